import { comparePaths, compareValues, typeRank } from '../../values/compare';
import type { Value } from '../../values/value';

/** The sort directions of an index: its fields one after the other, then the name. */
export interface Directions {
  readonly descending: readonly boolean[];
  readonly nameDescending: boolean;
}

/**
 * A position in the order of an index. A document's position has a value for every field, its path, and edge 0. A bound
 * may stop earlier: it is just before (-1) or just after (1) everything with the same prefix; with a rank, before all
 * values of that type.
 */
export interface Position {
  readonly values: readonly Value[];
  readonly rank: number | null;
  readonly path: string | null;
  readonly edge: -1 | 0 | 1;
}

/** A bound before or after everything that begins with these values. */
export function boundAt(values: readonly Value[], edge: -1 | 1, path: string | null = null): Position {
  return { values, rank: null, path, edge };
}

/** A bound before every value of a type, after these values. */
export function boundBeforeRank(values: readonly Value[], rank: number): Position {
  return { values, rank, path: null, edge: -1 };
}

/** Compares two positions that are equal up to the end of one of them; `next` is the other's next value. */
function compareEnds(a: Position, next: Value): number {
  if (a.rank === null) return a.edge;
  return a.rank <= typeRank(next) ? -1 : 1;
}

function compareSameEnds(a: Position, b: Position): number {
  if (a.rank !== null && b.rank !== null) return a.rank - b.rank;
  if (a.rank !== null) return -b.edge;
  return b.rank !== null ? a.edge : a.edge - b.edge;
}

/** The order of positions in an index. */
export function comparePositions(a: Position, b: Position, { descending, nameDescending }: Directions): number {
  for (let i = 0; i < descending.length; i++) {
    const left = a.values[i];
    const right = b.values[i];
    if (left === undefined) return right === undefined ? compareSameEnds(a, b) : compareEnds(a, right);
    if (right === undefined) return -compareEnds(b, left);
    const order = compareValues(left, right);
    if (order !== 0) return descending[i] ? -order : order;
  }
  if (a.path === null || b.path === null)
    return a.path === b.path ? a.edge - b.edge : a.path === null ? a.edge : -b.edge;
  const order = comparePaths(a.path, b.path);
  return order === 0 ? a.edge - b.edge : nameDescending ? -order : order;
}
