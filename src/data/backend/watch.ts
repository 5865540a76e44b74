import {
  getDocFromCache,
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { failed, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { noteAnswer, noteOwnCopy } from '../device/deviceData';
import { failureMessage, isOffline, READ_ERRORS } from './failures';

export type Unsubscribe = () => void;

/** Gets what is watched, now and at every change. */
export type Next<T> = (seen: Loadable<T>) => void;

const OFFLINE = 'You’re offline. This loads as soon as you’re back online.';
const SILENT = 'We can’t reach the server. This loads as soon as it responds.';

/** How long an empty result from the device waits for the server's before it counts as offline, in milliseconds. */
const SERVER_WAIT_MS = 5_000;

/**
 * Watches one document, parsed. It's missing only when the server has said so, or `parse` gives null; until then it's
 * loading, and after some seconds, failed.
 */
export function watchDocument<T>(
  reference: DocumentReference,
  parse: (snapshot: DocumentSnapshot) => T | null,
  next: Next<T>,
): Unsubscribe {
  return watchSnapshots<DocumentSnapshot>(
    (seen, error) => onSnapshot(reference, { includeMetadataChanges: true }, seen, error),
    (snapshot) => !snapshot.exists(),
    (snapshot, again) => {
      if (snapshot.exists()) next(parsed(() => parse(snapshot)));
      else if (!again) next({ state: 'missing' });
    },
    next,
    () =>
      getDocFromCache(reference).then(
        (snapshot) => !snapshot.exists(),
        () => false, // The device doesn't know it.
      ),
  );
}

/** Watches a query, parsed. Empty results count once they're the server's; until then it's loading, then failed. */
export function watchQuery<T>(query: Query, parse: (snapshot: QuerySnapshot) => T | null, next: Next<T>): Unsubscribe {
  return watchSnapshots<QuerySnapshot>(
    (seen, error) => onSnapshot(query, { includeMetadataChanges: true }, seen, error),
    (snapshot) => snapshot.empty,
    (snapshot) => next(parsed(() => parse(snapshot))),
    next,
  );
}

/**
 * Calls `show` with each snapshot that can be believed: not with an empty one before the server's first, unless the
 * device is offline and `wasEmptyAtServer`. `again` tells that the one before was as empty.
 */
function watchSnapshots<S extends DocumentSnapshot | QuerySnapshot>(
  listen: (seen: (snapshot: S) => void, error: (error: unknown) => void) => Unsubscribe,
  isEmpty: (snapshot: S) => boolean,
  show: (snapshot: S, again: boolean) => void,
  next: (failure: ReturnType<typeof failed>) => void,
  wasEmptyAtServer: () => Promise<boolean> = () => Promise.resolve(false),
): Unsubscribe {
  let emptyAtServer = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const giveUp = async (snapshot: S) => {
    const waited = waiting;
    const empty = isOffline() && (await wasEmptyAtServer());
    if (waiting !== waited) return;
    if (empty) show(snapshot, false);
    else next(noAnswer());
  };
  const endWait = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const stop = listen(
    (snapshot) => {
      if (snapshot.metadata.fromCache) noteOwnCopy();
      else noteAnswer();
      const empty = isEmpty(snapshot);
      if (empty && snapshot.metadata.fromCache && !emptyAtServer) {
        const wait = isOffline() ? 0 : SERVER_WAIT_MS;
        waiting ??= setTimeout(() => void giveUp(snapshot), wait);
        return;
      }
      endWait();
      const again = empty && emptyAtServer;
      showTogether(() => !over && show(snapshot, again));
      emptyAtServer = empty;
    },
    (error) => {
      over = true;
      endWait();
      next(failed(failureMessage(error, READ_ERRORS)));
    },
  );
  return () => {
    over = true;
    endWait();
    stop();
  };
}

/** What has arrived and isn't shown yet. */
let arrived: (() => void)[] = [];

/** Shows what has arrived together at once, in order, so that the page is rendered once for all of it. */
export function showTogether(show: () => void): void {
  if (arrived.push(show) > 1) return;
  setTimeout(() => {
    const all = arrived;
    arrived = [];
    for (const one of all) {
      try {
        one();
      } catch (error) {
        reportError(error);
      }
    }
  });
}

/** What couldn't be read because the device is offline, or the server is silent. */
export function noAnswer(): ReturnType<typeof failed> {
  return failed(isOffline() ? OFFLINE : SILENT);
}

/** A document, and the older form to read when the document is missing or empty. */
export type Fallback<T> = {
  watch: (next: Next<T>) => Unsubscribe;
  isEmpty: (value: T) => boolean;
  /** Watches the older form. `value` is what the document holds, or null when it's missing. */
  watchOlder: (value: T | null, next: Next<T>) => Unsubscribe;
};

/** Watches a document, and its older form while it's missing or empty; its own state if there's no older form. */
export function watchWithFallback<T>({ watch, isEmpty, watchOlder }: Fallback<T>, next: Next<T>): Unsubscribe {
  let stopOlder = () => {};
  const stop = watch((seen) => {
    stopOlder();
    stopOlder = () => {};
    if (seen.state === 'missing' || (seen.state === 'ready' && isEmpty(seen.value))) {
      stopOlder = watchOlder(valueOr(seen, null), (older) => {
        // Offline, the device would have an older form that was seen.
        const none = older.state === 'ready' ? isEmpty(older.value) : older.state === 'failed' && isOffline();
        next(none ? seen : older);
      });
    } else next(seen);
  });
  return () => {
    stop();
    stopOlder();
  };
}

/** What `parse` returns; missing if that's null. If it throws, returns a failure and logs the error. */
function parsed<T>(parse: () => T | null): Loadable<T> {
  try {
    const value = parse();
    return value === null ? { state: 'missing' } : ready(value);
  } catch (error) {
    console.error(error);
    return failed('The saved data here can’t be read.');
  }
}
