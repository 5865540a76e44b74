import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endRedirect, redirectNoted } from '../device/signInMarks';
import { finishRedirect, signInWithGoogle } from './googleSignIn';
import { clearFlags, onboardingStep } from '../device/localFlags';

const firebase = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  getRedirectResult: vi.fn(),
  isNewUser: false,
  parameters: {} as object,
  helper: 'localhost',
}));
const users = vi.hoisted(() => ({ recordSignIn: vi.fn<(person: unknown, isNew: boolean) => Promise<void>>() }));
vi.mock('./users', () => users);
vi.mock('../backend/firebaseAuth', () => ({ auth: () => ({}), helperHost: () => firebase.helper }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  getAdditionalUserInfo: () => ({ isNewUser: firebase.isNewUser }),
  getRedirectResult: firebase.getRedirectResult,
  signInWithPopup: firebase.signInWithPopup,
  signInWithRedirect: firebase.signInWithRedirect,
  GoogleAuthProvider: class {
    static PROVIDER_ID = 'google.com';
    setCustomParameters(parameters: object) {
      firebase.parameters = parameters;
    }
  },
}));

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36';
const on = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
const error = (code: string) => new FirebaseError(code, `Firebase: Error (${code}).`);
const credential = {
  user: {
    uid: 'g',
    email: 'gus@x.com',
    displayName: 'Gus',
    photoURL: null,
    providerData: [{ providerId: 'google.com' }],
  },
};
const gus = { uid: 'g', email: 'gus@x.com', displayName: 'Gus', google: true };

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  clearFlags();
  firebase.isNewUser = false;
  firebase.helper = 'localhost';
  firebase.signInWithPopup.mockResolvedValue(credential);
  users.recordSignIn.mockResolvedValue();
  on(DESK);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Google sign-in (R4.3, R7.2, R8.2, R9.1)', () => {
  it('asks for the account every time', async () => {
    expect(await signInWithGoogle()).toEqual({ ok: true, value: gus });
    expect(firebase.parameters).toEqual({ prompt: 'select_account' });
    expect(onboardingStep()).toBeNull();
    expect(users.recordSignIn).toHaveBeenCalledWith(gus, false);
  });

  it('flags a new user for onboarding from step 3', async () => {
    firebase.isNewUser = true;
    await signInWithGoogle();
    expect([onboardingStep(), localStorage.getItem('isGoogleSignIn')]).toEqual([3, 'true']);
    expect(users.recordSignIn).toHaveBeenCalledWith(gus, true);
  });

  it('succeeds even if the user record cannot be written, and logs the error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    users.recordSignIn.mockRejectedValue(new Error('denied'));
    expect(await signInWithGoogle()).toEqual({ ok: true, value: gus });
    expect(log).toHaveBeenCalledOnce();
  });

  it('succeeds when the database doesn’t answer', async () => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    users.recordSignIn.mockReturnValue(new Promise(() => undefined));
    const answer = signInWithGoogle();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toEqual({ ok: true, value: gus });
    expect(log).toHaveBeenCalledOnce();
  });

  it('gives up after 45 s', async () => {
    vi.useFakeTimers();
    firebase.signInWithPopup.mockReturnValue(new Promise(() => undefined));
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
      firebase.signInWithPopup.mockRejectedValue(error(code));
      expect(await signInWithGoogle()).toEqual({
        ok: false,
        error: { code: 'cancelled', message: 'Sign in cancelled by user' },
      });
    },
  );
});

describe('a popup that fails to open', () => {
  beforeEach(() => {
    firebase.signInWithPopup.mockRejectedValue(error('auth/popup-blocked'));
  });

  it('shows a message on desktop', async () => {
    expect(await signInWithGoogle()).toMatchObject({
      error: { message: 'Please allow popups for this site and try again.' },
    });
    expect(firebase.signInWithRedirect).not.toHaveBeenCalled();
  });

  it.each(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'])(
    'redirects to Google on a phone (%s)',
    async (code) => {
      on(PHONE);
      firebase.signInWithPopup.mockRejectedValue(error(code));
      firebase.signInWithRedirect.mockReturnValue(new Promise(() => undefined));
      void signInWithGoogle();
      await vi.waitFor(() => expect(firebase.signInWithRedirect).toHaveBeenCalledOnce());
      expect(redirectNoted()).toBe(true);
    },
  );

  it('counts as cancelled when the person turns back on Google’s page, and the browser shows this one as it was', async () => {
    on(PHONE);
    firebase.signInWithRedirect.mockReturnValue(new Promise(() => undefined));
    const answer = signInWithGoogle();
    await vi.waitFor(() => expect(firebase.signInWithRedirect).toHaveBeenCalledOnce());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await answer).toMatchObject({ error: { code: 'cancelled' } });
    expect(redirectNoted()).toBe(false);
  });

  it('shows a message on a phone when the redirect would need third-party cookies', async () => {
    on(PHONE);
    firebase.helper = 'squads.firebaseapp.com';
    expect(await signInWithGoogle()).toMatchObject({
      error: { message: 'Please allow popups for this site and try again.' },
    });
    expect(firebase.signInWithRedirect).not.toHaveBeenCalled();
    expect(redirectNoted()).toBe(false);
  });

  it('shows the redirect’s error when the redirect fails too, and expects no result', async () => {
    on(PHONE);
    firebase.signInWithRedirect.mockRejectedValue(error('auth/network-request-failed'));
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
    expect(firebase.signInWithRedirect).not.toHaveBeenCalled();
  });
});

describe('returning from Google', () => {
  const back = () => sessionStorage.setItem('googleRedirect', 'true');

  it('is handled once, and only in the tab that started the redirect', async () => {
    expect(await finishRedirect()).toBeNull();
    expect(firebase.getRedirectResult).not.toHaveBeenCalled();
    back();
    firebase.isNewUser = true;
    firebase.getRedirectResult.mockResolvedValue(credential);
    expect(await finishRedirect()).toEqual({ ok: true, value: gus });
    expect(onboardingStep()).toBe(3);
    expect(endRedirect()).toBe(false);
  });

  it('counts as a cancellation without a sign-in', async () => {
    back();
    firebase.getRedirectResult.mockResolvedValue(null);
    expect(await finishRedirect()).toMatchObject({ error: { code: 'cancelled' } });
  });

  it('shows the error catalogue’s message after an error', async () => {
    back();
    firebase.getRedirectResult.mockRejectedValue(error('auth/account-exists-with-different-credential'));
    expect(await finishRedirect()).toMatchObject({
      error: {
        message:
          'An account already exists with the same email but different sign-in credentials. Please try signing in with email and password.',
      },
    });
  });
});
