import { compareValues, equalItems } from './compare';
import { keyOfValue } from './keys';
import { describeType } from './describe';
import { Fault } from './faults';
import { compareUnknown, containsItem } from './guarantees';
import { checkTextSize, integer, wrongType } from './stdlib/method';
import { itemAt } from './stdlib/list';
import { segmentAt } from './stdlib/path';
import { addTimes, subtractTimes } from './stdlib/time';
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
  type RulesValue,
} from './values';

const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `a < b` and the other comparisons. */
export function compareBy(operator: Comparison, a: RulesValue, b: RulesValue): boolean {
  if (a instanceof Unknown && !(b instanceof Unknown)) return compareUnknown(a, operator, b);
  if (b instanceof Unknown && !(a instanceof Unknown)) return compareUnknown(b, MIRRORED[operator], a);
  const order = compareValues(a, b);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** `item in container`: an item of a list or set, a key of a map. */
export function contains(item: RulesValue, container: RulesValue): boolean {
  if (isList(container)) return container.some((candidate) => equalItems(candidate, item));
  if (isMap(container)) return typeof item === 'string' ? container.has(item) : wrongType(item, 'string');
  if (container instanceof RulesSet) return container.items.has(keyOfValue(item));
  if (!(container instanceof Unknown)) return wrongType(container, 'list, set or map');
  return typeof item === 'string' && container.children.has(item) ? true : containsItem(container, item);
}

/** `+ - * / %`. Two integers give an integer (division truncates); an integer and a float give a float. */
export function calculate(operator: '+' | '-' | '*' | '/' | '%', a: RulesValue, b: RulesValue): RulesValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return calculateIntegers(operator, a, b);
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) {
    return calculateFloats(operator, Number(a), Number(b));
  }
  if (operator === '+') {
    if (typeof a === 'string' && typeof b === 'string') {
      checkTextSize([a, b]);
      return a + b;
    }
    const sum = addTimes(a, b);
    if (sum !== undefined) return sum;
  }
  if (operator === '-') {
    const difference = subtractTimes(a, b);
    if (difference !== undefined) return difference;
  }
  if (a instanceof Unknown) return a.fail();
  if (b instanceof Unknown) return b.fail();
  throw new Fault(`${describeType(a)} ${operator} ${describeType(b)} is not defined`);
}

function calculateIntegers(operator: '+' | '-' | '*' | '/' | '%', a: bigint, b: bigint): bigint {
  if (operator === '+') return integer(a + b);
  if (operator === '-') return integer(a - b);
  if (operator === '*') return integer(a * b);
  if (b === 0n) throw new Fault('division by zero');
  return operator === '/' ? integer(a / b) : a % b;
}

function calculateFloats(operator: '+' | '-' | '*' | '/' | '%', a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}

/** `-x`. */
export function negate(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return integer(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return new RulesDuration(-value.nanos);
  return wrongType(value, 'number');
}

/** `target.name`: a missing field is a fault, and so is any field of null. */
export function memberOf(target: RulesValue, name: string): RulesValue {
  if (isMap(target)) {
    const value = target.get(name);
    if (value !== undefined) return value;
    throw new Fault(`property ${name} is undefined on object`);
  }
  if (target instanceof Unknown) return target.member(name);
  if (target === null) throw new Fault(`null value: ${name} was asked of null`);
  if (target instanceof RulesPath) return segmentAt(target, name);
  throw new Fault(`property ${name} is undefined on ${describeType(target)}`);
}

/** `target[index]`. */
export function indexInto(target: RulesValue, index: RulesValue): RulesValue {
  if (index instanceof Unknown) return index.fail();
  if (isMap(target) || (target instanceof Unknown && typeof index === 'string')) {
    return typeof index === 'string' ? memberOf(target, index) : wrongType(index, 'string');
  }
  if (isList(target)) return typeof index === 'bigint' ? itemAt(target, index) : wrongType(index, 'int');
  if (typeof target === 'string') {
    if (typeof index !== 'bigint') return wrongType(index, 'int');
    const character = index < 0n ? undefined : target[Number(index)];
    if (character === undefined) throw new Fault(`index ${index} is out of range for a string of ${target.length}`);
    return character;
  }
  if (target instanceof RulesPath) {
    return typeof index === 'bigint' || typeof index === 'string'
      ? segmentAt(target, index)
      : wrongType(index, 'int or string');
  }
  return wrongType(target, 'list, map, path or string');
}

/**
 * `target[from:to]` of a list, path or string, `to` not included. The first and the last position of the range must
 * both exist, so `[0:0]` and `[size:size]` are faults although they would select nothing, and an empty target has no
 * valid range. Null means the beginning or the end.
 */
export function rangeOf(target: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (target instanceof RulesPath) return new RulesPath(partOf(target.segments, from, to));
  if (isList(target)) return partOf(target, from, to);
  return typeof target === 'string' ? partOf(target, from, to) : wrongType(target, 'list, path or string');
}

function partOf<Whole extends string | readonly unknown[]>(target: Whole, from: RulesValue, to: RulesValue): Whole {
  if (from !== null && typeof from !== 'bigint') return wrongType(from, 'int');
  if (to !== null && typeof to !== 'bigint') return wrongType(to, 'int');
  const size = target.length;
  const exists = (place: bigint): boolean => place >= 0n && place < BigInt(size);
  const first = from ?? 0n;
  const end = to ?? BigInt(size);
  if ((from !== null && !exists(first)) || (to !== null && !exists(end - 1n)) || end < first)
    throw new Fault(`the range [${first}:${end}] is not within a size of ${size}`);
  return target.slice(Number(first), Number(end)) as Whole;
}

/** The types that `is` supports. */
export const TYPE_TESTS: ReadonlyMap<string, (value: RulesValue) => boolean> = new Map<
  string,
  (value: RulesValue) => boolean
>([
  ['bool', (value) => typeof value === 'boolean'],
  ['bytes', (value) => value instanceof Uint8Array],
  ['constraint', () => false],
  ['duration', (value) => value instanceof RulesDuration],
  ['float', (value) => typeof value === 'number'],
  ['int', (value) => typeof value === 'bigint'],
  ['latlng', (value) => value instanceof RulesLatLng],
  ['list', isList],
  ['map', isMap],
  ['map_diff', (value) => value instanceof RulesMapDiff],
  ['number', (value) => typeof value === 'bigint' || typeof value === 'number'],
  ['path', (value) => value instanceof RulesPath],
  ['set', (value) => value instanceof RulesSet],
  ['string', (value) => typeof value === 'string'],
  ['timestamp', (value) => value instanceof RulesTimestamp],
  ['vector', (value) => value instanceof RulesVector],
]);
