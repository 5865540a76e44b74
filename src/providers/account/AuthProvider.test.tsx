import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../../../tests/support/backend/navigation';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { parseUser, type AppUser, type AuthPerson } from '@/domain/account/user';
import { noteAnswer, setReader } from '@/data/device/deviceData';
import { attempt } from '@/data/backend/failures';
import { forgetPerson } from '@/hooks/subscriptions';
import { AuthProvider, useAuth, type Auth } from './AuthProvider';

const watched = vi.hoisted(() => ({ times: 0 }));
const backend = vi.hoisted(() => ({
  tellAuth: (() => undefined) as (person: unknown) => void,
  tellUser: (() => undefined) as (user: unknown) => void,
  stopped: 0,
  findUser: vi.fn<(person: unknown) => Promise<{ key: string; user: unknown }>>(),
  signOut: vi.fn(() => Promise.resolve()),
  reload: vi.fn(),
}));
vi.mock('../kernel/reloadPage', () => ({ reloadPage: backend.reload }));
vi.mock('@/data/account/auth', () => ({
  signOut: backend.signOut,
  watchAuth: (next: (person: unknown) => void) => {
    backend.tellAuth = next;
    watched.times += 1;
    return () => undefined;
  },
}));
const google = vi.hoisted(() => ({ finishRedirect: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/data/account/googleSignIn', () => google);
vi.mock('@/data/account/readAhead', () => ({ readAhead: () => undefined }));
vi.mock('@/data/account/users', () => ({
  findUser: backend.findUser,
  watchUser: (_key: string, _person: unknown, next: (user: unknown) => void) => {
    backend.tellUser = next;
    return () => {
      backend.stopped += 1;
    };
  },
}));

const ann: AuthPerson = { uid: 'a', email: 'ann@x.com', displayName: 'Ann', google: false };
const complete = parseUser(
  'ann_x_com',
  { uid: 'a', displayName: 'Ann', username: 'ann', onboardingCompleted: true },
  ann,
);
const FLAGS = ['onboardingStep', 'isGoogleSignIn', 'isOnboarding', 'pendingLeagueId'];

let probe: { current: Auth };

async function start() {
  probe = renderHook(useAuth, { wrapper: AuthProvider }).result;
  await settle();
}

/** Lets imports and promises finish without running down the timeouts. */
async function settle(milliseconds = 0) {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function signIn() {
  act(() => backend.tellAuth(ann));
  await settle();
}

const coded = (code: string) => Object.assign(new Error(code), { code });
const found = (user: AppUser): Loadable<AppUser> => ready(user);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend.findUser.mockReset();
  google.finishRedirect.mockReset();
  backend.stopped = 0;
  localStorage.clear();
  localStorage.setItem('returning', 'true');
  sessionStorage.clear();
  backend.reload.mockReset();
  router.push.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('auth state (R4.1, R9.1)', () => {
  it('is loading until the identity service responds, then anonymous', async () => {
    await start();
    expect(probe.current.status).toBe('loading');
    act(() => backend.tellAuth(null));
    expect(probe.current).toMatchObject({ status: 'anonymous', user: null, uid: null });
  });

  it('is anonymous at once in a browser without a previous sign-in, and watches from the next sign-in', async () => {
    localStorage.clear();
    watched.times = 0;
    await start();
    expect(probe.current.status).toBe('anonymous');
    expect(watched.times).toBe(0);
    const { startAuth } = await import('@/data/device/signInMarks');
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    startAuth();
    await settle();
    expect(watched.times).toBe(1);
    await signIn();
    expect(probe.current).toMatchObject({ status: 'ready', uid: 'a' });
  });

  it('marks the browser only while a user is signed in', async () => {
    localStorage.clear();
    await start();
    const { startAuth } = await import('@/data/device/signInMarks');
    startAuth();
    await settle();
    expect(localStorage.getItem('returning')).toBeNull();
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await signIn();
    expect(localStorage.getItem('returning')).toBe('a');
    act(() => backend.tellAuth(null));
    expect(localStorage.getItem('returning')).toBeNull();
  });

  it('starts watching when a user signs in in another tab', async () => {
    vi.resetModules();
    const { watchSignedIn } = await import('@/data/account/watchSignedIn');
    localStorage.clear();
    watched.times = 0;
    const changed = vi.fn();
    const stop = watchSignedIn({ changed, unreachable: vi.fn(), returned: vi.fn() });
    expect(changed.mock.calls).toEqual([[null]]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    await settle();
    expect(watched.times).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'returning', newValue: 'true' }));
    await settle();
    expect(watched.times).toBe(1);
    stop();
  });

  it.each([
    ['a user was signed in on the last visit', () => undefined],
    [
      'the page loads after the redirect to Google',
      () => {
        localStorage.clear();
        sessionStorage.setItem('googleRedirect', 'true');
        google.finishRedirect.mockResolvedValue(null);
      },
    ],
    [
      'storage can’t be read',
      () => {
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        });
      },
    ],
  ])('asks the identity service when %s', async (_, arrange) => {
    arrange();
    watched.times = 0;
    await start();
    expect(probe.current.status).toBe('loading');
    expect(watched.times).toBe(1);
  });

  describe('after a visit', () => {
    const hide = (state: string) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const bob: AuthPerson = { ...ann, uid: 'b' };

    beforeEach(async () => {
      document.head.innerHTML = '<meta name="version" content="1">';
      backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
      await start();
      await signIn();
      setReader('a');
      noteAnswer();
      hide('hidden');
      cleanup();
      forgetPerson();
      hide('visible');
    });
    afterEach(() => document.head.replaceChildren());

    it('is ready at once, with the user of the last visit, who may act once they are known to be signed in', async () => {
      act(() => void (probe = renderHook(useAuth, { wrapper: AuthProvider }).result));
      expect(probe.current).toMatchObject({ status: 'ready', uid: 'a', user: { username: 'ann' } });
      await settle();
      const sent = attempt(() => Promise.resolve('sent'));
      await signIn();
      expect(probe.current).toMatchObject({ status: 'ready', user: { username: 'ann' } });
      expect(await sent).toEqual({ ok: true, value: 'sent' });
    });

    it('is ready after two seconds of silence on other pages', async () => {
      window.history.replaceState(null, '', '/trades');
      setReader(null);
      await start();
      await settle(1_999);
      expect(probe.current.status).toBe('loading');
      await settle(1);
      expect(probe.current).toMatchObject({ status: 'ready', uid: 'a', user: { username: 'ann' } });
      window.history.replaceState(null, '', '/');
    });

    it.each([
      ['no one', null, 'anonymous'],
      ['another person', bob, 'loading'],
    ])('shows and sends nothing of them when %s is signed in', async (_, person, status) => {
      await start();
      const sent = attempt(() => Promise.resolve('sent'));
      backend.findUser.mockReturnValue(new Promise(() => undefined));
      act(() => backend.tellAuth(person));
      expect(probe.current).toMatchObject({ status, user: null });
      await settle();
      expect(await sent).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });
    });
  });

  it('is ready with a complete document, and clears the four flags', async () => {
    FLAGS.forEach((flag) => localStorage.setItem(flag, '3'));
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    expect(probe.current).toMatchObject({ status: 'ready', uid: 'a', user: { username: 'ann' } });
    expect(FLAGS.map((flag) => localStorage.getItem(flag))).toEqual([null, null, null, null]);
  });

  it('treats an auth user without a document as new, keeps the flags, and updates when the document arrives', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: null });
    await start();
    await signIn();
    expect(probe.current).toMatchObject({ status: 'onboarding', user: { isNewUser: true } });
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
    act(() => backend.tellUser(found(complete)));
    expect(probe.current.status).toBe('ready');
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
  });

  it('falls back to a minimal user after 8 s without the document, and keeps the flags', async () => {
    localStorage.setItem('isOnboarding', 'true');
    backend.findUser.mockReturnValue(new Promise(() => undefined));
    await start();
    await signIn();
    await settle(7_999);
    expect(probe.current.status).toBe('loading');
    await settle(1);
    expect(probe.current).toMatchObject({
      status: 'ready',
      user: { key: null, isOnboarding: false, isNewUser: false },
    });
    expect(probe.current.problem).not.toBeNull();
    expect(localStorage.getItem('isOnboarding')).toBe('true');
  });

  it('replaces the minimal user as soon as the document can be loaded', async () => {
    backend.findUser.mockReturnValueOnce(new Promise(() => undefined));
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    await settle(8_000);
    expect(probe.current.user?.key).toBeNull();
    await settle(10_000);
    expect(probe.current).toMatchObject({ status: 'ready', problem: null, user: { username: 'ann' } });
  });

  it('retries as soon as the browser is online', async () => {
    backend.findUser.mockRejectedValueOnce(coded('unavailable'));
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    expect(probe.current.problem).toMatch(/offline/);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(probe.current).toMatchObject({ problem: null, user: { username: 'ann' } });
  });

  it('finds and watches the document again when its watch has ended', async () => {
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    act(() => backend.tellUser({ state: 'failed', message: 'The connection is gone.' }));
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: { ...complete, displayName: 'Annie' } });
    await settle(10_000);
    expect(probe.current).toMatchObject({ status: 'ready', user: { displayName: 'Annie' } });
  });

  it('is a minimal user after a denial, points to support and doesn’t retry', async () => {
    backend.findUser.mockRejectedValue(coded('permission-denied'));
    await start();
    await signIn();
    await settle(60_000);
    expect(probe.current).toMatchObject({ status: 'ready', user: { key: null } });
    expect(probe.current.problem).toMatch(/contact support/);
    expect(backend.findUser).toHaveBeenCalledOnce();
    expect(backend.reload).not.toHaveBeenCalled();
  });

  it('reloads the page 5 s after a configuration error, only once', async () => {
    backend.findUser.mockRejectedValue(coded('failed-precondition'));
    await start();
    await signIn();
    await settle(4_999);
    expect(backend.reload).not.toHaveBeenCalled();
    await settle(1);
    expect(backend.reload).toHaveBeenCalledOnce();
    // Simulates the page after the reload.
    act(() => backend.tellAuth(null));
    await signIn();
    await settle(60_000);
    expect(backend.reload).toHaveBeenCalledOnce();
    expect(probe.current.problem).toMatch(/contact support/);
  });

  it('doesn’t reload the page when the reload can’t be recorded', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    backend.findUser.mockRejectedValue(coded('failed-precondition'));
    await start();
    await signIn();
    await settle(60_000);
    expect(backend.reload).not.toHaveBeenCalled();
  });

  it('allows another reload after the account has loaded', async () => {
    sessionStorage.setItem('reloadedForConfiguration', 'true');
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    expect(sessionStorage.getItem('reloadedForConfiguration')).toBeNull();
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 10_000],
    ['Mozilla/5.0 (X11; Linux x86_64)', 15_000],
  ])('is anonymous when the identity service doesn’t respond: %s, %i ms', async (agent, milliseconds) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    await start();
    await settle(milliseconds - 1);
    expect(probe.current.status).toBe('loading');
    await settle(1);
    expect(probe.current.status).toBe('anonymous');
    expect(probe.current.problem).toMatch(/sign-in service/);
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await signIn();
    expect(probe.current).toMatchObject({ status: 'ready', problem: null });
  });

  it('skips a refresh while one is running', async () => {
    backend.findUser.mockReturnValue(new Promise(() => undefined));
    await start();
    await signIn();
    act(() => void probe.current.refresh());
    await settle();
    expect(backend.findUser).toHaveBeenCalledOnce();
  });

  it('signs out, goes home and stops watching the document', async () => {
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    await signIn();
    await act(() => probe.current.signOut());
    act(() => backend.tellAuth(null));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/');
    expect(backend.stopped).toBe(1);
    act(() => backend.tellUser(found(complete)));
    expect(probe.current).toMatchObject({ status: 'anonymous', user: null });
  });

  it('sets and clears the just-logged-in flag', async () => {
    backend.findUser.mockResolvedValue({ key: 'ann_x_com', user: complete });
    await start();
    act(() => probe.current.markLoggedIn());
    await signIn();
    expect(probe.current.justLoggedIn).toBe(true);
    act(() => probe.current.arrived());
    expect(probe.current.justLoggedIn).toBe(false);
  });
});

describe('returning from Google (R8.2)', () => {
  it('checks for no result when no redirect was started', async () => {
    await start();
    expect(google.finishRedirect).not.toHaveBeenCalled();
  });

  it('counts as a new sign-in', async () => {
    sessionStorage.setItem('googleRedirect', 'true');
    google.finishRedirect.mockResolvedValue({ ok: true, value: ann });
    await start();
    expect(probe.current).toMatchObject({ justLoggedIn: true, redirectProblem: null });
  });

  it('shows the error, but not for a cancellation', async () => {
    sessionStorage.setItem('googleRedirect', 'true');
    google.finishRedirect.mockResolvedValue({ ok: false, error: { code: 'auth/timeout', message: 'Too long.' } });
    await start();
    expect(probe.current).toMatchObject({ justLoggedIn: false, redirectProblem: 'Too long.' });
    google.finishRedirect.mockResolvedValue({
      ok: false,
      error: { code: 'cancelled', message: 'Sign in cancelled by user' },
    });
    await start();
    expect(probe.current.redirectProblem).toBeNull();
  });
});
