import type { Uid } from '@/domain/kernel/ids';
import { localStore, tabStore } from './browserStorage';

/**
 * Local storage key with the uid of the user who is signed in to this browser. `src/app/beforePaint.ts` reads it before
 * the first paint.
 */
const RETURNING = 'returning';

/** Session storage key that records that this tab went to Google's sign-in page. */
const REDIRECT = 'googleRedirect';

/**
 * Whether a user may be signed in to this browser: they were when the app last checked, or the page is back from
 * Google. If not, Firebase Auth isn't loaded until someone signs in. True where storage can't be read or is full,
 * because the mark couldn't have been stored.
 */
export function mayBeSignedIn(): boolean {
  return localStore.read(RETURNING) !== null || redirectNoted() || !localStore.isWritable();
}

/** The uid of the user who was signed in here when the app last checked, as far as it's stored. */
export function signedInUid(): string | null {
  return localStore.read(RETURNING);
}

/**
 * Stores who is signed in, or null for no one, for the next visit and for other tabs. Sign-in commands call this before
 * they return, because the user may open another page before `watchSignedIn`, whose code is still loading then, is
 * notified.
 */
export function markSignedIn(uid: Uid | null): void {
  localStore.write(RETURNING, uid);
}

const waiting = new Set<() => void>();
let started = false;

/** Call when Firebase Auth starts. Notifies the callbacks of `onAuthStart`. */
export function startAuth(): void {
  started = true;
  waiting.forEach((tell) => tell());
  waiting.clear();
}

/**
 * Calls back once Firebase Auth has started here, or when a user signs in in another tab. Returns how to unsubscribe.
 */
export function onAuthStart(tell: () => void): () => void {
  if (started) {
    tell();
    return () => undefined;
  }
  const otherTab = (event: StorageEvent) => {
    if (event.key === RETURNING && event.newValue !== null) startAuth();
  };
  const once = () => {
    window.removeEventListener('storage', otherTab);
    tell();
  };
  waiting.add(once);
  window.addEventListener('storage', otherTab);
  return () => {
    waiting.delete(once);
    window.removeEventListener('storage', otherTab);
  };
}

/** Whether the page is back from Google, or on its way there. */
export function redirectNoted(): boolean {
  return tabStore.read(REDIRECT) !== null;
}

/**
 * Records that the page is leaving for Google. Returns false if that can't be stored: we couldn't detect the return.
 */
export function noteRedirect(): boolean {
  return tabStore.write(REDIRECT, 'true');
}

/** Clears the record that the page left for Google. Returns whether there was one. */
export function endRedirect(): boolean {
  if (!redirectNoted()) return false;
  tabStore.write(REDIRECT, null);
  return true;
}
