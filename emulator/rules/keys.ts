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
  type RulesValue,
} from './values';

/** The key of a number, which decides which numbers are equal. */
type NumberKey = (value: bigint | number) => string;

/** By value: 1 and 1.0 are equal, so are 0.0 and -0.0, and NaN equals itself. */
const byValue: NumberKey = (value) =>
  typeof value === 'number' && !Number.isInteger(value) ? `f${value}` : `n${BigInt(value)}`;

/** By type and bits, as numbers within list items compare. */
const byType: NumberKey = (value) =>
  typeof value === 'bigint' ? `i${value}` : Object.is(value, -0) ? 'f-0' : `f${value}`;

/** A string that is the same exactly for values that a set treats as one element. */
export function keyOfValue(value: RulesValue): string {
  return keyOf(value, byValue);
}

/** A string that is the same exactly for items that a list treats as equal; null for NaN, which equals nothing. */
export function keyOfItem(value: RulesValue): string | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : `f${value === 0 ? 0 : value}`;
  return keyOf(value, byType);
}

function keyOf(value: RulesValue, number: NumberKey): string {
  if (typeof value === 'string') return `s${value}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint' || typeof value === 'number') return number(value);
  if (value instanceof Unknown) return value.fail();
  if (isList(value)) return `l${joinKeys(value.map((item) => keyOf(item, number)))}`;
  if (isMap(value)) {
    const keys = [...value.keys()].sort();
    return `m${joinKeys(keys.flatMap((key) => [key, keyOf(value.get(key) as RulesValue, number)]))}`;
  }
  if (value instanceof RulesSet) return `S${joinKeys([...value.items.keys()].sort())}`;
  if (value instanceof RulesTimestamp) return `t${value.nanos}`;
  if (value instanceof RulesDuration) return `d${value.nanos}`;
  if (value instanceof RulesLatLng) return `g${value.latitude},${value.longitude}`;
  if (value instanceof RulesPath)
    return `p${joinKeys(value.segments.map((segment) => (typeof segment === 'string' ? segment : `{${segment.name}}`)))}`;
  if (value instanceof RulesVector) return `v${value.elements.join(',')}`;
  if (value instanceof RulesMapDiff) return `D${joinKeys([keyOf(value.after, number), keyOf(value.before, number)])}`;
  return `b${Buffer.from(value).toString('base64')}`;
}

/** Length prefixes keep the parts apart whatever they contain. */
function joinKeys(keys: readonly string[]): string {
  return keys.map((key) => `${key.length}:${key}`).join('');
}
