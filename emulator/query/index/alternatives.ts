import { alternativesOf, fieldFilter } from '../filter';
import type { FieldFilter, Filter } from '../filter';

type Conjunction = readonly FieldFilter[];

/** A filter multiplied out: the lists of field filters of which one must hold as a whole. `in` and `array-contains-any` become equalities and `array-contains`. */
export function alternatives(filter: Filter | null): readonly Conjunction[] {
  if (filter === null) return [[]];
  if (filter.kind !== 'field') {
    const parts = filter.filters.map(alternatives);
    return filter.kind === 'or' ? parts.flat() : parts.reduce(product);
  }
  const single = filter.op === 'in' ? '==' : filter.op === 'array-contains-any' ? 'array-contains' : null;
  if (single === null) return [[filter]];
  return alternativesOf(filter.value).map((value) => [fieldFilter(filter.path, single, value)]);
}

function product(left: readonly Conjunction[], right: readonly Conjunction[]): readonly Conjunction[] {
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}
