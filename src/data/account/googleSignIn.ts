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
import { isSameSite } from '@/domain/pages/site';
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
 * Signs in with the Google popup and its account chooser, for at most 45 s (docs/requirements.md R9.1). On a phone
 * without popups it redirects the whole page to Google instead, if the result can be read afterwards. The promise then
 * never resolves, and `finishRedirect` returns the result once the page is back. A new Google user is flagged to start
 * onboarding at step 3; if writing their record fails, they stay signed in (R4.3). If the email's account uses a
 * different sign-in method, the error includes that email.
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

/**
 * Resolves when a person turns back on Google's page, and the browser shows this page as they left it. That counts as
 * cancelled.
 */
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

/**
 * The result of a redirect to Google, once the page is back; null if there was none. Turning back on Google's page
 * counts as cancelled, like closing the popup.
 */
export async function finishRedirect(): Promise<Result<AuthPerson> | null> {
  if (!endRedirect()) return null;
  const result = await settle(
    () => withGoogleDeadline(getRedirectResult(auth(), browserPopupRedirectResolver)),
    googleError,
  );
  if (!result.ok) return result;
  return result.value === null ? { ok: false, error: SIGN_IN_CANCELLED } : welcome(result.value);
}

/**
 * Whether the page can redirect to Google: only on a phone, where popups are often unavailable, and only if the result
 * can be read afterwards. The result is in the storage of the helper's host, and a browser that blocks third-party
 * cookies gives only same-site pages access to it.
 */
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
