import {
  getDocFromServer,
  getDocsFromServer,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import pRetry, { type Options } from 'p-retry';
import { failureCode, isOffline } from './failures';

/** Firestore rejects a read from the server as soon as its connection breaks, so it's tried twice more while online. */
const ATTEMPTS: Options = {
  retries: 2,
  minTimeout: 500,
  shouldRetry: ({ error }) => failureCode(error) === 'unavailable' && !isOffline(),
};

/** Reads a document from the server, never from the device. Rejects with `unavailable` when it can't be reached. */
export function readDocument(reference: DocumentReference): Promise<DocumentSnapshot> {
  return pRetry(() => getDocFromServer(reference), ATTEMPTS);
}

/**
 * Reads a document that the rules allow from a certain time on. In a transaction, because others are answered for the
 * time when the page's connection was opened.
 */
export function readNow(reference: DocumentReference): Promise<DocumentSnapshot> {
  return runTransaction(reference.firestore, (transaction) => transaction.get(reference));
}

/** Reads a query's result from the server, never from the device. Rejects like `readDocument`. */
export function readQuery(query: Query): Promise<QuerySnapshot> {
  return pRetry(() => getDocsFromServer(query), ATTEMPTS);
}
