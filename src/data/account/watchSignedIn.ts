import { processingTimeout } from '@/domain/account/authState';
import type { Result } from '@/domain/kernel/result';
import type { AuthPerson } from '@/domain/account/user';
import { clearDeviceData } from '../device/deviceData';
import { showsLastView } from '../device/lastView';
import { markSignedIn, mayBeSignedIn, onAuthStart, redirectNoted } from '../device/signInMarks';

// A returning user needs all of this code, and to know who is signed in, before the page is rendered; where the last
// visit's view is shown first, after that.
if (typeof window !== 'undefined' && mayBeSignedIn() && !showsLastView()) {
  // A failure is reported where the code is used.
  void Promise.allSettled([import('./auth').then(({ auth }) => auth()), import('./signedIn')]);
}

/** Events about who is signed in. */
export interface SignedInEvents {
  /** The signed-in user, at the start and on every change, in this tab or another; null when signed out. */
  changed: (person: AuthPerson | null) => void;
  /** Firebase Auth hasn't responded in time and may do so later (`passes`), or couldn't be loaded (R9.1). */
  unreachable: (passes: boolean) => void;
  /** The page is back from Google's sign-in page with this result. */
  returned: (result: Result<AuthPerson>) => void;
}

/** The single source of who is signed in. Loads Firebase Auth only if a user may be signed in, or once one signs in. */
export function watchSignedIn({ changed, unreachable, returned }: SignedInEvents): () => void {
  let ended = false;
  let stop: () => void = () => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const watch = async () => {
    silence = setTimeout(unreachable, processingTimeout(navigator.userAgent, navigator.maxTouchPoints), true);
    try {
      const { watchAuth } = await import('./auth');
      if (ended) return;
      stop = watchAuth((person) => {
        clearTimeout(silence);
        markSignedIn(person?.uid ?? null);
        changed(person);
      });
      if (!redirectNoted()) return;
      const { finishRedirect } = await import('./googleSignIn');
      const result = await finishRedirect();
      if (result !== null && !ended) returned(result);
    } catch (error) {
      console.error('The identity service could not be loaded.', error);
      unreachable(false);
    }
  };

  if (mayBeSignedIn()) {
    void watch();
  } else {
    // A session that ended elsewhere may have left them.
    void clearDeviceData();
    changed(null);
    stop = onAuthStart(() => void watch());
  }
  return () => {
    ended = true;
    clearTimeout(silence);
    stop();
  };
}
