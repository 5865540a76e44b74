/**
 * The sentences of the specification's error catalogue (section 8) for what an identity service answers. Codes are those of Firebase Auth
 * (`auth/wrong-password`); newer projects hide whether an email exists and answer `auth/invalid-credential` for both.
 */

const EMAIL: Record<string, string> = {
  'auth/wrong-password': 'Incorrect email or password. Please try again.',
  'auth/invalid-credential': 'Incorrect email or password. Please try again.',
  'auth/invalid-login-credentials': 'Incorrect email or password. Please try again.',
  'auth/user-not-found': 'No account found with that email.',
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'Network error. Check your connection and try again.',
  'auth/invalid-email': 'Please enter a valid email address.',
};

const GOOGLE: Record<string, string> = {
  'auth/account-exists-with-different-credential':
    'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
  'auth/timeout': 'The sign-in process took too long. Please try again.',
  'auth/popup-blocked': 'Please allow popups for this site and try again.',
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
};

const GOOGLE_CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

const SIGN_UP: Record<string, string> = {
  ...EMAIL,
  'auth/email-already-in-use': 'An account with this email exists already. Sign in instead, or use another email.',
  'auth/weak-password': 'Choose a password of at least 6 characters.',
};

const REAUTHENTICATE: Record<string, string> = {
  ...EMAIL,
  'auth/wrong-password': 'The current password is not right.',
  'auth/invalid-credential': 'The current password is not right.',
  'auth/weak-password': 'Choose a password of at least 6 characters.',
  'auth/requires-recent-login': 'Sign out and in again first; then change your password.',
};

/** What to say when signing in by email failed. */
export function emailSignInMessage(code: string, providerMessage: string): string {
  return EMAIL[code] ?? (providerMessage || 'Failed to sign in. Please try again.');
}

/** What to say when the reset email could not be sent. */
export function resetMessage(code: string, providerMessage: string): string {
  return EMAIL[code] ?? (providerMessage || 'Failed to send reset email');
}

/** What to say when signing in with Google failed; null when the person closed the window, which is no error. */
export function googleSignInMessage(code: string, providerMessage: string): string | null {
  if (GOOGLE_CANCELLED.includes(code)) return null;
  return (
    GOOGLE[code] ?? (providerMessage ? `Sign in failed: ${providerMessage}` : 'Failed to sign in. Please try again.')
  );
}

/** What to say when an account could not be made. */
export function signUpMessage(code: string, providerMessage: string): string {
  return SIGN_UP[code] ?? (providerMessage || 'The account could not be created. Please try again.');
}

/** What to say when a password could not be changed. */
export function passwordChangeMessage(code: string, providerMessage: string): string {
  return REAUTHENTICATE[code] ?? (providerMessage || 'The password could not be changed. Please try again.');
}

/** Google sign-in gives up after this long, in milliseconds (specification, section 9). */
export const GOOGLE_TIMEOUT_MS = 45_000;
