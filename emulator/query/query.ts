import { NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { compareText } from '../values/compare';
import type { Value } from '../values/value';
import { fieldFilters, isInequality } from './filter';
import type { Filter } from './filter';
import type { FindNearest } from './findNearest';

export interface Order {
  readonly path: FieldPath;
  readonly field: string;
  readonly descending: boolean;
}

/**
 * A position in the order: values for its first fields. `before` puts it just before the documents with these values,
 * else just after.
 */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A structured query, parsed and completed. */
export interface Query {
  /** Relative path of the parent document; empty at the root. */
  readonly parent: string;
  /** Null means every collection. */
  readonly collectionId: string | null;
  /** At any depth below the parent; with a collection id, a collection group. */
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  /** The explicit orders of the request. */
  readonly explicitOrderBy: readonly Order[];
  /** The complete order: the explicit orders, then the inequality fields, then the name. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Fields to return; null returns all. */
  readonly select: readonly FieldPath[] | null;
  /** A vector search among the results of the rest of the query. */
  readonly findNearest: FindNearest | null;
}

/**
 * The effective order of a query: after the explicit orders come the fields of its inequality filters, by name, then
 * the document name, all in the direction of the last explicit order.
 */
export function completeOrder(explicit: readonly Order[], filter: Filter | null): readonly Order[] {
  const orders = [...explicit];
  const descending = explicit.at(-1)?.descending ?? false;
  const implied = new Map<string, FieldPath>();
  for (const { field, path, op } of fieldFilters(filter))
    if (isInequality(op) && field !== NAME_FIELD) implied.set(field, path);
  for (const field of [...implied.keys()].sort(compareText)) {
    if (!orders.some((order) => order.field === field))
      orders.push({ path: implied.get(field) as FieldPath, field, descending });
  }
  if (!orders.some((order) => order.field === NAME_FIELD))
    orders.push({ path: [NAME_FIELD], field: NAME_FIELD, descending });
  return orders;
}

/** The relative path of the queried collection. */
export function collectionPath(query: Query): string {
  const id = query.collectionId ?? '';
  return query.parent === '' ? id : `${query.parent}/${id}`;
}
