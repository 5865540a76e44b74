import { FirebaseError } from 'firebase/app';
import { fail, type ResultError } from '@/domain/kernel/result';

const COMMON = {
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'Network error. Check your connection and try again.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/weak-password': 'Use at least 6 characters for your password.',
};

/** Texts for email sign-in (docs/requirements.md R8.1). */
const EMAIL: Readonly<Record<string, string>> = {
  ...COMMON,
  'auth/user-disabled': 'The user account has been disabled by an administrator.',
  'auth/wrong-password': 'Incorrect email or password. Please try again.',
  'auth/invalid-credential': 'Incorrect email or password. Please try again.',
  'auth/invalid-login-credentials': 'Incorrect email or password. Please try again.',
  'auth/user-not-found': 'No account found with that email.',
};

const EXISTS =
  'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.';

/** Texts for Google sign-in (docs/requirements.md R8.2). */
const GOOGLE: Readonly<Record<string, string>> = {
  'auth/email-already-in-use': EXISTS,
  'auth/credential-already-in-use': EXISTS,
  'auth/account-exists-with-different-credential': EXISTS,
  'auth/timeout': 'The sign-in process took too long. Please try again.',
  'auth/popup-blocked': 'Please allow popups for this site and try again.',
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
  // Codes under "other" in R8.2: give the reason and say what to do.
  'auth/web-storage-unsupported':
    'Sign in failed: your browser blocks the third-party cookies that Google sign-in needs. Allow them for this site, or use email and password.',
  'auth/operation-not-supported-in-this-environment':
    'Sign in failed: this browser can’t open Google’s sign-in window. Try another browser, or use email and password.',
};

/** Closing the popup, or opening a second one, is a cancellation rather than an error. */
const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** The error for a closed popup (docs/requirements.md R8.2). The dialog shows no message for it. */
export const SIGN_IN_CANCELLED = fail('cancelled', 'Sign in cancelled by user').error;

/** Shown when the email already has an account. */
export const EMAIL_TAKEN =
  'An account with this email already exists. Sign in instead (with Google, if that’s how you created it), or use another email.';

const SIGN_UP: Readonly<Record<string, string>> = {
  ...COMMON,
  'auth/email-already-in-use': EMAIL_TAKEN,
  'auth/operation-not-allowed': 'You can’t sign in with a password here. Please sign in with Google.',
};

const PASSWORD: Readonly<Record<string, string>> = {
  ...COMMON,
  'auth/wrong-password': 'That’s not your current password.',
  'auth/invalid-credential': 'That’s not your current password.',
  'auth/invalid-login-credentials': 'That’s not your current password.',
  'auth/requires-recent-login': 'For your security, sign out, sign in again and then retry.',
};

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : 'unknown';
}

/** The provider's own message; empty when it only repeats the code, as it does in a production build. */
function providerMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const words = error.message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\((auth\/[^)]*)\)\.?$/, '')
    .trim();
  return words === 'Error' ? '' : words;
}

function translate(error: unknown, sentences: Readonly<Record<string, string>>, fallback: string): ResultError {
  const code = codeOf(error);
  return { code, message: sentences[code] ?? (providerMessage(error) || fallback) };
}

/** The table's text, or else the provider's message, or one of two texts depending on whether the service responded. */
export function emailSignInError(error: unknown): ResultError {
  const answered = error instanceof FirebaseError;
  return translate(error, EMAIL, answered ? 'Invalid email or password' : 'Failed to sign in. Please try again.');
}

export function resetError(error: unknown): ResultError {
  return translate(error, EMAIL, 'Failed to send reset email');
}

/** Why Google sign-in failed. `email` is set when that email's account uses a different sign-in method. */
export type GoogleSignInError = ResultError & { email?: string };

/** The table's text, or else "Sign in failed" with the provider's reason or the code made readable. */
export function googleError(error: unknown): GoogleSignInError {
  const code = codeOf(error);
  if (CANCELLED.includes(code)) return SIGN_IN_CANCELLED;
  const named = GOOGLE[code];
  if (named === EXISTS) return { code, message: EXISTS, ...emailOf(error) };
  if (named !== undefined) return { code, message: named };
  const reason = providerMessage(error) || (code === 'unknown' ? '' : code.replace(/^auth\//, '').replaceAll('-', ' '));
  return { code, message: reason === '' ? 'Failed to sign in. Please try again.' : `Sign in failed: ${reason}` };
}

function emailOf(error: unknown): { email?: string } {
  const email = error instanceof FirebaseError ? error.customData?.email : undefined;
  return typeof email === 'string' && email !== '' ? { email } : {};
}

export function signUpError(error: unknown): ResultError {
  return translate(error, SIGN_UP, 'Your account couldn’t be created. Please try again.');
}

export function passwordError(error: unknown): ResultError {
  return translate(error, PASSWORD, 'Your password couldn’t be changed. Please try again.');
}
