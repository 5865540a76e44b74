import { sameValues, setOf } from '../compare';
import { isList, isMap, RulesMapDiff, type RulesMap, type RulesSet, type RulesValue } from '../values';
import { asMap, asString, binary, methods, plain, unary } from './method';

/**
 * rules.Map. `get` takes a key, or a list of keys as a path into nested maps. `keys` are sorted, `values` are in
 * insertion order.
 */
export const mapMethods = methods<RulesMap>({
  diff: unary((map, other) => new RulesMapDiff(map, asMap(other))),
  get: binary((map, key, whenMissing) => {
    const steps = (isList(key) ? key : [key]).map(asString);
    let value: RulesValue = map;
    for (const step of steps) {
      const next: RulesValue | undefined = isMap(value) ? value.get(step) : undefined;
      if (next === undefined) return whenMissing;
      value = next;
    }
    return value;
  }),
  keys: plain((map) => [...map.keys()].sort()),
  size: plain((map) => BigInt(map.size)),
  values: plain((map) => [...map.values()]),
});

/** rules.MapDiff: the keys of `after.diff(before)` by kind of change. */
export const mapDiffMethods = methods<RulesMapDiff>({
  addedKeys: plain((diff) => keysWhere(diff.after, (key) => !diff.before.has(key))),
  removedKeys: plain((diff) => keysWhere(diff.before, (key) => !diff.after.has(key))),
  changedKeys: plain((diff) => keysWhere(diff.after, (key) => diff.before.has(key) && !sameAt(diff, key))),
  unchangedKeys: plain((diff) => keysWhere(diff.after, (key) => diff.before.has(key) && sameAt(diff, key))),
  affectedKeys: plain((diff) =>
    setOf(
      [...diff.after.keys()]
        .filter((key) => !sameAt(diff, key))
        .concat([...diff.before.keys()].filter((key) => !diff.after.has(key))),
    ),
  ),
});

function sameAt({ after, before }: RulesMapDiff, key: string): boolean {
  const now = after.get(key);
  const then = before.get(key);
  return now !== undefined && then !== undefined && sameValues(now, then);
}

function keysWhere(map: RulesMap, holds: (key: string) => boolean): RulesSet {
  return setOf([...map.keys()].filter(holds));
}
