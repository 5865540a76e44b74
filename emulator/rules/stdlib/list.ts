import { keyOf, setOf } from '../compare';
import { Fault } from '../faults';
import type { RulesValue } from '../values';
import { asList, asString, methods, plain, unary } from './method';
import { toText } from './convert';

/** rules.List: arguments are lists; the documentation names no others. */
export const listMethods = methods<readonly RulesValue[]>({
  concat: unary((list, other) => [...list, ...asList(other)]),
  hasAll: unary((list, other) => {
    const keys = new Set(list.map(keyOf));
    return asList(other).every((item) => keys.has(keyOf(item)));
  }),
  hasAny: unary((list, other) => {
    const keys = new Set(asList(other).map(keyOf));
    return list.some((item) => keys.has(keyOf(item)));
  }),
  hasOnly: unary((list, other) => {
    const keys = new Set(asList(other).map(keyOf));
    return list.every((item) => keys.has(keyOf(item)));
  }),
  join: unary((list, separator) => list.map(toText).join(asString(separator))),
  removeAll: unary((list, other) => {
    const keys = new Set(asList(other).map(keyOf));
    return list.filter((item) => !keys.has(keyOf(item)));
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
