import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount, signInWithEmail, signOut, watchAuth } from './auth';
import { noteOpened } from '../device/deviceData';
import { notePushDevice } from '../device/pushDevice';
import { saveUnsent, unsentKey } from '../device/unsent';

const service = vi.hoisted(() => ({
  tell: (_user: object | null): void => undefined,
  current: null as object | null,
  signedOut: 0,
}));
const signedIn = () =>
  Promise.resolve({ user: { uid: 'ann', email: 'ann@x.test', displayName: null, providerData: [] } });
vi.mock('../backend/firebaseAuth', () => ({ auth: () => ({ currentUser: service.current }) }));
vi.mock('./users', () => ({ recordSignIn: () => Promise.resolve() }));
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: {},
  GoogleAuthProvider: { PROVIDER_ID: 'google.com' },
  onAuthStateChanged: (_auth: object, next: (user: object | null) => void) => {
    service.tell = next;
    return () => undefined;
  },
  signInWithEmailAndPassword: () => signedIn(),
  createUserWithEmailAndPassword: () => signedIn(),
  signOut: () => {
    service.signedOut += 1;
    return Promise.resolve();
  },
}));

const endPush = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../notices/push', () => ({ endPush }));

const kept = () => Object.keys(sessionStorage).sort();
const VIEW = 'lastView';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(VIEW, '{}');
  saveUnsent(unsentKey('ann', 'messages.l'), 'Half a thought');
  saveUnsent(unsentKey(null, 'feedback'), { text: 'Hello' });
});

describe('a user’s unsent text', () => {
  it('is cleared when the user is signed out in another tab; a guest’s is kept', () => {
    const next = vi.fn();
    watchAuth(next);
    service.tell({ uid: 'ann', email: 'ann@x.test', displayName: null, photoURL: null, providerData: [] });
    expect(kept()).toEqual(['unsent.ann.messages.l', 'unsent.guest.feedback']);
    service.tell(null);
    expect(kept()).toEqual(['unsent.guest.feedback']);
    expect(next).toHaveBeenLastCalledWith(null);
  });

  it('is cleared completely when the user signs out here', async () => {
    await signOut();
    expect(service.signedOut).toBe(1);
    expect(kept()).toEqual([]);
  });
});

describe('what this browser stores of a user’s leagues', () => {
  const user = (uid: string) => ({ uid, email: `${uid}@x.test`, displayName: null, photoURL: null, providerData: [] });

  it('is removed when the user is signed out in another tab, or their account is gone', async () => {
    watchAuth(() => undefined);
    service.tell(user('ann'));
    expect(localStorage.getItem(VIEW)).toBe('{}');
    service.tell(null);
    await vi.waitFor(() => expect(localStorage.getItem(VIEW)).toBeNull());
  });

  it('is removed with what is in memory before another user is told', async () => {
    watchAuth(() => undefined);
    service.tell(user('ann'));
    const endDocuments = vi.fn(() => Promise.resolve());
    noteOpened(endDocuments);
    const told = new Promise<void>((resolve) => {
      watchAuth(() => {
        expect([localStorage.getItem(VIEW), endDocuments.mock.calls.length]).toEqual([null, 1]);
        resolve();
      });
    });
    service.current = user('bob');
    service.tell(service.current);
    await told;
  });

  it('is removed when the user signs out here', async () => {
    await signOut();
    expect(localStorage.getItem(VIEW)).toBeNull();
  });
});

describe('the browser’s mark of a signed-in user', () => {
  it.each([
    ['signs in', signInWithEmail],
    ['creates an account', createAccount],
  ])('is set once a user %s and removed at sign-out', async (_, command) => {
    localStorage.clear();
    expect((await command('ann@x.test', 'secret1')).ok).toBe(true);
    expect(localStorage.getItem('returning')).toBe('ann');
    await signOut();
    expect(localStorage.getItem('returning')).toBeNull();
  });
});

describe('a user’s push notifications on this device', () => {
  const device = { uid: 'ann', key: 'ann@x_test', id: 'c'.repeat(22) };
  beforeEach(() => {
    endPush.mockClear();
    notePushDevice(null);
    service.signedOut = 0;
  });
  it('end before the user is signed out, while the record can be written', async () => {
    notePushDevice(device);
    endPush.mockImplementationOnce(() => Promise.resolve(expect(service.signedOut).toBe(0)));
    await signOut();
    expect(endPush).toHaveBeenCalledOnce();
    expect(service.signedOut).toBe(1);
  });
  it('don’t keep the user from signing out when they can’t be ended', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    notePushDevice(device);
    endPush.mockRejectedValueOnce(new Error('offline'));
    await signOut();
    expect(service.signedOut).toBe(1);
  });
  it('end when the user is signed out in another tab, and cost nothing where there are none', async () => {
    watchAuth(() => undefined);
    service.tell(null);
    expect(endPush).not.toHaveBeenCalled();
    notePushDevice(device);
    service.tell(null);
    await vi.waitFor(() => expect(endPush).toHaveBeenCalledOnce());
  });
});
