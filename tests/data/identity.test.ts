import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKey, type AppUser, type AuthPerson } from '@/domain/account/user';
import { freshName, makeAccount } from '../support/accounts';
import { openAdmin } from '../support/admin';
import { openClient, type Client } from '../support/client';
import { valueOf, type Answer } from '../support/leagues';

const admin = openAdmin();
const clients: Client[] = [];
afterAll(async () => {
  clients.forEach((client) => client.close());
  await admin.close();
});

/** Creates an account in Auth that has no user document yet. */
async function newcomer(email: string): Promise<{ client: Client; person: AuthPerson }> {
  const { uid } = await makeAccount(email);
  const client = await openClient(email);
  clients.push(client);
  return { client, person: { uid, email, displayName: null, google: false } };
}

const now = new Date('2025-09-06T16:00:00Z');
type Place = { key: string; user: AppUser | null };
const find = ({ client, person }: Newcomer): Promise<Place> => client.call('users.findUser', person);
const begin = ({ client, person }: Newcomer, change = {}): Promise<Answer<AppUser>> =>
  client.call('users.beginRecord', person, change, now);
const reserve = ({ client }: Newcomer, user: AppUser, name: string): Promise<Answer<void>> =>
  client.call('usernames.reserveUsername', user, name, now);
const status = ({ client, person }: Newcomer, name: string): Promise<string> =>
  client.call('usernames.usernameStatus', name, person.uid);
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

let ann: Newcomer;
let bob: Newcomer;
beforeAll(async () => {
  [ann, bob] = await Promise.all([
    newcomer(`${freshName('ann')}@stories.test`),
    newcomer(`${freshName('bob')}@stories.test`),
  ]);
});

describe('the user document (R3.1, R4.1)', () => {
  it('is created under the email key with every default', async () => {
    expect(await find(ann)).toEqual({ key: emailKey(ann.person.email), user: null });
    valueOf(await begin(ann, { displayName: 'Ann', name: 'Ann' }));
    const stored = (await admin.db.doc(`users/${emailKey(ann.person.email)}`).get()).data();
    expect(stored).toEqual({
      uid: ann.person.uid,
      email: ann.person.email,
      displayName: 'Ann',
      name: 'Ann',
      admin: false,
      staff: false,
      profilePicUrl: null,
      favoriteTeam: null,
      userType: 'fan',
      username: '',
      isOnboarding: true,
      onboardingCompleted: false,
      isNewUser: true,
      isGoogleSignIn: false,
      lastLogin: now.toISOString(),
    });
  });

  it('is found again, and creating it twice only updates it', async () => {
    valueOf(await begin(ann, { displayName: 'Ann B.' }));
    expect((await find(ann)).user).toMatchObject({ displayName: 'Ann B.', name: 'Ann', isOnboarding: true });
  });

  it('is found under the uid when none exists under the email key', async () => {
    const cat = await newcomer(`${freshName('cat')}@stories.test`);
    await admin.db.doc(`users/${cat.person.uid}`).set({ uid: cat.person.uid, email: cat.person.email, name: 'Cat' });
    expect(await find(cat)).toMatchObject({ key: cat.person.uid, user: { displayName: 'Cat' } });
  });

  it('is created under the uid when the email makes no valid key', async () => {
    const start = freshName('s');
    const slash = await newcomer(`${start}/x@stories.test`);
    valueOf(await begin(slash));
    expect(await find(slash)).toMatchObject({ key: slash.person.uid, user: { displayName: `${start}/x` } });
  });

  it('is separate for two users whose emails give the same key', async () => {
    const start = freshName('k');
    const [first, second] = await Promise.all([
      newcomer(`${start}.x@stories.test`),
      newcomer(`${start}_x@stories.test`),
    ]);
    expect(emailKey(first.person.email)).toBe(emailKey(second.person.email));
    // At the same time: the slower client is denied the key and looks again.
    const begun = (await Promise.all([begin(first), begin(second)])).map(valueOf);
    expect(new Set(begun.map(({ key }) => key)).size).toBe(2);
    expect(begun.map(({ key }) => key)).toContain(emailKey(first.person.email));
    for (const one of [first, second])
      expect((await find(one)).user).toMatchObject({ uid: one.person.uid, email: one.person.email });
  });

  it('records sign-ins, and is created only for new users', async () => {
    await ann.client.call('users.writeSignIn', ann.person, false);
    const stored = await admin.db.doc(`users/${emailKey(ann.person.email)}`).get();
    expect(stored.get('lastLogin')).not.toBe(now.toISOString());
    expect(stored.get('name')).toBe('Ann');
    await bob.client.call('users.writeSignIn', bob.person, false);
    expect((await find(bob)).user).toBeNull();
    await bob.client.call('users.writeSignIn', { ...bob.person, google: true }, true);
    expect((await find(bob)).user).toMatchObject({ isOnboarding: true, isNewUser: true, isGoogleSignIn: true });
  });

  it('is marked complete at the end of onboarding', async () => {
    const { user } = await find(bob);
    valueOf(await bob.client.call<Answer<void>>('users.completeOnboarding', user));
    expect((await find(bob)).user).toMatchObject({ isOnboarding: false, isNewUser: false });
  });
});

describe('usernames (R5.3)', () => {
  it('are case-insensitive: free, taken or the user’s own', async () => {
    const name = freshName('Name');
    expect(await status(ann, name)).toBe('free');
    valueOf(await reserve(ann, valueOf(await begin(ann)), name));
    expect(await status(ann, name.toUpperCase())).toBe('mine');
    expect(await status(bob, name.toUpperCase())).toBe('taken');
    const stored = (await admin.db.doc(`usernames/${name.toLowerCase()}`).get()).data();
    expect(stored).toEqual({
      uid: emailKey(ann.person.email),
      originalUid: ann.person.uid,
      username: name,
      lowercaseUsername: name.toLowerCase(),
      createdAt: now.toISOString(),
      source: 'user_registration',
    });
    expect((await find(ann)).user?.username).toBe(name);
  });

  it('are denied when taken, and nothing changes', async () => {
    const mine = (await find(ann)).user!;
    const answer = await reserve(bob, valueOf(await begin(bob)), mine.username);
    expect(answer).toMatchObject({ ok: false, error: { code: 'taken' } });
    expect((await find(bob)).user?.username).toBe('');
    expect((await find(ann)).user).toEqual(mine);
  });

  it('that two users request at the same time go to one, and the other user gets an error', async () => {
    const name = freshName('race');
    const [one, other] = [valueOf(await begin(ann)), valueOf(await begin(bob))];
    const answers = await Promise.all([reserve(ann, one, name), reserve(bob, other, name)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'taken' } });
    const owner = (await admin.db.doc(`usernames/${name}`).get()).get('originalUid') as string;
    for (const person of [ann, bob]) {
      expect((await find(person)).user?.username === name).toBe(owner === person.person.uid);
    }
  });

  it('that a user gave up are free again', async () => {
    const before = (await find(ann)).user!;
    valueOf(await reserve(ann, before, freshName('next')));
    expect(await status(bob, before.username)).toBe('free');
  });

  it('are rejected when invalid', async () => {
    const mine = (await find(ann)).user!;
    for (const text of ['', 'ab', 'x'.repeat(21), '<b>ann</b>', '😀😀😀', 'مرحبا', '__ann__', 'a/b', '..']) {
      expect((await reserve(ann, mine, text)).ok, text).toBe(false);
    }
    expect(await reserve(ann, { ...mine, key: null }, freshName('none'))).toMatchObject({
      error: { code: 'no-record' },
    });
  });
});
