import { invalid } from '../errors';
import { formatFieldPath, maskPath, NAME_FIELD } from '../paths/fieldPath';
import { checkCollectionId, parseDocumentName, sameDatabase } from '../paths/resourceName';
import type { DatabaseName, ResourceName } from '../paths/resourceName';
import { decodeOperand } from '../values/json';
import { checkQuery } from './checkQuery';
import { decodeFilter } from './decodeFilter';
import { possible } from './filter';
import { decodeFindNearest } from './findNearest';
import { completeOrder } from './query';
import type { Cursor, Order, Query } from './query';
import { enumName, fieldReference, int32, list, object } from './wire';
import type { Json } from './wire';

const DIRECTIONS = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'];

function decodeOrder(json: unknown): Order {
  const wire = object(json, 'Order');
  const path = fieldReference(wire.field);
  const direction = enumName(wire.direction, DIRECTIONS);
  if (direction !== '' && !DIRECTIONS.includes(direction)) throw invalid(`Unknown direction: ${direction}.`);
  return { path, field: formatFieldPath(path), descending: direction === 'DESCENDING' };
}

/** Parses a cursor. It may have values for the explicit orders, but not for the implied ones. */
function decodeCursor(json: unknown, orders: readonly Order[], database: DatabaseName): Cursor | null {
  if (json === undefined || json === null) return null;
  const wire = object(json, 'Cursor');
  const values = list(wire.values, 'values').map((value) => decodeOperand(value));
  if (values.length > orders.length) throw invalid('Cursor has too many values.');
  values.forEach((value, i) => {
    if (orders[i]?.field !== NAME_FIELD) return;
    if (value.kind !== 'reference') throw invalid('Cursor __key__ value is not a document reference.');
    if (!sameDatabase(parseDocumentName(value.value), database))
      throw invalid('The cursor key is in a different database than the query');
  });
  return { values, before: wire.before === true };
}

function count(json: unknown, what: string): number | null {
  const number = int32(json, what);
  if (number !== null && number < 0) throw invalid(`${what} is negative`);
  return number;
}

/** The id of the queried collection; null for all collections. */
function collectionIdOf({ collectionId }: Json): string | null {
  if (collectionId === undefined || collectionId === null || collectionId === '') return null;
  if (typeof collectionId !== 'string') throw invalid('collectionId must be a string.');
  checkCollectionId(collectionId);
  return collectionId;
}

/** Parses a structured query below a parent document or the root. Throws on everything the service rejects. */
export function decodeQuery(json: unknown, parent: ResourceName): Query {
  if (json === undefined || json === null) throw invalid('only structured queries are supported');
  const wire = object(json, 'structuredQuery');
  const from = list(wire.from, 'from');
  if (from.length > 1) throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  const selector = object(from[0] ?? {}, 'from');
  const collectionId = collectionIdOf(selector);
  const asked = decodeFilter(wire.where, parent);
  const filter = asked && possible(asked);
  const select =
    wire.select === undefined || wire.select === null ? null : list(object(wire.select, 'select').fields, 'fields');
  const selected = select === null ? null : select.map((field) => maskPath(fieldReference(field)));
  const explicitOrderBy = list(wire.orderBy, 'orderBy').map(decodeOrder);
  const query: Query = {
    parent: parent.path,
    collectionId,
    allDescendants: selector.allDescendants === true,
    filter,
    explicitOrderBy,
    orderBy: completeOrder(explicitOrderBy, filter),
    startAt: decodeCursor(wire.startAt, explicitOrderBy, parent),
    endAt: decodeCursor(wire.endAt, explicitOrderBy, parent),
    offset: count(wire.offset, 'offset') ?? 0,
    limit: count(wire.limit, 'limit'),
    select: selected,
    findNearest: decodeFindNearest(wire.findNearest),
  };
  checkQuery(query, asked);
  return query;
}
