import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { product } from '@/config/product';
import { NOTICE_KINDS } from '@/domain/notices/kinds';
import { emailKeyOf, people, put, user, username, writeRate } from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('identity')));
afterAll(() => referee.close());
beforeEach(() => referee.clear());

/** Signs up in one batch: the user document and its username reservation. */
function signUp(
  uid: string,
  changes: { user?: DocumentData; name?: DocumentData; lower?: string; key?: string } = {},
): Promise<void> {
  const db = referee.as(uid);
  const key = changes.key ?? emailKeyOf(uid);
  const batch = writeBatch(db);
  batch.set(doc(db, 'users', key), user(uid, changes.user));
  batch.set(doc(db, 'usernames', changes.lower ?? uid), username(uid, { uid: key, ...changes.name }));
  batch.set(doc(db, 'usernameOwners', uid), { username: changes.lower ?? uid });
  return batch.commit();
}

describe('signing up', () => {
  it('writes the user document under the email key together with the username reservation', () =>
    allowed(signUp('ann')));
  it('may use the uid as the key', () => allowed(signUp('ann', { key: 'ann' })));
  it('replaces every special character of the email in the key and lowercases it', async () => {
    const email = 'A.b#c$d[e]F@Example.test';
    const key = 'a_b_c_d_e_f@example_test';
    const db = referee.as('odd', email);
    await allowed(setDoc(doc(db, 'users', key), user('odd', { email, username: '' })));
    await denied(setDoc(doc(db, 'users', 'a.b#c$d@example.test'), user('odd', { email, username: '' })));
  });
  it('is denied under another user’s key', async () => {
    await denied(signUp('ann', { key: 'bob' }));
    await denied(signUp('ann', { key: emailKeyOf('bob') }));
  });
  it('is denied with another uid or email', async () => {
    await denied(signUp('ann', { user: { uid: 'bob' } }));
    await denied(signUp('ann', { user: { email: 'bob@example.test' } }));
  });
  it('is denied when it sets the admin or staff flag', async () => {
    await denied(signUp('ann', { user: { admin: true } }));
    await denied(signUp('ann', { user: { staff: true } }));
  });
  it('is denied with an unknown field', () => denied(signUp('ann', { user: { role: 'boss' } })));
  it('is denied with a taken username', async () => {
    await referee.arrange((db) => put(db, people('bob')));
    await denied(
      signUp('ann', { user: { username: 'bob' }, name: { username: 'bob', lowercaseUsername: 'bob' }, lower: 'bob' }),
    );
  });
  it('is denied with a username that was not reserved', async () => {
    await denied(setDoc(doc(referee.as('ann'), 'users', emailKeyOf('ann')), user('ann')));
  });
  it('is allowed without a username, which can be set later', async () => {
    await allowed(setDoc(doc(referee.as('ann'), 'users', emailKeyOf('ann')), user('ann', { username: '' })));
  });
  it('is denied when signed out', async () => {
    await denied(setDoc(doc(referee.stranger(), 'users', emailKeyOf('ann')), user('ann', { username: '' })));
  });
});

