import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from './deleteAccount';

const users = vi.hoisted(() => ({ findUser: vi.fn(), userRef: vi.fn() }));
const leagues = vi.hoisted(() => ({ getMyLeagues: vi.fn() }));
const identity = vi.hoisted(() => ({ deleteIdentity: vi.fn() }));
const feedback = vi.hoisted(() => ({ deleteMyFeedback: vi.fn() }));
vi.mock('./users', () => users);
vi.mock('../league/leagues', () => leagues);
vi.mock('./signInMethods', () => identity);
vi.mock('../messages/feedback', () => feedback);

const ann = { uid: 'ann', email: 'ann@x.test', displayName: null, google: false };
const unavailable = () => Promise.reject(new FirebaseError('unavailable', 'The backend cannot be reached.'));

beforeEach(() => vi.clearAllMocks());

it.each([
  ['record', () => (users.findUser.mockImplementation(unavailable), leagues.getMyLeagues.mockResolvedValue([]))],
  [
    'leagues',
    () => (
      users.findUser.mockResolvedValue({ key: 'ann', user: null }),
      leagues.getMyLeagues.mockImplementation(unavailable)
    ),
  ],
])('deletes nothing when the %s can’t be read, because it couldn’t be deleted later', async (_, cut) => {
  cut();
  expect(await deleteAccount(ann)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect(feedback.deleteMyFeedback).not.toHaveBeenCalled();
  expect(identity.deleteIdentity).not.toHaveBeenCalled();
});
