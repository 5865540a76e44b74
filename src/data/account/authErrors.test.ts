import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { SIGN_IN_CANCELLED, emailSignInError, googleError, passwordError, resetError, signUpError } from './authErrors';

const error = (code: string, message = 'Provider says no') => new FirebaseError(code, message);

describe('error catalogue (R8.1, R8.2)', () => {
  it.each([
    ['auth/wrong-password', 'Incorrect email or password. Please try again.'],
    ['auth/invalid-credential', 'Incorrect email or password. Please try again.'],
    ['auth/user-not-found', 'No account found with that email.'],
    ['auth/too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
    ['auth/network-request-failed', 'Network error. Check your connection and try again.'],
    ['auth/invalid-email', 'Please enter a valid email address.'],
    ['auth/user-disabled', 'The user account has been disabled by an administrator.'],
    ['auth/quota-exceeded', 'Provider says no'],
  ])('shows the email sign-in message for %s', (code, message) =>
    expect(emailSignInError(error(code)).message).toBe(message),
  );

  it('falls back to two email messages when the provider has no message', () => {
    expect(emailSignInError(error('auth/odd', 'Firebase: Error (auth/odd).')).message).toBe(
      'Invalid email or password',
    );
    expect(emailSignInError('odd').message).toBe('Failed to sign in. Please try again.');
  });
  it('shows the provider’s reset message or the fallback', () => {
    expect(resetError(error('auth/quota-exceeded')).message).toBe('Provider says no');
    expect(resetError(null).message).toBe('Failed to send reset email');
  });

  it.each([
    [
      'auth/account-exists-with-different-credential',
      'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
    ],
    ['auth/timeout', 'The sign-in process took too long. Please try again.'],
    ['auth/popup-blocked', 'Please allow popups for this site and try again.'],
    ['auth/network-request-failed', 'Network error. Please check your connection and try again.'],
    ['auth/internal-error', 'Sign in failed: Provider says no'],
    [
      'auth/email-already-in-use',
      'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
    ],
  ])('shows the Google message for %s', (code, message) => expect(googleError(error(code)).message).toBe(message));

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'treats the Google error %s as a cancellation',
    (code) => expect(googleError(error(code))).toEqual(SIGN_IN_CANCELLED),
  );
  it('derives a Google reason when the provider only repeats its code', () =>
    expect(googleError(error('auth/unauthorized-domain', 'Firebase: Error (auth/unauthorized-domain).')).message).toBe(
      'Sign in failed: unauthorized domain',
    ));
  it.each([
    ['auth/web-storage-unsupported', /^Sign in failed: .*third-party cookies.*use email and password\.$/],
    [
      'auth/operation-not-supported-in-this-environment',
      /^Sign in failed: .*another browser, or use email and password\.$/,
    ],
  ])('explains the Google error %s and what to do instead', (code, sentence) =>
    expect(googleError(error(code, `Firebase: Error (${code}).`)).message).toMatch(sentence),
  );
  it('has a fallback for Google', () => expect(googleError(null).message).toBe('Failed to sign in. Please try again.'));

  it('has separate messages for sign-up and passwords', () => {
    expect(signUpError(error('auth/email-already-in-use')).message).toMatch(/already exists/);
    expect(passwordError(error('auth/wrong-password')).message).toMatch(/current password/);
  });
});