describe('a username reservation', () => {
  it('cannot exist without the user document that names it', async () => {
    await denied(setDoc(doc(referee.as('ann'), 'usernames', 'ann'), username('ann')));
  });
  it('must have the same name as its key, in lower case and as displayed', async () => {
    await denied(signUp('ann', { lower: 'anna' }));
    await denied(signUp('ann', { name: { lowercaseUsername: 'anna' } }));
    await denied(signUp('ann', { name: { username: 'Anna' }, user: { username: 'Anna' } }));
    await allowed(signUp('ann', { name: { username: 'Ann' }, user: { username: 'Ann' } }));
  });
  it('must have 3 to 20 plain characters', async () => {
    for (const name of ['ab', 'a'.repeat(21), 'an n', 'ann!']) {
      await denied(
        signUp('ann', { lower: name, name: { username: name, lowercaseUsername: name }, user: { username: name } }),
      );
    }
  });
  it.each([
    'support',
    'Admin',
    'the_official',
    'staff1',
    'support-team',
    product.name.toLowerCase().replaceAll(' ', ''),
    'saturday.squads.help'.slice(0, 20),
  ])('is denied for the reserved name %s', async (name) => {
    const lower = name.toLowerCase();
    await denied(
      signUp('ann', { lower, name: { username: name, lowercaseUsername: lower }, user: { username: name } }),
    );
  });
  it('must belong to the signed-in user', async () => {
    await denied(signUp('ann', { name: { originalUid: 'bob' } }));
    await denied(signUp('ann', { name: { uid: 'bob' } }));
    await denied(signUp('ann', { name: { source: 'gift' } }));
    await denied(signUp('ann', { name: { more: 1 } }));
  });
  it('can be read by its owner only, because its uid contains the email; for other users, a denial means taken', async () => {
    await referee.arrange((db) => put(db, people('ann')));
    await allowed(getDoc(doc(referee.as('ann'), 'usernames', 'ann')));
    await denied(getDoc(doc(referee.as('bob'), 'usernames', 'ann')));
    await allowed(getDoc(doc(referee.as('bob'), 'usernames', 'free')));
    await denied(getDoc(doc(referee.stranger(), 'usernames', 'ann')));
    await denied(getDoc(doc(referee.stranger(), 'usernames', 'free')));
  });
  it('cannot be listed with any query', async () => {
    await referee.arrange((db) => put(db, people('ann')));
    const names = collection(referee.as('ann'), 'usernames');
    await denied(getDocs(names));
    await denied(getDocs(query(names, where('originalUid', '==', 'ann'))));
    await denied(getDocs(query(names, where('uid', '==', emailKeyOf('ann')))));
  });
  it('can be changed by its owner only, and only in its capitalization', async () => {
    await referee.arrange((db) => put(db, people('ann')));
    const mine = doc(referee.as('ann'), 'usernames', 'ann');
    await denied(updateDoc(doc(referee.as('bob'), 'usernames', 'ann'), { username: 'Ann' }));
    await denied(updateDoc(mine, { username: 'Anna' }));
    await denied(updateDoc(mine, { originalUid: 'bob' }));
    await denied(updateDoc(mine, { createdAt: 'now' }));
    await denied(updateDoc(mine, { displayName: 'Ann' }));
    await denied(updateDoc(mine, { username: 'Ann' }));
    const db = referee.as('ann');
    const both = writeBatch(db);
    both.update(mine, { username: 'Ann' });
    both.update(doc(db, 'users', emailKeyOf('ann')), { username: 'Ann' });
    await allowed(both.commit());
  });
  it('is limited to one per user: a new name must release the former one', async () => {
    await referee.arrange((db) => put(db, people('ann')));
    const db = referee.as('ann');
    const hoard = writeBatch(db);
    hoard.set(doc(db, 'usernames', 'annie'), username('ann', { username: 'annie', lowercaseUsername: 'annie' }));
    hoard.update(doc(db, 'users', emailKeyOf('ann')), { username: 'annie' });
    await denied(hoard.commit());
    const both = writeBatch(db);
    both.set(doc(db, 'usernames', 'annie'), username('ann', { username: 'annie', lowercaseUsername: 'annie' }));
    both.set(doc(db, 'usernameOwners', 'ann'), { username: 'annie' });
    await denied(both.commit());
    // A second user document, under the other key, doesn't allow a second name either.
    await denied(
      signUp('ann', {
        key: 'ann',
        lower: 'annie',
        name: { username: 'annie', lowercaseUsername: 'annie' },
        user: { username: 'annie' },
      }),
    );
    await denied(updateDoc(doc(db, 'users', emailKeyOf('ann')), { username: '' }));
    const recase = writeBatch(db);
    recase.update(doc(db, 'usernames', 'ann'), { username: 'ANN' });
    recase.update(doc(db, 'users', emailKeyOf('ann')), { username: 'ANN' });
    await allowed(recase.commit());
  });
  it('can be deleted by its owner, and only when the user document has another name', async () => {
    await referee.arrange((db) => put(db, people('ann')));
    await denied(deleteDoc(doc(referee.as('bob'), 'usernames', 'ann')));
    await denied(deleteDoc(doc(referee.as('ann'), 'usernames', 'ann')));
    const db = referee.as('ann');
    const batch = writeBatch(db);
    batch.set(doc(db, 'usernames', 'annie'), username('ann', { username: 'annie', lowercaseUsername: 'annie' }));
    batch.update(doc(db, 'users', emailKeyOf('ann')), { username: 'annie' });
    batch.set(doc(db, 'usernameOwners', 'ann'), { username: 'annie' });
    batch.delete(doc(db, 'usernames', 'ann'));
    await allowed(batch.commit());
  });
});

