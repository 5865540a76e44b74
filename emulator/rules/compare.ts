import { Fault } from './faults';
import { Unknown } from './unknown';
import { describeType } from './describe';
import { isList, isMap, RulesDuration, RulesLatLng, RulesMapDiff, RulesPath, RulesSet, RulesTimestamp, type RulesMap, type RulesValue } from './values';

/** `a == b`: deep, exact; an integer equals the float of the same value; values of different types differ without a fault. */
export function equalValues(a: RulesValue, b: RulesValue): boolean {
  if (a === b) return true;
  if (a instanceof Unknown) return a.equals(b);
  if (b instanceof Unknown) return b.equals(a);
  if (typeof a === 'bigint' || typeof a === 'number') {
    // eslint-disable-next-line eqeqeq -- the loose comparison is the exact one between a bigint and a number
    return (typeof b === 'bigint' || typeof b === 'number') && a == b;
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, index) => equalValues(item, b[index] as RulesValue));
  if (isMap(a)) return isMap(b) && equalMaps(a, b);
  if (a instanceof RulesTimestamp) return b instanceof RulesTimestamp && a.nanos === b.nanos;
  if (a instanceof RulesDuration) return b instanceof RulesDuration && a.nanos === b.nanos;
  if (a instanceof RulesPath) return b instanceof RulesPath && equalPaths(a, b);
  if (a instanceof RulesLatLng) return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof RulesSet) return b instanceof RulesSet && a.items.size === b.items.size && [...a.items.keys()].every((key) => b.items.has(key));
  if (a instanceof RulesMapDiff) return b instanceof RulesMapDiff && equalMaps(a.after, b.after) && equalMaps(a.before, b.before);
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0;
}

function equalMaps(a: RulesMap, b: RulesMap): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !equalValues(value, other)) return false;
  }
  return true;
}

function equalPaths(a: RulesPath, b: RulesPath): boolean {
  return a.segments.length === b.segments.length && a.segments.every((segment, index) => segment !== null && segment === b.segments[index]);
}

/** Order of two values that have one: numbers, strings, timestamps, durations, each among themselves. NaN is neither before nor after: NaN comes back. */
export function compareValues(a: RulesValue, b: RulesValue): number {
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) {
    if (a < b) return -1;
    if (a > b) return 1;
    // eslint-disable-next-line eqeqeq -- exact between a bigint and a number
    return a == b ? 0 : NaN;
  }
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if ((a instanceof RulesTimestamp && b instanceof RulesTimestamp) || (a instanceof RulesDuration && b instanceof RulesDuration)) {
    return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
  }
  if (a instanceof Unknown) return a.fail();
  if (b instanceof Unknown) return b.fail();
  throw new Fault(`${describeType(a)} and ${describeType(b)} cannot be compared`);
}

/** Strings by code point, which is also the order of their UTF-8 bytes; UTF-16 units would misplace what lies beyond the first plane. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    const leftIsSurrogate = left >= 0xd800 && left <= 0xdfff;
    const rightIsSurrogate = right >= 0xd800 && right <= 0xdfff;
    if (leftIsSurrogate !== rightIsSurrogate) return leftIsSurrogate ? 1 : -1;
    return left < right ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

/** A text that equal values share and different values do not: what sets and list subtraction look values up by. */
export function keyOf(value: RulesValue): string {
  if (typeof value === 'string') return `s${value}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `n${BigInt(value)}` : `f${value}`;
  if (value instanceof Unknown) return value.fail();
  if (isList(value)) return `l${joinKeys(value.map(keyOf))}`;
  if (isMap(value)) {
    const keys = [...value.keys()].sort();
    return `m${joinKeys(keys.flatMap((key) => [key, keyOf(value.get(key) as RulesValue)]))}`;
  }
  if (value instanceof RulesSet) return `S${joinKeys([...value.items.keys()].sort())}`;
  if (value instanceof RulesTimestamp) return `t${value.nanos}`;
  if (value instanceof RulesDuration) return `d${value.nanos}`;
  if (value instanceof RulesLatLng) return `g${value.latitude},${value.longitude}`;
  if (value instanceof RulesPath) return `p${joinKeys(value.segments.map((segment) => segment ?? ''))}`;
  if (value instanceof RulesMapDiff) return `D${joinKeys([keyOf(value.after), keyOf(value.before)])}`;
  return `b${Buffer.from(value).toString('base64')}`;
}

/** Lengths in front keep the parts apart whatever they contain. */
function joinKeys(keys: readonly string[]): string {
  return keys.map((key) => `${key.length}:${key}`).join('');
}

/** The set of a sequence of values. */
export function setOf(values: Iterable<RulesValue>): RulesSet {
  const items = new Map<string, RulesValue>();
  for (const value of values) {
    const key = keyOf(value);
    if (!items.has(key)) items.set(key, value);
  }
  return new RulesSet(items);
}
