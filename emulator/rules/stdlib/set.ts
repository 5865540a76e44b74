import { setOf } from '../compare';
import { isList, RulesSet, type RulesValue } from '../values';
import { asSet, methods, plain, unary, wrongType } from './method';

/** rules.Set. The `has` methods also accept a list; `difference`, `intersection` and `union` require a set. */
export const setMethods = methods<RulesSet>({
  difference: unary((set, other) => without(set, asSet(other))),
  intersection: unary((set, other) => within(set, asSet(other))),
  union: unary((set, other) => new RulesSet(new Map([...asSet(other).items, ...set.items]))),
  hasAll: unary((set, other) => [...members(other).keys()].every((key) => set.items.has(key))),
  hasAny: unary((set, other) => [...members(other).keys()].some((key) => set.items.has(key))),
  hasOnly: unary((set, other) => {
    const allowed = members(other);
    return [...set.items.keys()].every((key) => allowed.has(key));
  }),
  size: plain((set) => BigInt(set.items.size)),
});

function members(value: RulesValue): ReadonlyMap<string, RulesValue> {
  if (value instanceof RulesSet) return value.items;
  return isList(value) ? setOf(value).items : wrongType(value, 'set or list');
}

function without(set: RulesSet, { items }: RulesSet): RulesSet {
  return new RulesSet(new Map([...set.items].filter(([key]) => !items.has(key))));
}

function within(set: RulesSet, { items }: RulesSet): RulesSet {
  return new RulesSet(new Map([...set.items].filter(([key]) => items.has(key))));
}