describe('a user document', () => {
  beforeEach(() =>
    referee.arrange((db) =>
      put(db, {
        ...people('ann', 'bob'),
        'users/root@example_test': user('root', { admin: true }),
        'users/sam@example_test': user('sam', { staff: true }),
      }),
    ),
  );
  const mine = (uid: string, of: string) => doc(referee.as(uid), 'users', emailKeyOf(of));

  it('can be read by its owner, admins and staff only', async () => {
    await allowed(getDoc(mine('ann', 'ann')));
    await allowed(getDoc(mine('root', 'ann')));
    await allowed(getDoc(mine('sam', 'ann')));
    await denied(getDoc(mine('bob', 'ann')));
    await denied(getDoc(doc(referee.stranger(), 'users', emailKeyOf('ann'))));
  });
  it('can be checked for existence only under the signed-in user’s own keys', async () => {
    await allowed(getDoc(doc(referee.as('new'), 'users', emailKeyOf('new'))));
    await allowed(getDoc(doc(referee.as('new'), 'users', 'new')));
    await denied(getDoc(doc(referee.as('new'), 'users', 'another')));
  });
  it('belongs to its uid, even when another user’s email has the same key', async () => {
    const other = referee.as('twin', 'ann@example_test');
    await denied(getDoc(doc(other, 'users', emailKeyOf('ann'))));
    await denied(updateDoc(doc(other, 'users', emailKeyOf('ann')), { name: 'Twin' }));
    await allowed(setDoc(doc(other, 'users', 'twin'), user('twin', { email: 'ann@example_test', username: '' })));
  });
  it('can be listed by admins and staff only', async () => {
    const byName = (uid: string) => query(collection(referee.as(uid), 'users'), where('username', '==', 'ann'));
    await denied(getDocs(byName('ann')));
    await allowed(getDocs(byName('root')));
    await allowed(getDocs(byName('sam')));
  });
  it('can be updated by its owner only', async () => {
    await allowed(
      updateDoc(mine('ann', 'ann'), { name: 'Ann', favoriteTeam: 'LSU', lastLogin: '2025-09-02T00:00:00.000Z' }),
    );
    await denied(updateDoc(mine('bob', 'ann'), { name: 'Bob was here' }));
    await denied(updateDoc(mine('ann', 'ann'), { uid: 'bob' }));
    await denied(updateDoc(mine('ann', 'ann'), { email: 'bob@example.test' }));
  });
  it('limits the length of its texts', async () => {
    const long = (length: number) => 'x'.repeat(length);
    await allowed(updateDoc(mine('ann', 'ann'), { displayName: long(60) }));
    await denied(updateDoc(mine('ann', 'ann'), { displayName: long(61) }));
    await denied(updateDoc(mine('ann', 'ann'), { displayName: '' }));
    await denied(updateDoc(mine('ann', 'ann'), { displayName: { first: 'Ann' } }));
    await denied(updateDoc(mine('ann', 'ann'), { name: long(61) }));
    await denied(updateDoc(mine('ann', 'ann'), { favoriteTeam: 'NYU' }));
    await denied(updateDoc(mine('ann', 'ann'), { favoriteTeam: 7 }));
    await denied(updateDoc(mine('ann', 'ann'), { lastLogin: long(41) }));
  });
  it.each<[string, DocumentData]>([
    ['a flag that is a map', { isOnboarding: { a: 1 } }],
    ['a flag that is a string', { onboardingCompleted: 'x'.repeat(1000) }],
    ['a roster code', { rosterCode: 'SEAT2345' }],
    ['an unknown kind of user', { userType: 'boss' }],
    ['a blank name', { displayName: ' \n ' }],
    ['a name with a line break', { name: 'Ann\nBob' }],
    ['a name with a text direction override', { displayName: '\u202eann' }],
  ])('rejects %s', async (_, changes) => {
    await denied(updateDoc(mine('ann', 'ann'), changes));
  });
  it('accepts only the user’s own picture path, never a URL', async () => {
    const picture = (uid: string) => `profilePictures/${uid}/picture?alt=media&token=0a1b-2c`;
    await allowed(updateDoc(mine('ann', 'ann'), { profilePicUrl: picture('ann') }));
    await allowed(updateDoc(mine('ann', 'ann'), { profilePicUrl: null }));
    await denied(updateDoc(mine('ann', 'ann'), { profilePicUrl: picture('bob') }));
    await denied(updateDoc(mine('ann', 'ann'), { profilePicUrl: `https://example.test/${picture('ann')}` }));
    await denied(updateDoc(mine('ann', 'ann'), { profilePicUrl: `${picture('ann')}&x=https://example.test` }));
  });
  it('can still be written after the email was changed in Firebase Authentication', async () => {
    const moved = doc(referee.as('ann', 'ann@new.test'), 'users', emailKeyOf('ann'));
    await allowed(updateDoc(moved, { name: 'Ann' }));
    await denied(updateDoc(moved, { email: 'bob@example.test' }));
    await allowed(updateDoc(moved, { email: 'ann@new.test' }));
  });
  it('never lets its owner become admin or staff', async () => {
    await denied(updateDoc(mine('ann', 'ann'), { admin: true }));
    await denied(updateDoc(mine('ann', 'ann'), { staff: true }));
    await denied(updateDoc(mine('root', 'root'), { staff: true, name: 'Root', admin: true }));
  });
  it('lets admins set the flags and nothing else, with an entry in the admin log', async () => {
    const db = referee.as('root');
    const flag = (of: string, changes: DocumentData, target?: string) => {
      const batch = writeBatch(db);
      const entry = { kind: 'flags', target: target ?? mine('root', of).path, before: null, after: null, undoes: null };
      batch.update(mine('root', of), changes);
      const id = doc(collection(db, 'adminLog')).id;
      batch.set(doc(db, 'adminLog', id), { ...entry, by: 'root', at: serverTimestamp() });
      batch.set(doc(db, 'writeRates/root/kinds/desk'), writeRate(id, serverTimestamp()));
      return batch.commit();
    };
    await allowed(flag('ann', { staff: true, admin: true }));
    await allowed(flag('ann', { admin: false }));
    await denied(flag('ann', { staff: false }, mine('root', 'bob').path));
    await denied(flag('ann', { name: 'Renamed' }));
    await denied(flag('ann', { staff: 'x'.repeat(1000) }));
    await denied(updateDoc(mine('root', 'ann'), { staff: false }));
    await allowed(flag('root', { staff: true }));
    // There would be none left.
    await denied(flag('root', { admin: false }));
  });
  it('has a channel for each kind of notice and the time of the last look, and no more', async () => {
    const choose = (by: string, notices: unknown) => updateDoc(mine(by, 'ann'), { notices });
    await allowed(choose('ann', { trade: 'browser', mention: 'off', award: 'app', seen: 1_760_000_000_000 }));
    await allowed(updateDoc(mine('ann', 'ann'), { 'notices.trade': 'off' }));
    await allowed(choose('ann', Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, 'browser']))));
    await denied(choose('bob', { trade: 'off' }));
    for (const forged of [
      'off',
      ['off'],
      { trade: 'loud' },
      { trade: true },
      { trade: null },
      { trade: ['off'] },
      { trade: { off: 'off' } },
      { seen: 1 },
      { seen: '1'.repeat(20) },
      { trade: 'off'.repeat(10) + '!' },
      Object.fromEntries(Array.from({ length: NOTICE_KINDS.length + 7 }, (_, i) => [`kind${String(i)}`, 'off'])),
    ])
      await denied(choose('ann', forged));
  });
  it('rejects another user’s username', async () => {
    await denied(updateDoc(mine('ann', 'ann'), { username: 'bob' }));
  });
  it('is deleted by its owner only, together with the username', async () => {
    await denied(deleteDoc(mine('bob', 'ann')));
    await denied(deleteDoc(mine('ann', 'ann')));
    const db = referee.as('ann');
    const batch = writeBatch(db);
    batch.delete(doc(db, 'users', emailKeyOf('ann')));
    batch.delete(doc(db, 'usernames', 'ann'));
    batch.delete(doc(db, 'usernameOwners', 'ann'));
    await allowed(batch.commit());
  });
});

