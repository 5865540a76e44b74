import { setOf } from '../compare';
import { keyOfItem } from '../keys';
import { Fault } from '../faults';
import type { RulesValue } from '../values';
import { asList, asString, checkSize, checkTextSize, methods, plain, unary } from './method';
import { toText } from './convert';

/** The keys of a list's items; NaN equals nothing, so it has no key. */
function keysOf(list: readonly RulesValue[]): Set<string> {
  const keys = new Set<string>();
  for (const item of list) {
    const key = keyOfItem(item);
    if (key !== null) keys.add(key);
  }
  return keys;
}

function isAmong(item: RulesValue, keys: ReadonlySet<string>): boolean {
  const key = keyOfItem(item);
  return key !== null && keys.has(key);
}

/** rules.List: arguments must be lists, the only type in the documentation. */
export const listMethods = methods<readonly RulesValue[]>({
  concat: unary((list, other) => {
    const added = asList(other);
    checkSize(list.length + added.length);
    return [...list, ...added];
  }),
  hasAll: unary((list, other) => {
    const keys = keysOf(list);
    return asList(other).every((item) => isAmong(item, keys));
  }),
  hasAny: unary((list, other) => {
    const keys = keysOf(asList(other));
    return list.some((item) => isAmong(item, keys));
  }),
  hasOnly: unary((list, other) => {
    const keys = keysOf(asList(other));
    return list.every((item) => isAmong(item, keys));
  }),
  join: unary((list, separator) => {
    const texts = list.map(toText);
    const between = asString(separator);
    checkTextSize(texts.flatMap((text) => [text, between]));
    return texts.join(between);
  }),
  removeAll: unary((list, other) => {
    const keys = keysOf(asList(other));
    return list.filter((item) => !isAmong(item, keys));
  }),
  size: plain((list) => BigInt(list.length)),
  toSet: plain((list) => setOf(list)),
});

/** `list[index]`; out of range is a fault. */
export function itemAt(list: readonly RulesValue[], index: bigint): RulesValue {
  const item = index < 0n ? undefined : list[Number(index)];
  if (item === undefined) throw new Fault(`index ${index} is out of range for a list of ${list.length}`);
  return item;
}
