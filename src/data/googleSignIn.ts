import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { isPhone } from '@/domain/device';
import { succeed, type Result } from '@/domain/result';
import { isSameSite } from '@/domain/site';
import type { AuthPerson } from '@/domain/user';
import { SIGN_IN_CANCELLED, googleError, type GoogleSignInError } from './authErrors';
import { recordSignIn, personOf, settle } from './authPerson';
import { auth, helperHost } from './firebaseAuth';
import { withAccountChooser, withGoogleDeadline } from './googlePopup';
import { markNewGoogleUser } from './localFlags';
import { endRedirect, markSignedIn, noteRedirect } from './signInMarks';

/** What a phone says when it opens no popup, or has none to open. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * Google popup with the account chooser; 45 s at most (docs/requirements.md R9.1). On a phone without popups the whole
 * page goes to Google instead, if it can come back with an answer, and this never answers; `finishRedirect` does when the page is back. A new Google user is flagged for onboarding
 * from step 3; if their record is not written, sign-in holds (R4.3). An error because the email has an account that
 * opens otherwise names that email.
 */
export async function signInWithGoogle(): Promise<Result<AuthPerson, GoogleSignInError>> {
  const signedIn = await settle(
    () => withGoogleDeadline(signInWithPopup(auth(), withAccountChooser(), browserPopupRedirectResolver)),
    googleError,
  );
  if (signedIn.ok) return welcome(signedIn.value);
  if (!NO_POPUP.includes(signedIn.error.code) || !canRedirect() || !noteRedirect()) return signedIn;
  const left = await settle(
    () => signInWithRedirect(auth(), withAccountChooser(), browserPopupRedirectResolver),
    googleError,
  );
  if (left.ok) return left;
  endRedirect();
  return left;
}

/**
 * What a redirect to Google came to, once the page is back from it; null when there was none. A person who turned back there has changed their
 * mind, like one who closes the popup.
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
 * Whether the whole page can go to Google: on a phone, where a popup is often not to be had, and only if the answer can be fetched afterwards. It
 * waits in the storage of the helper's host, which a browser gives to pages of the same site alone once it blocks third-party cookies.
 */
function canRedirect(): boolean {
  return isPhone(navigator.userAgent, navigator.maxTouchPoints) && isSameSite(window.location.hostname, helperHost());
}

async function welcome(credential: UserCredential): Promise<Result<AuthPerson>> {
  const person = personOf(credential.user);
  markSignedIn(true);
  const isNew = getAdditionalUserInfo(credential)?.isNewUser === true;
  if (isNew) markNewGoogleUser();
  await recordSignIn(person, isNew);
  return succeed(person);
}
