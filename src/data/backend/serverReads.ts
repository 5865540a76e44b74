import {
  getDocFromServer,
  getDocsFromServer,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import pRetry, { type Options } from 'p-retry';
import { failureCode } from './failures';

/** Firestore rejects a read from the server as soon as its connection breaks, so it's tried twice more while online. */
const ATTEMPTS: Options = {
  retries: 2,
  minTimeout: 500,
  shouldRetry: ({ error }) =>
    failureCode(error) === 'unavailable' && (typeof navigator === 'undefined' || navigator.onLine !== false),
};

/** Reads a document from the server, never from the device. Rejects with `unavailable` when it can't be reached. */
export function readDocument(reference: DocumentReference): Promise<DocumentSnapshot> {
  return pRetry(() => getDocFromServer(reference), ATTEMPTS);
}

/** Reads a query's result from the server, never from the device. Rejects like `readDocument`. */
export function readQuery(query: Query): Promise<QuerySnapshot> {
  return pRetry(() => getDocsFromServer(query), ATTEMPTS);
}
