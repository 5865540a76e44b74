import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { failed, ready, type Loadable } from '@/domain/loadable';
import { failureMessage } from './failures';

/** Ends a watch; calling it twice does no harm. */
export type Unsubscribe = () => void;

/** Sentence for what is asked for while there is no connection and no copy. */
const OFFLINE = 'You are offline. This appears as soon as the connection is back.';

/**
 * Watches one document. `parse` reads what is stored; `missing` is said only when the server has said so, so that an empty cache is never
 * taken for an answer. A refused or broken watch ends with `failed`.
 */
export function watchDocument<T>(
  reference: DocumentReference,
  parse: (snapshot: DocumentSnapshot) => T,
  next: (state: Loadable<T>) => void,
): Unsubscribe {
  return onSnapshot(
    reference,
    (snapshot) => {
      if (snapshot.exists()) next(ready(parse(snapshot)));
      else next(snapshot.metadata.fromCache ? failed(OFFLINE) : { state: 'missing' });
    },
    (error) => next(failed(failureMessage(error))),
  );
}

/** Watches a query; an empty answer from the cache alone counts as being offline, an empty one from the server as empty. */
export function watchQuery<T>(
  query: Query,
  parse: (snapshot: QuerySnapshot) => T,
  next: (state: Loadable<T>) => void,
): Unsubscribe {
  return onSnapshot(
    query,
    (snapshot) => next(snapshot.empty && snapshot.metadata.fromCache ? failed(OFFLINE) : ready(parse(snapshot))),
    (error) => next(failed(failureMessage(error))),
  );
}
