import { processingTimeout } from '@/domain/authState';
import type { Result } from '@/domain/result';
import type { AuthPerson } from '@/domain/user';
import { markSignedIn, mayBeSignedIn, onAuthStart, redirectNoted } from './signInMarks';

/** What the app is told about who is signed in. */
export interface SignedInEvents {
  /** Who is signed in, at the start and at every change, in this tab or another; null for signed out. */
  changed: (person: AuthPerson | null) => void;
  /** The identity service could not be loaded, or has not answered in time (docs/requirements.md R9.1). An answer may still come. */
  unreachable: () => void;
  /** The page is back from Google's sign-in page, with this result. */
  returned: (result: Result<AuthPerson>) => void;
}

/**
 * The one place from which the app learns who is signed in. On a browser where no one is, it says so at once, and the code of the identity service is
 * fetched only when someone signs in here or in another tab. What it says is kept as this browser's mark. Returns how to stop.
 */
export function watchSignedIn({ changed, unreachable, returned }: SignedInEvents): () => void {
  let ended = false;
  let stop: () => void = () => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const watch = async () => {
    silence = setTimeout(unreachable, processingTimeout(navigator.userAgent, navigator.maxTouchPoints));
    try {
      const { watchAuth } = await import('./auth');
      if (ended) return;
      stop = watchAuth((person) => {
        clearTimeout(silence);
        markSignedIn(person !== null);
        changed(person);
      });
      if (redirectNoted()) await finish();
    } catch (error) {
      console.error('The identity service could not be loaded.', error);
      unreachable();
    }
  };
  const finish = async () => {
    const { finishRedirect } = await import('./googleSignIn');
    const result = await finishRedirect();
    if (result !== null && !ended) returned(result);
  };

  if (mayBeSignedIn()) {
    void watch();
  } else {
    changed(null);
    stop = onAuthStart(() => void watch());
  }
  return () => {
    ended = true;
    clearTimeout(silence);
    stop();
  };
}
