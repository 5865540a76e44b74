import { NAME_FIELD } from '../../paths/fieldPath';
import { resourceName } from '../../paths/resourceName';
import type { DatabaseName } from '../../paths/resourceName';
import { equalValues, typeRank } from '../../values/compare';
import type { Value } from '../../values/value';
import type { FieldFilter } from '../filter';
import type { Cursor, Order, Query } from '../query';
import type { IndexShape } from './orderedIndex';
import { boundAt, boundBeforeRank, comparePositions } from './position';
import type { Position } from './position';

/** The part of an index to read. */
export interface Scan {
  readonly shape: IndexShape;
  readonly low: Position;
  readonly high: Position;
  readonly backwards: boolean;
}

/** The rank after that of null: where `!=`, `not-in` and `is-not` start. */
const AFTER_NULL = 1;

/** The path of a reference to a document of this database; null for any other value. */
export function pathOf(value: Value, database: DatabaseName): string | null {
  const root = `${resourceName(database, '')}/`;
  return value.kind === 'reference' && value.value.startsWith(root) ? value.value.slice(root.length) : null;
}

/**
 * The index range for the documents of a query that match one conjunction: an index that begins with the equality
 * fields and continues with the query's order, bounded by its first inequality and its cursors. The range includes all
 * matching documents, but not everything in the range matches.
 */
export function scanOf(query: Query, filters: readonly FieldFilter[], database: DatabaseName): Scan {
  const contains = filters.find(({ op }) => op === 'array-contains');
  const equal = new Map<string, FieldFilter>();
  for (const filter of filters)
    if ((filter.op === '==' || filter.op === 'is') && filter.field !== NAME_FIELD && !equal.has(filter.field))
      equal.set(filter.field, filter);
  const equalities = [...equal.values()].sort((a, b) => (a.field < b.field ? -1 : 1));
  const orders = query.orderBy.slice(0, 1 + query.orderBy.findIndex(({ field }) => field === NAME_FIELD));
  const free = orders.filter(({ field }) => !equal.has(field));
  const first = free[0] as Order;
  const backwards = first.descending;
  const shape = shapeOf(contains, equalities, free, backwards);
  const prefix = [...(contains ? [contains.value] : []), ...equalities.map(({ value }) => value)];
  const lows = [boundAt(prefix, -1)];
  const highs = [boundAt(prefix, 1)];
  for (const filter of filters) if (filter.field === first.field) bound(filter, prefix, database, lows, highs);
  const [lowCursor, highCursor] = backwards ? [query.endAt, query.startAt] : [query.startAt, query.endAt];
  const place = (cursor: Cursor, low: boolean): Position => {
    // `before` refers to the query's order; in an index read backwards it means after.
    const edge = cursor.before === backwards ? 1 : -1;
    return cursorBound(cursor, edge, low ? -1 : 1, orders, equal, prefix, database);
  };
  if (lowCursor) lows.push(place(lowCursor, true));
  if (highCursor) highs.push(place(highCursor, false));
  const tightest = (bounds: readonly Position[], sign: 1 | -1): Position =>
    bounds.reduce((best, other) => (comparePositions(other, best, shape) * sign > 0 ? other : best));
  return { shape, low: tightest(lows, 1), high: tightest(highs, -1), backwards };
}

function shapeOf(
  contains: FieldFilter | undefined,
  equalities: readonly FieldFilter[],
  free: readonly Order[],
  flipped: boolean,
): IndexShape {
  const fields = free.filter(({ field }) => field !== NAME_FIELD);
  const fixed = [...(contains ? [contains] : []), ...equalities];
  const descending = [...fixed.map(() => false), ...fields.map((order) => order.descending !== flipped)];
  const nameDescending = (free.at(-1) as Order).descending !== flipped;
  const name = [contains ? 'elements' : 'values', nameDescending ? '-' : '+']
    .concat([...fixed, ...fields].map(({ field }, i) => (descending[i] ? '-' : '+') + field))
    .join('\n');
  return {
    name,
    fields: [...fixed, ...fields].map(({ path }) => path),
    elements: contains !== undefined,
    descending,
    nameDescending,
  };
}

/** Adds the bounds of an inequality on the first field of the order. */
function bound(
  filter: FieldFilter,
  prefix: readonly Value[],
  database: DatabaseName,
  lows: Position[],
  highs: Position[],
): void {
  const { op, value } = filter;
  const isName = filter.field === NAME_FIELD;
  if (op === '!=' || op === 'not-in' || op === 'is-not') {
    if (!isName) lows.push(boundBeforeRank(prefix, AFTER_NULL));
    return;
  }
  if (op !== '<' && op !== '<=' && op !== '>' && op !== '>=') return;
  const path = isName ? pathOf(value, database) : null;
  if (isName && path === null) return;
  const values = isName ? prefix : [...prefix, value];
  if (op === '<' || op === '<=') {
    highs.push(boundAt(values, op === '<' ? -1 : 1, path));
    if (!isName) lows.push(boundBeforeRank(prefix, typeRank(value)));
  } else {
    lows.push(boundAt(values, op === '>' ? 1 : -1, path));
    if (!isName) highs.push(boundBeforeRank(prefix, typeRank(value) + 1));
  }
}

/**
 * The position of a cursor in an index. Where it can't be expressed exactly, a position that excludes no matching
 * document.
 */
function cursorBound(
  cursor: Cursor,
  edge: -1 | 1,
  wide: -1 | 1,
  orders: readonly Order[],
  equal: ReadonlyMap<string, FieldFilter>,
  prefix: readonly Value[],
  database: DatabaseName,
): Position {
  const values = [...prefix];
  for (const [i, value] of cursor.values.entries()) {
    const order = orders[i];
    if (!order) return boundAt(values, wide);
    if (order.field === NAME_FIELD) {
      const path = pathOf(value, database);
      return path === null || i < cursor.values.length - 1 ? boundAt(values, wide) : boundAt(values, edge, path);
    }
    const fixed = equal.get(order.field);
    if (!fixed) values.push(value);
    else if (!equalValues(fixed.value, value)) return boundAt(values, wide);
  }
  return boundAt(values, edge);
}
