import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import type { AuthPerson } from '@/domain/account/user';
import { findUser, watchUser } from './users';

const EMAIL = documents.emailOf('ann');
const KEY = documents.emailKeyOf('ann');
const ann: AuthPerson = { uid: 'ann', email: EMAIL, displayName: null, google: false };
const asked = () => backend.sent().flatMap(({ paths }) => paths);
const fails = (path: string, code: string) =>
  backend.setFaults({ fault: ({ paths }) => (paths[0] === path ? code : null) });
const put = (key: string, uid: string | null, name: string) => backend.put({ [`users/${key}`]: { uid, name } });

beforeEach(() => backend.start({}, 'ann'));

describe('finding the user’s own document (R3.1: the email’s key is tried first)', () => {
  it('uses the email’s key and doesn’t read the uid’s document', async () => {
    put(KEY, 'ann', 'Ann');
    put('ann', 'ann', 'Older Ann');
    expect(await findUser(ann)).toMatchObject({ key: KEY, user: { name: 'Ann' } });
    expect(asked()).toEqual([`users/${KEY}`]);
  });

  it('uses the uid when the email’s key has no document', async () => {
    put('ann', 'ann', 'Ann');
    expect(await findUser(ann)).toMatchObject({ key: 'ann', user: { name: 'Ann' } });
    expect(asked()).toEqual([`users/${KEY}`, 'users/ann']);
  });

  it('returns the email’s key when there is no document yet', async () => {
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
  });

  it.each([
    ['another person’s', 'bob'],
    ['without an owner', null],
  ])('skips the email’s key when the document there is %s', async (_, uid) => {
    put(KEY, uid, 'Who?');
    expect(await findUser(ann)).toEqual({ key: 'ann', user: null });
    put('ann', 'ann', 'Ann');
    expect(await findUser(ann)).toMatchObject({ key: 'ann', user: { name: 'Ann' } });
  });

  it.each(['', 'a/b@x.com'])('uses the uid when the email %j can’t be a key', async (email) => {
    expect(await findUser({ ...ann, email })).toEqual({ key: 'ann', user: null });
    expect(asked()).toEqual(['users/ann', 'usernameOwners/ann']);
  });

  it('follows the username when the email was changed outside the app', async () => {
    backend.put({
      'usernameOwners/ann': { username: 'annie' },
      'usernames/annie': { uid: 'former@x_com', originalUid: 'ann' },
    });
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
    put('former@x_com', 'ann', 'Ann');
    expect(await findUser(ann)).toMatchObject({ key: 'former@x_com', user: { name: 'Ann' } });
    put('former@x_com', 'bob', 'Bob');
    expect(await findUser(ann)).toEqual({ key: KEY, user: null });
  });

  it('throws errors other than a denial of the email’s key', async () => {
    fails(`users/${KEY}`, 'unavailable');
    await expect(findUser(ann)).rejects.toThrow('unavailable');
    fails('users/ann', 'permission-denied');
    await expect(findUser(ann)).rejects.toThrow('permission-denied');
  });
});

describe('watching the user’s document', () => {
  it('reports the user’s own document, and that it’s missing once it’s deleted', async () => {
    const next = vi.fn();
    put(KEY, 'ann', 'Ann');
    const stop = watchUser(KEY, ann, next);
    await vi.waitFor(() => expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'ready' })));
    expect(next.mock.lastCall).toMatchObject([{ value: { name: 'Ann' } }]);
    backend.put({ [`users/${KEY}`]: null });
    await vi.waitFor(() => expect(next).toHaveBeenLastCalledWith({ state: 'missing' }));
    stop();
  });
});
