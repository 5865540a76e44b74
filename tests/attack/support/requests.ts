import type { DocumentData } from 'firebase/firestore';
import { emailOf } from '../../support/documents';
import { ROOT, encodeValue, encodeWrite, type Write } from './wire';

/** Who sends a request: a uid and what else the token claims; null is signed out. */
export type Person = { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> } | null;

/** A signed-in person with a verified email, unless the claims say otherwise. */
export const person = (uid: string, claims: Record<string, unknown> = {}): Person => ({
  uid,
  claims: { email: emailOf(uid), email_verified: true, ...claims },
});

/** The commissioner, two members, an outsider, an attacker, an administrator, a member of the staff. */
export const [ann, bob, cat, dan, eve, root, sam] = ['ann', 'bob', 'cat', 'dan', 'eve', 'root', 'sam'].map((uid) =>
  person(uid),
) as [Person, Person, Person, Person, Person, Person, Person];
export const signedOut: Person = null;

/** What is sent: a commit, the read of one document, a query, a listener, or any call of the REST protocol. */
export type Request =
  | { readonly kind: 'call'; readonly method: string; readonly path: string; readonly body: unknown }
  | { readonly kind: 'listen'; readonly path: string }
  | { readonly kind: 'listenToQuery'; readonly collection: string; readonly where: readonly [string, string] | null };

/** A batch by path. A path given null is left out, so that an honest batch can be bent by spreading it. */
export type Batch = Readonly<Record<string, Write | null>>;

/** The commit of a batch, or of writes in order where a path comes twice. */
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

/** The commit of one write. */
export const write = (path: string, one: Write): Request => commit({ [path]: one });

export const read = (path: string): Request => ({ kind: 'call', method: 'GET', path: `/${path}`, body: null });

export const call = (method: string, path: string, body: unknown): Request => ({ kind: 'call', method, path, body });

/** A listener on one document, opened by the SDK. */
export const listen = (path: string): Request => ({ kind: 'listen', path });

/** A listener on a collection, or on its documents with a field of this value. */
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
  /** Every collection of this name, at any depth. */
  group?: boolean;
  /** The document whose subcollection is asked. */
  parent?: string;
}

const structured = (collection: string, conditions: readonly Condition[], shape: QueryShape): DocumentData => ({
  from: [{ collectionId: collection, ...(shape.group ? { allDescendants: true } : {}) }],
  where: {
    compositeFilter: {
      op: 'AND',
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

/** A query, as the SDK's `getDocs` sends it. */
export const find = (collection: string, conditions: readonly Condition[] = [], shape: QueryShape = {}): Request =>
  call('POST', `${shape.parent ? `/${shape.parent}` : ''}:runQuery`, {
    structuredQuery: withoutEmptyFilter(structured(collection, conditions, shape)),
  });

/** How many documents a query finds. */
export const count = (collection: string, conditions: readonly Condition[] = [], shape: QueryShape = {}): Request =>
  call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: withoutEmptyFilter(structured(collection, conditions, shape)),
      aggregations: [{ alias: 'n', count: {} }],
    },
  });

/** Several documents in one call. */
export const readAll = (...paths: string[]): Request =>
  call('POST', ':batchGet', { documents: paths.map((path) => `${ROOT}/${path}`) });

/** The documents of a collection by the list call of the REST protocol. */
export const listAll = (collection: string): Request => call('GET', `/${collection}`, null);
