import { invalid } from '../errors';
import { encodeValue } from '../values/json';
import { fieldFilter } from './filter';
import type { FieldFilter, Filter } from './filter';

/** Field filters that must all match. */
export type Conjunction = readonly FieldFilter[];

/** Conjunctions by a canonical key, which doesn't depend on the order of their filters. */
type Disjunctions = ReadonlyMap<string, Conjunction>;

/** Maximum number of conjunctions that a query may expand to (documented limit). */
const MAX_DISJUNCTIONS = 30;
/** Maximum number of conjunctions to expand before duplicates are removed. */
const MAX_PRODUCT = 2 * MAX_DISJUNCTIONS;

/**
 * A filter in disjunctive normal form: the distinct conjunctions of field filters, one of which must match. `in` and
 * `array-contains-any` become equalities and `array-contains`. Throws when there are more than the service allows.
 */
export function disjunctionsOf(filter: Filter | null): readonly Conjunction[] {
  if (filter === null) return [[]];
  const found = normalized(filter);
  if (found.size > MAX_DISJUNCTIONS)
    throw invalid(
      `Too many disjunctions after normalization. Result had ${found.size} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  return [...found.values()];
}

/** The single conditions of a field filter: one per value of `in` and `array-contains-any`, else the filter itself. */
export function conditionsOf(filter: FieldFilter): readonly FieldFilter[] {
  const single = filter.op === 'in' ? '==' : filter.op === 'array-contains-any' ? 'array-contains' : null;
  if (single === null || filter.value.kind !== 'array') return [filter];
  return filter.value.values.map((value) => fieldFilter(filter.path, single, value));
}

/** A string that is the same for equivalent field filters. */
export function keyOf({ field, op, value }: FieldFilter): string {
  return JSON.stringify([field, op, encodeValue(value)]);
}

function normalized(filter: Filter): Disjunctions {
  if (filter.kind === 'field')
    return new Map(conditionsOf(filter).map((condition) => [keyOf(condition), [condition]] as const));
  const parts = filter.filters.map(normalized);
  if (filter.kind === 'or') return new Map(parts.flatMap((part) => [...part]));
  // Repeating the same part adds nothing.
  const distinct = new Map(parts.map((part) => [[...part.keys()].sort().join('\n'), part] as const));
  return [...distinct.values()].reduce(product);
}

function product(left: Disjunctions, right: Disjunctions): Disjunctions {
  if (left.size * right.size > MAX_PRODUCT)
    throw invalid(`Too many disjunctions after normalization, the maximum is ${MAX_DISJUNCTIONS}`);
  const found = new Map<string, Conjunction>();
  for (const a of left.values()) {
    for (const b of right.values()) {
      const conditions = new Map([...a, ...b].map((condition) => [keyOf(condition), condition] as const));
      found.set([...conditions.keys()].sort().join('\n'), [...conditions.values()]);
    }
  }
  return found;
}
