import { Fault } from './faults';
import { keyOfValue } from './keys';
import { describeType } from './describe';
import {
  isList,
  isMap,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesVector,
  Unknown,
  type Comparison,
  type RulesMap,
  type RulesValue,
} from './values';

/**
 * `a == b`. Numbers compare by value, an integer and a float as floats; values of other different types are unequal
 * without a fault. Within lists and maps, values must also have the same type. Sets compare by their members; a MapDiff
 * equals nothing.
 */
export function equalValues(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) return typeof a === typeof b ? a === b : Number(a) === Number(b);
  return sameKind(a, b, nestedEqual);
}

/** `a != b`. A list query may guarantee that a field differs from a value without guaranteeing what it equals. */
export function differentValues(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof Unknown) return unknownDiffers(a, b);
  return b instanceof Unknown ? unknownDiffers(b, a) : !equalValues(a, b);
}

/** `unknown != value`, when an exclusion or a range guarantees it. */
function unknownDiffers(unknown: Unknown, value: RulesValue): boolean {
  if (value instanceof Unknown) return unknown.fail();
  const { contains, ranges, excluded } = unknown.facts;
  if (value === null && (unknown.isMap || contains.length + ranges.length + excluded.length > 0)) return true;
  if (excluded.some((item) => equalItems(item, value))) return true;
  for (const range of ranges) {
    if (comparable(range.value, value) && !satisfies(compareValues(value, range.value), range.operator)) return true;
  }
  return unknown.fail();
}

/**
 * Equality for `item in list` and other list operations: like `==`, but a float never equals the integer of the same
 * value.
 */
export function equalItems(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof Unknown) return a.equals(b);
  if (b instanceof Unknown) return b.equals(a);
  if (isNumber(a) || isNumber(b)) return typeof a === typeof b && a === b;
  return sameKind(a, b, nestedEqual);
}

/** Equality for `diff` on maps: numbers compare by value at every depth, NaN equals itself, 0.0 equals -0.0. */
export function sameValues(a: RulesValue, b: RulesValue): boolean {
  // eslint-disable-next-line eqeqeq -- exact between a bigint and a number
  if (isNumber(a) && isNumber(b)) return a == b || (a !== a && b !== b);
  return sameKind(a, b, sameValues);
}

/** Equality within a list or map: same type, NaN differs from itself, 0.0 from -0.0. */
function nestedEqual(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) || isNumber(b)) return Object.is(a, b) && !Number.isNaN(a);
  return sameKind(a, b, nestedEqual);
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function sameKind(a: RulesValue, b: RulesValue, same: (a: RulesValue, b: RulesValue) => boolean): boolean {
  if (a instanceof Unknown) return a.equals(b);
  if (b instanceof Unknown) return b.equals(a);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isList(a))
    return isList(b) && a.length === b.length && a.every((item, index) => same(item, b[index] as RulesValue));
  if (isMap(a)) return isMap(b) && sameMaps(a, b, same);
  if (a instanceof RulesTimestamp) return b instanceof RulesTimestamp && a.nanos === b.nanos;
  if (a instanceof RulesDuration) return b instanceof RulesDuration && a.nanos === b.nanos;
  if (a instanceof RulesPath) return b instanceof RulesPath && equalPaths(a, b);
  if (a instanceof RulesLatLng)
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof RulesVector)
    return (
      b instanceof RulesVector &&
      a.elements.length === b.elements.length &&
      a.elements.every((element, index) => element === b.elements[index])
    );
  if (a instanceof RulesSet)
    return (
      b instanceof RulesSet && a.items.size === b.items.size && [...a.items.keys()].every((key) => b.items.has(key))
    );
  if (a instanceof RulesMapDiff) return false;
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
}

function sameMaps(a: RulesMap, b: RulesMap, same: (a: RulesValue, b: RulesValue) => boolean): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !same(value, other)) return false;
  }
  return true;
}

function equalPaths(a: RulesPath, b: RulesPath): boolean {
  return (
    a.segments.length === b.segments.length &&
    a.segments.every((segment, index) => typeof segment === 'string' && segment === b.segments[index])
  );
}

/**
 * Compares two values of an ordered type: numbers, strings (by UTF-16 unit), bytes, timestamps, durations. Returns NaN
 * for NaN, which has no order.
 */
export function compareValues(a: RulesValue, b: RulesValue): number {
  if (isNumber(a) && isNumber(b)) return typeof a === typeof b ? orderOf(a, b) : orderOf(Number(a), Number(b));
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (
    (a instanceof RulesTimestamp && b instanceof RulesTimestamp) ||
    (a instanceof RulesDuration && b instanceof RulesDuration)
  ) {
    return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b);
  if (a instanceof Unknown) return a.fail();
  if (b instanceof Unknown) return b.fail();
  throw new Fault(`${describeType(a)} and ${describeType(b)} cannot be compared`);
}

/**
 * Whether a range with this bound applies to a value: a float bound implies nothing for integers, as in Google's
 * evaluation.
 */
export function comparable(bound: RulesValue, value: RulesValue): boolean {
  if (typeof bound === 'bigint') return typeof value === 'bigint' || typeof value === 'number';
  if (typeof bound === 'number' || typeof bound === 'string') return typeof value === typeof bound;
  return (
    typeof bound === 'object' &&
    typeof value === 'object' &&
    bound !== null &&
    value !== null &&
    bound.constructor === value.constructor &&
    ('nanos' in bound || bound instanceof Uint8Array)
  );
}

function satisfies(order: number, operator: Comparison): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function orderOf(a: bigint | number, b: bigint | number): number {
  return a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN;
}

/** The set of a sequence of values; of equal ones, the first is kept. */
export function setOf(values: Iterable<RulesValue>): RulesSet {
  const items = new Map<string, RulesValue>();
  for (const value of values) {
    const key = keyOfValue(value);
    if (!items.has(key)) items.set(key, value);
  }
  return new RulesSet(items);
}
