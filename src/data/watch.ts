import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { failed, ready, valueOr, type Loadable } from '@/domain/loadable';
import { failureMessage, READ_ERRORS } from './failures';

export type Unsubscribe = () => void;

const OFFLINE = 'You’re offline. This loads as soon as you’re back online.';

/**
 * Watches one document: calls `next` with ready, missing or failed, now and at every change. `parse` converts the stored form to the domain's. A
 * document that just isn't in the cache while offline is failed, not missing.
 */
export function watchDocument<T>(
  reference: DocumentReference,
  parse: (snapshot: DocumentSnapshot) => T,
  next: (loadable: Loadable<T>) => void,
): Unsubscribe {
  let shown = '';
  return onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists()) {
        shown = 'ready';
        next(parsed(() => parse(snapshot)));
        return;
      }
      const state = snapshot.metadata.fromCache ? 'offline' : 'missing';
      if (state === shown) return;
      shown = state;
      next(state === 'missing' ? { state } : failed(OFFLINE));
    },
    (error) => next(failed(failureMessage(error, READ_ERRORS))),
  );
}

/**
 * Watches a query: ready with what `parse` returns, at every change of the results or of their pending writes. An empty result from the cache while
 * offline is failed, because we don't know yet that there is nothing.
 */
export function watchQuery<T>(
  query: Query,
  parse: (snapshot: QuerySnapshot) => T,
  next: (loadable: Loadable<T>) => void,
): Unsubscribe {
  return onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => next(snapshot.empty && snapshot.metadata.fromCache ? failed(OFFLINE) : parsed(() => parse(snapshot))),
    (error) => next(failed(failureMessage(error, READ_ERRORS))),
  );
}

/** A document, and the older form to read when the document is missing or empty. */
export type Fallback<T> = {
  watch: (next: (loadable: Loadable<T>) => void) => Unsubscribe;
  isEmpty: (value: T) => boolean;
  /** Watches the older form. `value` is what the document holds, or null when it's missing. */
  watchOlder: (value: T | null, next: (loadable: Loadable<T>) => void) => Unsubscribe;
};

/**
 * Watches a document, and its older form while the document is missing or empty. If the older form is empty too, `next` gets the document's own
 * state.
 */
export function watchWithFallback<T>(
  { watch, isEmpty, watchOlder }: Fallback<T>,
  next: (loadable: Loadable<T>) => void,
): Unsubscribe {
  let stopOlder = () => {};
  const stop = watch((seen) => {
    stopOlder();
    stopOlder = () => {};
    if (seen.state === 'missing' || (seen.state === 'ready' && isEmpty(seen.value))) {
      stopOlder = watchOlder(valueOr(seen, null), (older) =>
        next(older.state === 'ready' && isEmpty(older.value) ? seen : older),
      );
    } else next(seen);
  });
  return () => {
    stop();
    stopOlder();
  };
}

/** If `parse` throws, returns a failure and logs the error to the console. */
function parsed<T>(parse: () => T): Loadable<T> {
  try {
    return ready(parse());
  } catch (error) {
    console.error(error);
    return failed('The saved data here can’t be read.');
  }
}
