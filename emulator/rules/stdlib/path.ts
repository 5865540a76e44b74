import { Fault } from '../faults';
import type { PathVariable } from '../pathVariable';
import { RulesPath, type RulesMap, type RulesValue } from '../values';
import { toText } from './convert';
import { asMap, methods, unary, wrongType } from './method';

/** rules.Path. `bind` sets the values of variables; variables without a value are removed. */
export const pathMethods = methods<RulesPath>({
  bind: unary((path, bindings) => bindPath(path, asMap(bindings))),
});

function bindPath(path: RulesPath, bindings: RulesMap): RulesPath {
  const open = new Map(
    path.segments.flatMap((segment) => (typeof segment === 'string' ? [] : [[segment.name, segment]])),
  );
  const bound = new Map(path.bound);
  for (const [name, value] of bindings) {
    if (bound.has(name)) throw new Fault(`the variable ${name} of the path is already bound`);
    const variable = open.get(name);
    if (variable === undefined) throw new Fault(`the path has no variable ${name}`);
    bound.set(name, boundValue(variable, value));
  }
  const segments = path.segments.flatMap((segment) => {
    if (typeof segment === 'string') return [segment];
    const value = bound.get(segment.name);
    if (value instanceof RulesPath) return value.segments;
    return typeof value === 'string' ? [value] : [];
  });
  return new RulesPath(segments, bound);
}

function boundValue({ name, isGlob }: PathVariable, value: RulesValue): RulesValue {
  if (isGlob) {
    const path = value instanceof RulesPath ? value : wrongType(value, 'path');
    if (path.segments.some((segment) => typeof segment !== 'string'))
      throw new Fault(`the variable ${name} of the path is bound to a path with variables`);
    return path;
  }
  const text = toText(value);
  if (text === '') throw new Fault(`the variable ${name} of the path is bound to an empty text`);
  return text;
}

/** The segment at an index, or the value that `bind` has set for a variable. */
export function segmentAt(path: RulesPath, index: bigint | string): RulesValue {
  if (typeof index === 'string') {
    const value = path.bound.get(index);
    if (value === undefined) throw new Fault(`property ${index} is undefined on a path`);
    return value;
  }
  const segment = index < 0n ? undefined : path.segments[Number(index)];
  if (segment === undefined) throw new Fault(`the path has no segment ${index}`);
  if (typeof segment !== 'string') throw new Fault(`the variable ${segment.name} of the path is not bound`);
  return segment;
}
