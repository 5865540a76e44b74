import { describeType } from '../describe';
import { Fault } from '../faults';
import { isContained } from '../guarantees';
import {
  isList,
  isMap,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  Unknown,
  type RulesValue,
} from '../values';
import { bytesMethods, hashingNamespace } from './hashing';
import { latlngMethods, latlngNamespace } from './latlng';
import { listMethods } from './list';
import { mapDiffMethods, mapMethods } from './map';
import { mathNamespace } from './math';
import { asList, type Methods } from './method';
import { pathMethods } from './path';
import { setMethods } from './set';
import { stringMethods } from './string';
import { durationMethods, durationNamespace, timestampMethods, timestampNamespace } from './time';

/** The namespaces of functions that every source can use. */
export const NAMESPACES: ReadonlyMap<string, Methods<null>> = new Map([
  ['duration', durationNamespace],
  ['hashing', hashingNamespace],
  ['latlng', latlngNamespace],
  ['math', mathNamespace],
  ['timestamp', timestampNamespace],
]);

const ALL: readonly Methods<never>[] = [
  bytesMethods,
  durationMethods,
  latlngMethods,
  listMethods,
  mapDiffMethods,
  mapMethods,
  pathMethods,
  setMethods,
  stringMethods,
  timestampMethods,
];

/** The numbers of arguments that a method of this name takes, over all types; empty when no type has it. */
export function aritiesOfMethod(name: string): readonly number[] {
  return ALL.flatMap((table) => table.get(name)?.arity ?? []);
}

/** `target.name(args)`. */
export function callMethod(target: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (typeof target === 'string') return run(stringMethods, target, name, args);
  if (isList(target)) return run(listMethods, target, name, args);
  if (isMap(target)) return run(mapMethods, target, name, args);
  if (target instanceof RulesSet) return run(setMethods, target, name, args);
  if (target instanceof RulesMapDiff) return run(mapDiffMethods, target, name, args);
  if (target instanceof RulesTimestamp) return run(timestampMethods, target, name, args);
  if (target instanceof RulesDuration) return run(durationMethods, target, name, args);
  if (target instanceof RulesPath) return run(pathMethods, target, name, args);
  if (target instanceof RulesLatLng) return run(latlngMethods, target, name, args);
  if (target instanceof Uint8Array) return run(bytesMethods, target, name, args);
  if (target instanceof Unknown) return callUnknown(target, name, args);
  throw new Fault(target === null ? `null has no method ${name}()` : `${describeType(target)} has no method ${name}()`);
}

function run<Target extends RulesValue>(
  table: Methods<Target>,
  target: Target,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const method = table.get(name);
  if (method === undefined) throw new Fault(`${describeType(target)} has no method ${name}()`);
  if (method.arity !== args.length) throw new Fault(`${name}() takes ${method.arity} arguments, got ${args.length}`);
  return method.run(target, args);
}

/**
 * The methods of an unknown value that a query can answer: for a map, the fields it fixes; for a list, the items it
 * contains.
 */
function callUnknown(target: Unknown, name: string, args: readonly RulesValue[]): RulesValue {
  const [first = null] = args;
  if (name === 'get' && args.length === 2) return getFixed(target, first, args[1] ?? null);
  if (name === 'hasAny' && args.length === 1)
    return asList(first).some((item) => isContained(target, item)) || target.fail();
  if (target.isKeys && name === 'hasAll' && args.length === 1)
    return asList(first).every((item) => isContained(target, item)) || target.fail();
  if (target.isMap && name === 'keys' && args.length === 0) return target.keys();
  if (target.isMap && name === 'size' && args.length === 0) return target.size();
  return target.fail();
}

/** `map.get(key, default)`, when the query fixes that field. */
function getFixed(target: Unknown, key: RulesValue, whenMissing: RulesValue): RulesValue {
  const steps = isList(key) ? key : [key];
  let value: RulesValue = target;
  for (const step of steps) {
    if (typeof step !== 'string') return target.fail();
    const next: RulesValue | undefined =
      value instanceof Unknown ? value.children.get(step) : isMap(value) ? value.get(step) : undefined;
    if (next === undefined) return value instanceof Unknown ? value.fail() : whenMissing;
    value = next;
  }
  return value === target ? target.fail() : value;
}