describe('push devices', () => {
  const SINCE = 1_760_000_000_000;
  const device = (i: number) => `d${String(i)}`.padEnd(22, '-');
  const enter = (uid: string, change: DocumentData) =>
    updateDoc(doc(referee.as(uid), 'users', emailKeyOf('bob')), change);
  beforeEach(() => referee.arrange((db) => put(db, people('bob', 'ann'))));

  it('are among one’s own notices, five besides all that can be chosen, and can be taken out', async () => {
    const notices: DocumentData = { ...Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, 'browser'])), seen: SINCE };
    await allowed(enter('bob', { notices }));
    for (const i of [1, 2, 3, 4, 5]) await allowed(enter('bob', { [`notices.${device(i)}`]: SINCE }));
    await denied(enter('bob', { [`notices.${device(6)}`]: SINCE }));
    await allowed(enter('bob', { [`notices.${device(1)}`]: deleteField(), [`notices.${device(6)}`]: SINCE }));
  });
  it('have a time and nothing larger', async () => {
    for (const fat of ['x'.repeat(1000), SINCE * 10, { since: SINCE }, [SINCE], true])
      await denied(enter('bob', { [`notices.${device(1)}`]: fat }));
  });
  it('are read and written by their owner, and not by other users', async () => {
    const read = (uid: string) => getDoc(doc(referee.as(uid), 'users', emailKeyOf('bob')));
    await allowed(read('bob'));
    await denied(read('ann'));
    await denied(enter('ann', { [`notices.${device(1)}`]: SINCE }));
  });
});
