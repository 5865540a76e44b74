import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { failed, ready, valueOr, type Loadable } from '@/domain/loadable';
import { failureMessage } from './failures';

/** Ends a subscription. */
export type Unsubscribe = () => void;

const OFFLINE = 'You’re offline. This loads as soon as you’re back online.';

/**
 * Watches one document: loading (nothing said yet), then ready, missing or failed, again at every change. `parse` is the border: it
 * turns the stored form into the domain's. A document that merely is not in the cache while offline is failed, not missing.
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
    (error) => next(failed(failureMessage(error))),
  );
}

/**
 * Watches a query: ready with what `parse` makes of its snapshot, at every change of it or of what is pending in it. An empty answer that
 * only the cache gave, while offline, is failed: no one knows yet that there is nothing.
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
    (error) => next(failed(failureMessage(error))),
  );
}

/** What a document holds, and where the same is looked for when the document is missing or holds none of it. */
export type Fallback<T> = {
  watch: (next: (loadable: Loadable<T>) => void) => Unsubscribe;
  isEmpty: (value: T) => boolean;
  /** Watches the older form; `value` is what the document holds beside, null when it is missing. */
  watchOlder: (value: T | null, next: (loadable: Loadable<T>) => void) => Unsubscribe;
};

/**
 * Watches a document, and its older form for as long as the document is missing or empty. An older form that is empty
 * too leaves the answer as the document gave it.
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

/** A stored form that `parse` cannot read is shown as a failure, and told to the console for the person who looks into it. */
function parsed<T>(parse: () => T): Loadable<T> {
  try {
    return ready(parse());
  } catch (error) {
    console.error(error);
    return failed('The saved data here can’t be read.');
  }
}
