import type { DocumentData } from 'firebase/firestore';
import { emailOf } from '../../support/documents';
import { ROOT, encodeValue, encodeWrite, type Write } from './wire';

/** Who sends a request: a uid and the token's other claims. Null is signed out. */
export type Person = { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> } | null;

/** A signed-in user with a verified email, unless the claims say otherwise. */
export const person = (uid: string, claims: Record<string, unknown> = {}): Person => ({
  uid,
  claims: { email: emailOf(uid), email_verified: true, ...claims },
});

/** The commissioner, two members, an outsider, an attacker, an administrator, a member of the staff. */
export const [ann, bob, cat, dan, eve, root, sam] = ['ann', 'bob', 'cat', 'dan', 'eve', 'root', 'sam'].map((uid) =>
  person(uid),
) as [Person, Person, Person, Person, Person, Person, Person];
export const signedOut: Person = null;

/** A request: a REST call (commit, read, query or any other) or a listener. */
export type Request =
  | { readonly kind: 'call'; readonly method: string; readonly path: string; readonly body: unknown }
  | { readonly kind: 'listen'; readonly path: string }
  | { readonly kind: 'listenToQuery'; readonly collection: string; readonly where: readonly [string, string] | null };

/** Writes by path. A path given null is left out, so that spreading an honest batch can drop a write. */
export type Batch = Readonly<Record<string, Write | null>>;

/** Commits a batch, or writes in order where a path occurs twice. */
export function commit(batch: Batch | readonly (readonly [string, Write])[]): Request {
  const entries = Array.isArray(batch)
    ? (batch as readonly (readonly [string, Write])[])
    : Object.entries(batch as Batch).flatMap(([path, write]) => (write === null ? [] : [[path, write] as const]));
  return {
    kind: 'call',
    method: 'POST',
    path: ':commit',
    body: { writes: entries.map(([path, write]) => encodeWrite(path, write)) },
  };
}

/** Commits one write. */
export const write = (path: string, one: Write): Request => commit({ [path]: one });

export const read = (path: string): Request => ({ kind: 'call', method: 'GET', path: `/${path}`, body: null });

export const call = (method: string, path: string, body: unknown): Request => ({ kind: 'call', method, path, body });

/** Listens to one document with the SDK. */
export const listen = (path: string): Request => ({ kind: 'listen', path });

/** Listens to a collection, or to its documents whose field has this value. */
export const listenTo = (collection: string, where: readonly [string, string] | null = null): Request => ({
  kind: 'listenToQuery',
  collection,
  where,
});

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  has: 'ARRAY_CONTAINS',
} as const;
/** A condition of a query: field, operator, value. */
export type Condition = readonly [field: string, operator: keyof typeof OPERATORS, value: unknown];

interface QueryShape {
  limit?: number;
  descending?: string;
  /** Whether to query every collection of this name, at any depth. */
  group?: boolean;
  /** Whether one of the conditions is enough. */
  either?: boolean;
  /** The document whose subcollection is queried. */
  parent?: string;
}

const structured = (collection: string, conditions: readonly Condition[], shape: QueryShape): DocumentData => ({
  from: [{ collectionId: collection, ...(shape.group ? { allDescendants: true } : {}) }],
  where: {
    compositeFilter: {
      op: shape.either ? 'OR' : 'AND',
      filters: conditions.map(([field, operator, value]) => ({
        fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator], value: encodeValue(value) },
      })),
    },
  },
  ...(shape.descending ? { orderBy: [{ field: { fieldPath: shape.descending }, direction: 'DESCENDING' }] } : {}),
  ...(shape.limit === undefined ? {} : { limit: shape.limit }),
});

const withoutEmptyFilter = ({ where, ...rest }: DocumentData): DocumentData =>
  (where as { compositeFilter: { filters: unknown[] } }).compositeFilter.filters.length === 0
    ? rest
    : { ...rest, where };

/** Runs a query as the SDK's `getDocs` does. */
export const find = (collection: string, conditions: readonly Condition[] = [], shape: QueryShape = {}): Request =>
  call('POST', `${shape.parent ? `/${shape.parent}` : ''}:runQuery`, {
    structuredQuery: withoutEmptyFilter(structured(collection, conditions, shape)),
  });

const aggregate = (query: DocumentData, aggregation: object): Request =>
  call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: withoutEmptyFilter(query),
      aggregations: [{ alias: 'n', ...aggregation }],
    },
  });

/** Counts the documents that a query finds. */
export const count = (collection: string, conditions: readonly Condition[] = [], shape: QueryShape = {}): Request =>
  aggregate(structured(collection, conditions, shape), { count: {} });

/** Adds up a field of the documents of a collection. */
export const sum = (collection: string, field: string): Request =>
  aggregate(structured(collection, [], {}), { sum: { field: { fieldPath: field } } });

/** Reads several documents in one call. */
export const readAll = (...paths: string[]): Request =>
  call('POST', ':batchGet', { documents: paths.map((path) => `${ROOT}/${path}`) });

/** Lists the documents of a collection with REST's list call. */
export const listAll = (collection: string): Request => call('GET', `/${collection}`, null);
