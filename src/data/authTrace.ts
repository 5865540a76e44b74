/** The database in which the identity service keeps who is signed in in this browser. */
const SESSION_DATABASE = 'firebaseLocalStorageDb';
/** What every tab's storage is told once a person is signed in (written by the shell). */
const RETURNING = 'returning';

/**
 * Whether a person may be signed in here. False only where the browser says that the identity service has never kept anything in it:
 * then its code is not fetched before a person signs in. True where that cannot be told.
 */
export async function mayBeSignedIn(): Promise<boolean> {
  try {
    if (window.localStorage.getItem(RETURNING) !== null || redirectNoted()) return true;
    return (await window.indexedDB.databases()).some(({ name }) => name === SESSION_DATABASE);
  } catch {
    return true;
  }
}

const waiting = new Set<() => void>();
let wanted = false;

/** Says that the identity service is in use from now on; its waiting callers are told. */
export function startAuth(): void {
  wanted = true;
  waiting.forEach((tell) => tell());
  waiting.clear();
}

/** Calls back once the identity service is in use, here or because the user signed in in another tab. Returns how to stop waiting. */
export function onAuthStart(tell: () => void): () => void {
  if (wanted) {
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

/** Set in this tab while the whole page is away at Google, so that nothing is asked of another host on any other visit. */
const REDIRECT = 'googleRedirect';

/** Whether the page is back from Google, or on its way there. */
export function redirectNoted(): boolean {
  try {
    return window.sessionStorage.getItem(REDIRECT) !== null;
  } catch {
    return false;
  }
}

/** Notes that the page leaves for Google. False where that cannot be kept: then coming back would not be noticed. */
export function noteRedirect(): boolean {
  try {
    window.sessionStorage.setItem(REDIRECT, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Forgets that the page left for Google; answers whether it had. */
export function endRedirect(): boolean {
  if (!redirectNoted()) return false;
  window.sessionStorage.removeItem(REDIRECT);
  return true;
}
