import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { isPhone } from '@/domain/kernel/device';
import { succeed, type Result } from '@/domain/kernel/result';
import { isSameSite } from '@/domain/pages/sameSite';
import type { AuthPerson } from '@/domain/account/user';
import { SIGN_IN_CANCELLED, googleError, type GoogleSignInError } from './authErrors';
import { recordSignIn, personOf, settle } from './authPerson';
import { auth, helperHost } from '../backend/firebaseAuth';
import { withAccountChooser, withGoogleDeadline } from './googlePopup';
import { markNewGoogleUser } from '../device/localFlags';
import { endRedirect, markSignedIn, noteRedirect } from '../device/signInMarks';

/** Error codes when a phone blocks popups or doesn't support them. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Signs in with the Google popup, for at most 45 s (docs/requirements.md R9.1). On a phone without popups it goes to
 * Google's page instead if the result can be read afterwards: then the promise never resolves, and `finishRedirect` has
 * the result.
 */
export async function signInWithGoogle(): Promise<Result<AuthPerson, GoogleSignInError>> {
  const signedIn = await settle(
    () => withGoogleDeadline(signInWithPopup(auth(), withAccountChooser(), browserPopupRedirectResolver)),
    googleError,
  );
  if (signedIn.ok) return welcome(signedIn.value);
  if (!NO_POPUP.includes(signedIn.error.code) || !canRedirect() || !noteRedirect()) return signedIn;
  const left = settle(
    () => signInWithRedirect(auth(), withAccountChooser(), browserPopupRedirectResolver),
    googleError,
  );
  const back = await Promise.race([left, turnedBack()]);
  if (!back.ok) endRedirect();
  return back;
}

/** Resolves as cancelled when a person turns back on Google's page, and the browser shows this page as they left it. */
function turnedBack(): Promise<Result<never>> {
  return new Promise((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', shown);
      resolve({ ok: false, error: SIGN_IN_CANCELLED });
    };
    window.addEventListener('pageshow', shown);
  });
}

/** The result of a redirect to Google, once the page is back; null if there was none. */
export async function finishRedirect(): Promise<Result<AuthPerson> | null> {
  if (!endRedirect()) return null;
  const result = await settle(
    () => withGoogleDeadline(getRedirectResult(auth(), browserPopupRedirectResolver)),
    googleError,
  );
  if (!result.ok) return result;
  return result.value === null ? { ok: false, error: SIGN_IN_CANCELLED } : welcome(result.value);
}

/** Whether Google can be its own page: on a phone, if third-party cookies that are blocked don't hide the result. */
function canRedirect(): boolean {
  return isPhone(navigator.userAgent, navigator.maxTouchPoints) && isSameSite(window.location.hostname, helperHost());
}

async function welcome(credential: UserCredential): Promise<Result<AuthPerson>> {
  const person = personOf(credential.user);
  markSignedIn(person.uid);
  const isNew = getAdditionalUserInfo(credential)?.isNewUser === true;
  if (isNew) markNewGoogleUser();
  await recordSignIn(person, isNew);
  return succeed(person);
}
