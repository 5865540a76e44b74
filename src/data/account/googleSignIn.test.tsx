import { GoogleAuthProvider } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { env } from '@/config/env';
import { endRedirect, redirectNoted } from '../device/signInMarks';
import { finishRedirect, signInWithGoogle } from './googleSignIn';
import { clearFlags, onboardingStep } from '../device/localFlags';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36';
const on = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
const gus = { uid: 'gus', email: 'gus@example.test', displayName: 'gus', google: true };
const RECORD = `users/${documents.emailKeyOf('gus')}`;
/** Makes requests fail that have this in their path. */
const fails = (faults: Record<string, string>) =>
  backend.setFaults({
    fault: ({ paths: [path = ''] }) => Object.entries(faults).find(([part]) => path.includes(part))?.[1] ?? null,
  });
const asked = (request: string) => backend.sent().some(({ paths }) => paths[0] === `identity/${request}`);

beforeEach(() => {
  sessionStorage.clear();
  clearFlags();
  backend.start(documents.people('gus'), null);
  backend.accounts.add({ uid: 'gus', email: gus.email, google: gus.email });
  on(DESK);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Google sign-in (R4.3, R7.2, R8.2, R9.1)', () => {
  it('asks for the account every time', async () => {
    const parameters = vi.spyOn(GoogleAuthProvider.prototype, 'setCustomParameters');
    expect(await signInWithGoogle()).toEqual({ ok: true, value: gus });
    expect(parameters).toHaveBeenCalledExactlyOnceWith({ prompt: 'select_account' });
    expect(onboardingStep()).toBeNull();
    expect(backend.stored(RECORD)!.lastLogin).not.toBe(documents.user('gus').lastLogin);
  });

  it('flags a new user for onboarding from step 3', async () => {
    backend.accounts.choose(documents.emailOf('eve'));
    await signInWithGoogle();
    expect([onboardingStep(), localStorage.getItem('isGoogleSignIn')]).toEqual([3, 'true']);
    expect(backend.stored(`users/${documents.emailKeyOf('eve')}`)).toMatchObject({
      isGoogleSignIn: true,
      isOnboarding: true,
    });
  });

  it('succeeds even if the user record cannot be written, and logs the error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fails({ 'users/': 'permission-denied' });
    expect(await signInWithGoogle()).toEqual({ ok: true, value: gus });
    expect(log).toHaveBeenCalledOnce();
  });

  it('succeeds when the database doesn’t answer', async () => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fails({ 'users/': 'lost' });
    const answer = signInWithGoogle();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toEqual({ ok: true, value: gus });
    expect(log).toHaveBeenCalledOnce();
  });

  it('gives up after 45 s', async () => {
    vi.useFakeTimers();
    fails({ signInWithPopup: 'lost' });
    const answer = vi.fn();
    void signInWithGoogle().then(answer);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith({
      ok: false,
      error: { code: 'auth/timeout', message: 'The sign-in process took too long. Please try again.' },
    });
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])(
    'treats %s as a cancellation',
    async (code) => {
      fails({ signInWithPopup: code });
      expect(await signInWithGoogle()).toEqual({
        ok: false,
        error: { code: 'cancelled', message: 'Sign in cancelled by user' },
      });
    },
  );
});

describe('a popup that fails to open', () => {
  beforeEach(() => {
    fails({ signInWithPopup: 'auth/popup-blocked' });
  });

  it('shows a message on desktop', async () => {
    expect(await signInWithGoogle()).toMatchObject({
      error: { message: 'Please allow popups for this site and try again.' },
    });
    expect(asked('signInWithRedirect')).toBe(false);
  });

  it.each(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'])(
    'redirects to Google on a phone (%s)',
    async (code) => {
      on(PHONE);
      fails({ signInWithPopup: code });
      void signInWithGoogle();
      await vi.waitFor(() => expect(asked('signInWithRedirect')).toBe(true));
      expect(redirectNoted()).toBe(true);
    },
  );

  it('counts as cancelled when the person turns back on Google’s page, and the browser shows this one as it was', async () => {
    on(PHONE);
    const answer = signInWithGoogle();
    await vi.waitFor(() => expect(asked('signInWithRedirect')).toBe(true));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await answer).toMatchObject({ error: { code: 'cancelled' } });
    expect(redirectNoted()).toBe(false);
  });

  it('shows a message on a phone when the redirect would need third-party cookies', async () => {
    on(PHONE);
    const { useEmulators, firebase } = env;
    Object.assign(env, { useEmulators: false, firebase: { ...firebase, authDomain: 'squads.firebaseapp.com' } });
    expect(await signInWithGoogle()).toMatchObject({
      error: { message: 'Please allow popups for this site and try again.' },
    });
    expect(asked('signInWithRedirect')).toBe(false);
    expect(redirectNoted()).toBe(false);
    Object.assign(env, { useEmulators, firebase });
  });

  it('shows the redirect’s error when the redirect fails too, and expects no result', async () => {
    on(PHONE);
    fails({ signInWithPopup: 'auth/popup-blocked', signInWithRedirect: 'auth/network-request-failed' });
    expect(await signInWithGoogle()).toMatchObject({
      error: { message: 'Network error. Please check your connection and try again.' },
    });
    expect(redirectNoted()).toBe(false);
  });

  it('shows the popup’s error when storage can’t record the redirect', async () => {
    on(PHONE);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(await signInWithGoogle()).toMatchObject({ error: { code: 'auth/popup-blocked' } });
    expect(asked('signInWithRedirect')).toBe(false);
  });
});

describe('returning from Google', () => {
  const back = () => sessionStorage.setItem('googleRedirect', 'true');

  it('is handled once, and only in the tab that started the redirect', async () => {
    expect(await finishRedirect()).toBeNull();
    expect(asked('getRedirectResult')).toBe(false);
    on(PHONE);
    fails({ signInWithPopup: 'auth/popup-blocked' });
    backend.accounts.choose(documents.emailOf('eve'));
    void signInWithGoogle();
    await vi.waitFor(() => expect(asked('signInWithRedirect')).toBe(true));
    expect(await finishRedirect()).toMatchObject({ ok: true, value: { uid: 'eve', google: true } });
    expect(onboardingStep()).toBe(3);
    expect(endRedirect()).toBe(false);
  });

  it('counts as a cancellation without a sign-in', async () => {
    back();
    expect(await finishRedirect()).toMatchObject({ error: { code: 'cancelled' } });
  });

  it('shows the error catalogue’s message after an error', async () => {
    back();
    fails({ getRedirectResult: 'auth/account-exists-with-different-credential' });
    expect(await finishRedirect()).toMatchObject({
      error: {
        message:
          'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
      },
    });
  });
});
