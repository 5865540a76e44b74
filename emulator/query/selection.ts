import { idOf, isDocumentPath, parentOf } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { NAME_FIELD } from '../paths/fieldPath';
import type { StoredDocument } from '../documents/document';
import { comparePaths, compareValues } from '../values/compare';
import type { Value } from '../values/value';
import { matches, valueAt } from './filter';
import { collectionPath } from './query';
import type { Cursor, Query } from './query';

/** Compares two documents in a query's order; both must have every field that it orders by. */
export function compareDocuments(a: StoredDocument, b: StoredDocument, query: Query, database: DatabaseName): number {
  for (const { path, descending } of query.orderBy) {
    const isName = path[0] === NAME_FIELD;
    const order = isName
      ? comparePaths(a.path, b.path)
      : compareValues(valueAt(a, path, database) as Value, valueAt(b, path, database) as Value);
    // No two documents have the same name, so whatever comes after it doesn't matter, and may be missing.
    if (order !== 0 || isName) return descending ? -order : order;
  }
  return 0;
}

/** The position of a document relative to a cursor: negative before its values, zero at them, positive after. */
function compareToCursor(document: StoredDocument, cursor: Cursor, query: Query, database: DatabaseName): number {
  for (let i = 0; i < cursor.values.length; i++) {
    const order = query.orderBy[i];
    if (!order) break;
    const result = compareValues(valueAt(document, order.path, database) as Value, cursor.values[i] as Value);
    if (result !== 0) return order.descending ? -result : result;
  }
  return 0;
}

function withinCursors(document: StoredDocument, query: Query, database: DatabaseName): boolean {
  if (query.startAt) {
    const order = compareToCursor(document, query.startAt, query, database);
    if (order < 0 || (order === 0 && !query.startAt.before)) return false;
  }
  if (query.endAt) {
    const order = compareToCursor(document, query.endAt, query, database);
    if (order > 0 || (order === 0 && query.endAt.before)) return false;
  }
  return true;
}

/** True when a document is in a collection with this id (null: any) below the parent. */
function inGroup(path: string, parent: string, collectionId: string | null): boolean {
  if (parent !== '' && !path.startsWith(`${parent}/`)) return false;
  return collectionId === null || idOf(parentOf(path)) === collectionId;
}

/** Whether a path is a document in the queried collections. */
export function inScope(path: string, query: Query): boolean {
  if (!isDocumentPath(path)) return false;
  if (query.allDescendants) return inGroup(path, query.parent, query.collectionId);
  const collection = parentOf(path);
  return query.collectionId === null ? parentOf(collection) === query.parent : collection === collectionPath(query);
}

/**
 * Whether a document matches a query, ignoring limit and offset: it is in the collection, matches the filters, has all
 * ordered fields, and is within the cursors.
 */
export function selects(query: Query, document: StoredDocument, database: DatabaseName): boolean {
  return (
    inScope(document.path, query) &&
    matches(document, query.filter, database) &&
    query.orderBy.every(({ path }) => path[0] === NAME_FIELD || valueAt(document, path, database) !== undefined) &&
    withinCursors(document, query, database)
  );
}
