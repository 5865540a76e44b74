import fc from 'fast-check';
import { callerOf } from '../service/caller';
import { commit } from '../service/commands';
import type { Engine } from '../service/engine';
import { runQuery } from '../service/queries';
import type { Message } from '../watch/messages';
import type { Folding } from './folding';

/* Shared by the proofs of listening: the database, the queries that are listened to, and the random writes. */

export const DATABASE = 'projects/demo-engine/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const OWNER = callerOf('Bearer owner');

const int = (n: number): object => ({ integerValue: String(n) });
const field = (fieldPath: string): object => ({ field: { fieldPath } });
const ordered = { orderBy: [field('n')] };

/**
 * Plain, filtered, limited, limited from the end with an offset, a collection group with a cursor, and one document by
 * name.
 */
export const QUERIES: readonly Message[] = [
  { from: [{ collectionId: 'c' }] },
  { from: [{ collectionId: 'c' }], where: { fieldFilter: { ...field('n'), op: 'GREATER_THAN', value: int(2) } } },
  { from: [{ collectionId: 'c' }], ...ordered, limit: 2 },
  { from: [{ collectionId: 'c' }], orderBy: [{ ...field('n'), direction: 'DESCENDING' }], limit: 3, offset: 1 },
  { from: [{ collectionId: 'c', allDescendants: true }], ...ordered, startAt: { values: [int(1)], before: false } },
];

/** Writes of one commit: a number creates or updates a document, null deletes it. */
export type Batch = Readonly<Record<string, number | null>>;

/** One to three documents at once, often the same few, some of them in a subcollection. */
export const arbitraryBatch: fc.Arbitrary<Batch> = fc.dictionary(
  fc.constantFrom('c/a', 'c/b', 'c/d', 'c/e', 'c/a/c/x'),
  fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) }, { weight: 1, arbitrary: fc.constant(null) }),
  { minKeys: 1, maxKeys: 3 },
);

export function write(engine: Engine, batch: Batch): void {
  const writes = Object.entries(batch).map(([path, n]) => {
    const name = `${ROOT}/${path}`;
    return n === null ? { delete: name } : { update: { name, fields: { n: int(n) } } };
  });
  commit(engine, OWNER, { database: DATABASE, writes });
}

/** The request for a target. */
export function targetOf(targetId: number, client: Folding): Message {
  const query = { parent: ROOT, structuredQuery: QUERIES[targetId - 1] };
  return { database: DATABASE, addTarget: { targetId, query, ...client.resume(targetId) } };
}

/** The results of a new query, sorted by name. */
export function fresh(engine: Engine, targetId: number): readonly (readonly [string, string])[] {
  return runQuery(engine, OWNER, { parent: ROOT, structuredQuery: QUERIES[targetId - 1] })
    .flatMap((answer) => {
      const document = answer.document as { name: string; fields: object } | undefined;
      return document ? [[document.name, JSON.stringify(document.fields)] as const] : [];
    })
    .sort();
}

/** A client's state of a target, in the same form. */
export function folded(client: Folding, targetId: number): readonly (readonly [string, string])[] {
  return [...(client.settled.get(targetId) ?? [])].sort();
}

/** A client that reconnects and resumes after any failure of its connection. */
export interface ListeningClient {
  /** Messages that arrived twice. */
  readonly doubled: number;
  /** Sends a new request after each response, for transports with long polling. */
  polls: boolean;
  cut(): void;
  /** Drops the server's state for the client; it continues from resume tokens. */
  lose(): void;
  stop(): Promise<void>;
}
