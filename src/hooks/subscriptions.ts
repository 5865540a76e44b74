import { failed, LOADING, type Loadable } from '@/domain/kernel/loadable';
import {
  forgetRemembered,
  isRemembered,
  noteShown,
  remembered,
  rememberedOf,
  whenReading,
  type Remembered,
} from './remembered';
import { onTryAgain } from './tryAgain';

/**
 * Starts to read: calls `next` now and at every change, and resolves to how to end it; or reads once, and resolves to
 * what was read. May load its module first, so that pages that never subscribe never load it.
 */
export type Start<T> = (next: (loadable: Loadable<T>) => void) => Promise<(() => void) | Loadable<T>>;

/** How long a subscription goes on when nothing shows it any more, in milliseconds: the next page may need the same. */
const LINGER_MS = 10_000;

/**
 * As `LINGER_MS`, for a value that a next visit may show, read once or watched: a fan who comes back to a page within a
 * minute finds it as it was, and it isn't read again.
 */
const REMEMBERED_LINGER_MS = 60_000;

/** How long after a failure it is retried, in milliseconds: twice as long after each one, up to a minute. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Shown when a module that reads data didn't load. */
const PART_FAILURE = 'Part of this page didn’t load. Check your connection and try again.';

/** What is read for a key, and for whom. */
type Subscription = {
  seen: () => Loadable<unknown>;
  add: (tell: () => void) => () => void;
  retry: () => void;
  forget: () => void;
  isMine: () => boolean;
};

/** All that is being read, by key. */
const running = new Map<string, Subscription>();

/** Values of subscriptions that have ended, by key. Only the next visit shows them. */
const left = new Map<string, Remembered>();

/** What the key's subscription has told, or the last visit's. */
export function seenOf(key: string): Loadable<unknown> {
  return running.get(key)?.seen() ?? rememberedOf(key);
}

/**
 * What the next visit shows before it has read anything: what this one has read for its user, the latest first, then
 * what is left of the last one's. `now`: when the server last told that what is shown is current, in milliseconds.
 */
export function toRemember(now: number): Remembered[] {
  const shown = [...running].map(([key, { seen, isMine }]): Remembered => [key, isMine() ? seen() : LOADING, now]);
  const all = new Map<string, Remembered>();
  for (const one of [...shown, ...[...left.values()].reverse(), ...remembered()]) {
    const [key, { state }] = one;
    if (isRemembered(key) && !all.has(key) && (state === 'ready' || state === 'missing')) all.set(key, one);
  }
  return [...all.values()];
}

/**
 * Calls `tell`, which each caller has its own of, when `seenOf(key)` has changed. The first caller for a key starts its
 * subscription, and the others share it. A failed one is retried automatically. Returns how to stop; once the last
 * caller has, the subscription ends after a while, and its values with it.
 */
export function subscribe(key: string, start: Start<unknown>, tell: () => void): () => void {
  const shared = running.get(key) ?? open(key, start);
  running.set(key, shared);
  return shared.add(tell);
}

onTryAgain(() => {
  const those = [...running.values()].filter(({ seen }) => seen().state === 'failed');
  for (const one of those) one.retry();
  // What is missing was read in another way.
  if (those.length === 0) window.location.reload();
});

/** Call when someone else is signed in. What is read for the one before ends as soon as nothing shows it. */
export function forgetPerson(): void {
  forgetRemembered();
  left.clear();
  for (const one of running.values()) one.forget();
}

function open(key: string, start: Start<unknown>): Subscription {
  const users = new Set<() => void>();
  let seen = rememberedOf(key);
  noteShown(key);
  let stop: () => void;
  let once = false;
  let pause = FIRST_PAUSE_MS;
  let mine = true;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  const show = (loadable: Loadable<unknown>) => {
    seen = loadable;
    for (const tell of users) tell();
  };
  const cancelRestart = () => {
    clearTimeout(restart);
    window.removeEventListener('online', beginAgain);
  };
  const beginLater = () => {
    cancelRestart();
    restart = setTimeout(beginAgain, pause);
    window.addEventListener('online', beginAgain);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const begin = () => {
    let over = false;
    let finish: (() => void) | null = null;
    stop = () => {
      over = true;
      finish?.();
    };
    const next = (loadable: Loadable<unknown>) => {
      if (over) return;
      // What the last visit had read stays until there is something newer to show, also when nothing can be read.
      const isOld = seen.state !== 'loading' && seen === rememberedOf(key);
      if (isOld && loadable.state === 'loading') return;
      if (isOld && loadable.state === 'failed') return void (users.size > 0 && beginLater());
      cancelRestart();
      show(loadable);
      if (loadable.state !== 'failed') pause = FIRST_PAUSE_MS;
      else if (users.size > 0) beginLater();
    };
    const waiting = whenReading();
    const started = waiting === null ? start(next) : waiting.then(() => (over ? LOADING : start(next)));
    started.then(
      (read) => {
        if (typeof read !== 'function') {
          once = true;
          next(read);
        } else if (over) read();
        else finish = read;
      },
      () => next(failed(PART_FAILURE)),
    );
  };
  const beginAgain = () => {
    cancelRestart();
    stop();
    begin();
  };
  const linger = () => {
    if (!mine) return 0;
    if (isRemembered(key) && seen.state === 'ready') return REMEMBERED_LINGER_MS;
    return once ? 0 : LINGER_MS;
  };
  const endIfUnused = () => {
    if (users.size > 0) return;
    clearTimeout(end);
    cancelRestart();
    stop();
    running.delete(key);
    if (mine && isRemembered(key)) left.set(key, [key, seen, Date.now()]);
  };

  begin();
  return {
    seen: () => seen,
    add: (tell) => {
      users.add(tell);
      clearTimeout(end);
      if (seen.state === 'failed') beginLater();
      return () => {
        users.delete(tell);
        if (users.size > 0) return;
        cancelRestart();
        end = setTimeout(endIfUnused, linger());
      };
    },
    retry: () => {
      show(LOADING);
      beginAgain();
    },
    forget: () => {
      mine = false;
      endIfUnused();
    },
    isMine: () => mine,
  };
}
