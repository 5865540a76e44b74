import { Fault } from '../faults';
import { RulesPath, type RulesValue } from '../values';
import { asMap, asString, methods, unary } from './method';

/** rules.Path. */
export const pathMethods = methods<RulesPath>({
  bind: unary((path, bindings) => {
    const map = asMap(bindings);
    const segments = [...path.segments];
    for (const [name, index] of path.names) {
      const value = map.get(name);
      if (value !== undefined) segments[index] = asString(value);
    }
    return new RulesPath(segments, path.names);
  }),
});

/** `path[index]`, or `path[name]` and `path.name` for a bound segment. */
export function segmentAt(path: RulesPath, index: bigint | string): RulesValue {
  const place = typeof index === 'string' ? path.names.get(index) : Number(index);
  const segment = place === undefined || place < 0 ? undefined : path.segments[place];
  if (segment === undefined) throw new Fault(`the path has no segment ${index}`);
  if (segment === null) throw new Fault(`the segment ${index} of the path is not bound`);
  return segment;
}
