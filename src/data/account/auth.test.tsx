import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { createAccount, signInWithEmail, signOut, watchAuth } from './auth';
import { noteOpened, setReader } from '../device/deviceData';
import { addToOutbox, storedOutbox } from '../device/outbox';
import { notePushDevice, pushDevice } from '../device/pushDevice';
import { saveUnsent, unsentKey } from '../device/unsent';

const kept = () => Object.keys(sessionStorage).sort();
const VIEW = 'lastView';

/** The device as its record has it; without it, null. */
const device = { uid: 'ann', key: documents.emailKeyOf('ann'), id: 'c'.repeat(22) };
const record = () => backend.stored(`users/${device.key}`)!.notices as object;

beforeEach(() => {
  sessionStorage.clear();
  backend.start(
    {
      ...documents.people('ann'),
      [`users/${device.key}`]: documents.user('ann', { notices: { [device.id]: 1_757_000_000_000 } }),
    },
    'ann',
  );
  setReader('ann');
  localStorage.setItem(VIEW, '{}');
  saveUnsent(unsentKey('ann', 'messages.l'), 'Half a thought');
  saveUnsent(unsentKey(null, 'feedback'), { text: 'Hello' });
});

describe('a user’s unsent text', () => {
  it('is cleared when the user is signed out in another tab; a guest’s is kept', async () => {
    const next = vi.fn();
    watchAuth(next);
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    expect(kept()).toEqual(['unsent.ann.messages.l', 'unsent.guest.feedback']);
    backend.signIn(null);
    expect(kept()).toEqual(['unsent.guest.feedback']);
    expect(next).toHaveBeenLastCalledWith(null);
  });

  it('is cleared completely when the user signs out here', async () => {
    await signOut();
    expect(backend.accounts.uid()).toBeNull();
    expect(kept()).toEqual([]);
  });
});

describe('what this browser stores of a user’s leagues', () => {
  it('is removed when the user is signed out in another tab, or their account is gone', async () => {
    const next = vi.fn();
    watchAuth(next);
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    expect(localStorage.getItem(VIEW)).toBe('{}');
    backend.signIn(null);
    await vi.waitFor(() => expect(localStorage.getItem(VIEW)).toBeNull());
  });

  it('is removed with what is in memory before another user is told', async () => {
    const endDocuments = vi.fn(() => Promise.resolve());
    noteOpened(endDocuments);
    const told = new Promise<void>((resolve) => {
      watchAuth((person) => {
        if (person?.uid !== 'bob') return;
        expect([localStorage.getItem(VIEW), endDocuments.mock.calls.length]).toEqual([null, 1]);
        resolve();
      });
    });
    backend.signIn('bob');
    await told;
  });

  it('is removed when the user signs out here', async () => {
    await signOut();
    expect(localStorage.getItem(VIEW)).toBeNull();
  });
});

describe('messages that wait for a connection', () => {
  const message = { id: 'm', leagueId: 'l', text: 'From the stands', replyTo: null };
  beforeEach(() => addToOutbox('ann', message));

  it('stay when the session ends without a sign-out, for the same user, and are removed for another', async () => {
    const next = vi.fn();
    watchAuth(next);
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    backend.signIn(null);
    backend.signIn('ann');
    expect(storedOutbox('ann')).toContain(message.text);
    backend.signIn(null);
    backend.signIn('bob');
    expect(storedOutbox('ann')).toBeNull();
  });

  it('are removed when the user signs out', async () => {
    await signOut();
    expect(storedOutbox('ann')).toBeNull();
  });
});

describe('the browser’s mark of a signed-in user', () => {
  it.each([
    ['signs in', signInWithEmail, 'ann'],
    ['creates an account', createAccount, 'eve'],
  ])('is set once a user %s and removed at sign-out', async (_, command, uid) => {
    backend.signIn(null);
    localStorage.clear();
    expect((await command(documents.emailOf(uid), 'saturday')).ok).toBe(true);
    expect(localStorage.getItem('returning')).toBe(uid);
    await signOut();
    expect(localStorage.getItem('returning')).toBeNull();
  });
});

describe('a user’s push notifications on this device', () => {
  beforeEach(() => {
    // This browser can't subscribe, which is said.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    notePushDevice(device);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('end before the user is signed out, while the record can be written', async () => {
    await signOut();
    expect(record()).toEqual({});
    expect([pushDevice(), backend.accounts.uid()]).toEqual([null, null]);
  });
  it('don’t keep the user from signing out when they can’t be ended', async () => {
    backend.setFaults({ fault: ({ paths }) => (paths[0]?.startsWith('users/') ? 'unavailable' : null) });
    await signOut();
    expect(backend.accounts.uid()).toBeNull();
  });
  it('end when another user signs in, whose record they aren’t in', async () => {
    watchAuth(() => undefined);
    backend.signIn('bob');
    await vi.waitFor(() => expect(pushDevice()).toBeNull());
  });
  it('end when the user is signed out in another tab, and cost nothing where there are none', async () => {
    watchAuth(() => undefined);
    backend.signIn(null);
    await vi.waitFor(() => expect(pushDevice()).toBeNull());
    const sent = backend.sent().length;
    backend.signIn(null);
    expect(backend.sent()).toHaveLength(sent);
  });
});
