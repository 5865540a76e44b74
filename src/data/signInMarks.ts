import { localStore, tabStore } from './browserStorage';

/** The key of local storage that says that a person is signed in in this browser. `src/app/layout.tsx` reads it before the first paint. */
const RETURNING = 'returning';

/** The key of session storage that says that this tab left for Google's sign-in page. */
const REDIRECT = 'googleRedirect';

/**
 * Whether a person may be signed in in this browser: they were when the app last knew, or the page is back from Google. If not, the identity
 * service isn't fetched before someone signs in. True where storage can't be read, or is full: then the mark could not have been kept.
 */
export function mayBeSignedIn(): boolean {
  return localStore.read(RETURNING) !== null || redirectNoted() || !localStore.isWritable();
}

/**
 * Keeps in this browser whether a person is signed in, for the next visit and for other tabs. The commands that sign in write it before they answer, because
 * the person may open another page before `watchSignedIn`, whose code is fetched at that moment, hears of it.
 */
export function markSignedIn(signedIn: boolean): void {
  localStore.write(RETURNING, signedIn ? 'true' : null);
}

const waiting = new Set<() => void>();
let started = false;

/** Says that the identity service is in use from now on; `onAuthStart` passes it on. */
export function startAuth(): void {
  started = true;
  waiting.forEach((tell) => tell());
  waiting.clear();
}

/** Calls back once the identity service is in use, here or because a person signed in in another tab. Returns how to stop waiting. */
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

/** Notes that the page leaves for Google. False where that can't be kept: then coming back would not be noticed. */
export function noteRedirect(): boolean {
  return tabStore.write(REDIRECT, 'true');
}

/** Forgets that the page left for Google; answers whether it had. */
export function endRedirect(): boolean {
  if (!redirectNoted()) return false;
  tabStore.write(REDIRECT, null);
  return true;
}
