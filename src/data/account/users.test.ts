import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthPerson } from '@/domain/account/user';
import { findUser, watchUser } from './users';

/** Documents by path. Reading an `Error` throws it. */
const stored = vi.hoisted(() => new Map<string, object | Error>());
const asked = vi.hoisted(() => [] as string[]);
const watched = vi.hoisted(() => ({ tell: (_snapshot: unknown): void => undefined }));
vi.mock('../backend/firebase', () => ({ db: () => ({}) }));
vi.mock('firebase/firestore', () => ({
  doc: (_db: unknown, collection: string, key: string) => (collection === 'users' ? key : `${collection}/${key}`),
  getDoc: (key: string) => {
    asked.push(key);
    const found = stored.get(key);
    if (found instanceof Error) return Promise.reject(found);
    return Promise.resolve({ exists: () => found !== undefined, data: () => found });
  },
  onSnapshot: (_key: string, _options: unknown, next: (snapshot: unknown) => void) => {
    watched.tell = next;
    return () => undefined;
  },
}));

const ann: AuthPerson = { uid: 'ann', email: 'Ann.Lee@x.com', displayName: null, google: false };
const KEY = 'ann_lee@x_com';

beforeEach(() => {
  stored.clear();
  asked.length = 0;
});

describe('finding the user’s own document (R3.1: the email’s key is tried first)', () => {
  it('uses the email’s key and doesn’t read the uid’s document', async () => {
    stored.set(KEY, { uid: 'ann', name: 'Ann' });
    stored.set('ann', { uid: 'ann', name: 'Older Ann' });
    expect(await findUser(ann)).toMatchObject({ key: KEY, user: { name: 'Ann' } });
    expect(asked).toEqual([KEY]);
  });

  it('uses the uid when the email’s key has no document', async () => {
    stored.set('ann', { uid: 'ann', name: 'Ann' });
    expect(await findUser(ann)).toMatchObject({ key: 'ann', user: { name: 'Ann' } });
    expect(asked).toEqual([KEY, 'ann']);
  });

  it('returns the email’s key when there is no document yet', async () => {
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
  });

  it.each([
    ['another person’s', { uid: 'bob', name: 'Bob' }],
    ['without an owner', { name: 'Who?' }],
    ['unreadable', new FirebaseError('permission-denied', 'no')],
  ])('skips the email’s key when the document there is %s', async (_, foreign) => {
    stored.set(KEY, foreign);
    expect(await findUser(ann)).toEqual({ key: 'ann', user: null });
    stored.set('ann', { uid: 'ann', name: 'Ann' });
    expect(await findUser(ann)).toMatchObject({ key: 'ann', user: { name: 'Ann' } });
  });

  it.each(['', 'a/b@x.com'])('uses the uid when the email %j can’t be a key', async (email) => {
    expect(await findUser({ ...ann, email })).toEqual({ key: 'ann', user: null });
    expect(asked).toEqual(['ann', 'usernameOwners/ann']);
  });

  it('follows the username when the email was changed outside the app', async () => {
    stored.set('usernameOwners/ann', { username: 'annie' });
    stored.set('usernames/annie', { uid: 'former@x_com' });
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
    stored.set('former@x_com', { uid: 'ann', name: 'Ann' });
    expect(await findUser(ann)).toMatchObject({ key: 'former@x_com', user: { name: 'Ann' } });
    stored.set('former@x_com', { uid: 'bob', name: 'Bob' });
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
  });

  it('throws errors other than a denial of the email’s key', async () => {
    stored.set(KEY, new FirebaseError('unavailable', 'offline'));
    await expect(findUser(ann)).rejects.toThrow('offline');
    stored.clear();
    stored.set('ann', new FirebaseError('permission-denied', 'no'));
    await expect(findUser(ann)).rejects.toThrow('no');
  });
});

describe('watching the user’s document', () => {
  it('reports the user’s own document, and another user’s under the same key as missing', () => {
    const next = vi.fn();
    watchUser(KEY, ann, next);
    const snapshot = (data: object) => ({ exists: () => true, data: () => data, metadata: { fromCache: false } });
    watched.tell(snapshot({ uid: 'ann', name: 'Ann' }));
    expect(next).toHaveBeenLastCalledWith({
      state: 'ready',
      value: expect.objectContaining({ name: 'Ann' }) as unknown,
    });
    watched.tell(snapshot({ uid: 'bob', name: 'Bob' }));
    expect(next).toHaveBeenLastCalledWith({ state: 'missing' });
  });
});
