import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import {
  SIGN_IN_CANCELLED,
  emailSignInRefusal,
  googleRefusal,
  passwordRefusal,
  resetRefusal,
  signUpRefusal,
} from './authErrors';

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
  ])('email: %s', (code, message) => expect(emailSignInRefusal(error(code)).message).toBe(message));

  it('email: the two fallbacks, where the provider has no words', () => {
    expect(emailSignInRefusal(error('auth/odd', 'Firebase: Error (auth/odd).')).message).toBe(
      'Invalid email or password',
    );
    expect(emailSignInRefusal('odd').message).toBe('Failed to sign in. Please try again.');
  });
  it('reset: provider message or the fallback', () => {
    expect(resetRefusal(error('auth/quota-exceeded')).message).toBe('Provider says no');
    expect(resetRefusal(null).message).toBe('Failed to send reset email');
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
  ])('google: %s', (code, message) => expect(googleRefusal(error(code)).message).toBe(message));

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'google: %s is a change of mind',
    (code) => expect(googleRefusal(error(code))).toEqual(SIGN_IN_CANCELLED),
  );
  it('google: a reason even where the provider repeats its code', () =>
    expect(
      googleRefusal(error('auth/unauthorized-domain', 'Firebase: Error (auth/unauthorized-domain).')).message,
    ).toBe('Sign in failed: unauthorized domain'));
  it.each([
    ['auth/web-storage-unsupported', /^Sign in failed: .*third-party cookies.*use email and password\.$/],
    [
      'auth/operation-not-supported-in-this-environment',
      /^Sign in failed: .*another browser, or use email and password\.$/,
    ],
  ])('google: %s says why, and what to do instead', (code, sentence) =>
    expect(googleRefusal(error(code, `Firebase: Error (${code}).`)).message).toMatch(sentence),
  );
  it('google: the fallback', () => expect(googleRefusal(null).message).toBe('Failed to sign in. Please try again.'));

  it('sign-up and password have words of their own', () => {
    expect(signUpRefusal(error('auth/email-already-in-use')).message).toMatch(/already exists/);
    expect(passwordRefusal(error('auth/wrong-password')).message).toMatch(/current password/);
  });
});
