import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AWAY_MISSES } from '@/domain/draft/autopilot';
import { FORMER_MANAGER } from '@/domain/league/formerManagers';
import { parseUser, type AppUser, type AuthPerson } from '@/domain/account/user';
import { openAdmin } from '../support/admin';
import {
  draftOf,
  foundLeague,
  joinByCode,
  openFan,
  startDraft,
  valueOf,
  type Answer,
  type Fan,
} from '../support/leagues';
import { suite, until } from '../support/suite';

const admin = openAdmin();
const fans: Fan[] = [];
afterAll(async () => {
  fans.forEach(({ client }) => client.close());
  await admin.close();
});
async function fan(name: string): Promise<Fan> {
  const opened = await openFan(admin.db, name);
  fans.push(opened);
  return opened;
}

const read = async (path: string) => (await admin.db.doc(path).get()).data();
const keyOf = ({ email }: Fan) => email.replace(/[.#$[\]]/g, '_');
/** The person as Auth knows them, and as the app does. */
const asPerson = ({ uid, email }: Fan): AuthPerson => ({ uid, email, displayName: null, google: false });
const asUser = async (who: Fan): Promise<AppUser> =>
  parseUser(keyOf(who), await read(`users/${keyOf(who)}`), asPerson(who));
const league = (who: Fan, leagueId: string) => who.client.call('storedLeague.getLeague', leagueId);
/** Adds a message to a league with admin access. */
const say = (who: Fan, leagueId: string, text: string) =>
  admin.db.collection('messages').add({
    leagueId,
    senderId: who.uid,
    text,
    timestamp: Timestamp.now(),
    readBy: { [who.uid]: true },
  });
const spoken = async (leagueId: string) =>
  (await admin.db.collection('messages').where('leagueId', '==', leagueId).get()).docs.map((said) => said.data());

describe('leaving a league', () => {
  let ann: Fan, bob: Fan;
  let leagueId: string, joinCode: string;
  beforeAll(async () => {
    [ann, bob] = await Promise.all([fan('ann'), fan('bob')]);
    ({ leagueId, joinCode } = await foundLeague(ann));
    valueOf(await joinByCode(bob, joinCode));
  });

  it('frees the seat, and the member can rejoin', async () => {
    valueOf(await bob.client.call<Answer<void>>('membership.leaveLeague', await league(bob, leagueId), bob.uid));
    expect(await read(`leagues/${leagueId}`)).toMatchObject({ members: [ann.uid] });
    expect(await read(`joinCodes/${joinCode}`)).toMatchObject({ seats: 1 });
    expect(await read(`leagueUsers/${leagueId}_${bob.uid}`)).toBeUndefined();
    valueOf(await joinByCode(bob, joinCode));
  });

  it('as the commissioner requires a handover, after which only the new commissioner can delete it', async () => {
    valueOf(await ann.client.call<Answer<void>>('membership.handOver', await league(ann, leagueId), bob.uid));
    expect(await read(`drafts/${leagueId}`)).toMatchObject({ commissioner: bob.uid });
    const refused = await ann.client.call<Answer<void>>('membership.deleteLeague', await league(ann, leagueId));
    expect(refused).toMatchObject({ ok: false });
    valueOf(await bob.client.call<Answer<void>>('membership.deleteLeague', await league(bob, leagueId)));
    for (const path of [`leagues/${leagueId}`, `joinCodes/${joinCode}`])
      expect(await read(path)).toEqual({ retired: true });
    for (const uid of [ann.uid, bob.uid]) expect(await read(`leagueUsers/${leagueId}_${uid}`)).toBeUndefined();
    expect(await joinByCode(ann, joinCode)).toMatchObject({ ok: false, error: { code: 'retired' } });
  });
});

describe('the data export', () => {
  it('contains the user’s own data and no other user’s', async () => {
    const [ann, bob] = await Promise.all([fan('ann'), fan('bob')]);
    const { leagueId, joinCode } = await foundLeague(ann, { name: 'Export United' });
    valueOf(await joinByCode(bob, joinCode));
    await say(ann, leagueId, 'Mine.');
    await say(bob, leagueId, 'Not hers.');
    valueOf(
      await ann.client.call<Answer<void>>(
        'feedback.sendFeedback',
        await asUser(ann),
        { category: 'idea', text: 'An export.' },
        '/acc',
      ),
    );
    const text = valueOf(await ann.client.call<Answer<string>>('myData.collectMyData', await asUser(ann), new Date()));
    const data = JSON.parse(text) as { leagues: { name: string; messages: { text: string; timestamp: string }[] }[] };
    expect(data).toMatchObject({
      account: { email: ann.email, waysToSignIn: ['password'] },
      user: { username: ann.username },
      username: { originalUid: ann.uid },
      leagues: [{ id: leagueId, name: 'Export United', commissioner: true, messages: [{ text: 'Mine.' }] }],
      feedback: [{ text: 'An export.' }],
    });
    expect(data.leagues[0]?.messages[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(text).not.toContain('Not hers.');
    expect(text).not.toContain(bob.uid);
  });
});

describe('deleting an account', () => {
  const accountExists = async (who: Fan) => {
    const answer = await fetch(
      `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ email: who.email, password: who.password, returnSecureToken: true }),
      },
    );
    await answer.arrayBuffer();
    return answer.ok;
  };

  it('removes all of the user’s data, keeps a former manager in season leagues, and hands over leagues before the draft', async () => {
    const [ann, bob] = await Promise.all([fan('ann'), fan('bob')]);
    const before = await foundLeague(ann);
    const season = await foundLeague(ann);
    const alone = await foundLeague(ann);
    for (const { joinCode } of [before, season]) valueOf(await joinByCode(bob, joinCode));
    await admin.db.doc(`leagues/${season.leagueId}`).update({ draftStatus: 'complete' });
    await admin.db.doc(`joinCodes/${season.joinCode}`).update({ draftStatus: 'complete' });
    await admin.db.doc(`drafts/${season.leagueId}`).update({ status: 'complete' });
    await say(ann, season.leagueId, 'What a Saturday.');
    await say(bob, season.leagueId, 'Indeed.');

    valueOf(await ann.client.call<Answer<void>>('deleteAccount.deleteAccount', asPerson(ann)));

    expect(await read(`users/${keyOf(ann)}`)).toBeUndefined();
    expect(await read(`usernames/${ann.username}`)).toBeUndefined();
    expect(await read(`usernameOwners/${ann.uid}`)).toBeUndefined();
    expect(await accountExists(ann)).toBe(false);
    expect(await read(`leagues/${alone.leagueId}`)).toEqual({ retired: true });
    expect(await read(`leagues/${before.leagueId}`)).toMatchObject({ createdBy: bob.uid, members: [bob.uid] });
    const history = await read(`leagues/${season.leagueId}`);
    expect(history).toMatchObject({ createdBy: bob.uid, members: [ann.uid, bob.uid] });
    const entry = history?.userInfo[ann.uid];
    expect(entry).toMatchObject({ displayName: FORMER_MANAGER });
    expect(Object.keys(entry).sort()).toEqual(['displayName', 'joinedAt', 'joinedWith', 'team']);
    expect(await read(`leagueUsers/${season.leagueId}_${ann.uid}`)).toMatchObject({ teamName: FORMER_MANAGER });
    const said = await spoken(season.leagueId);
    expect(said.map(({ text }) => text as string).sort()).toEqual(['Indeed.', 'What a Saturday.']);
    expect(JSON.stringify(said)).not.toContain(ann.username);
    expect(JSON.stringify(history)).not.toContain(ann.username);
  });

  it('withdraws and declines open offers of trades; an accepted trade stays', async () => {
    const [ann, bob] = await Promise.all([fan('ann'), fan('bob')]);
    const { leagueId, joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    await admin.db.doc(`leagues/${leagueId}`).update({ draftStatus: 'complete' });
    await admin.db.doc(`joinCodes/${joinCode}`).update({ draftStatus: 'complete' });
    await admin.db.doc(`drafts/${leagueId}`).update({ status: 'complete' });
    const HOUR_MS = 3_600_000;
    const trade = async (from: Fan, to: Fan, number: number, hoursAgo: number, changes: object = {}) => {
      const path = `trades/${leagueId}_${from.uid}_${String(number)}`;
      const offeredAt = Timestamp.fromMillis(Date.now() - hoursAgo * HOUR_MS);
      const parties = { from: from.uid, to: to.uid, parties: [from.uid, to.uid] };
      const terms = { gives: ['ALA-QB'], gets: ['LSU-QB'], fromDrops: [], note: '', counters: null };
      await admin.db
        .doc(path)
        .set({ leagueId, number, ...parties, ...terms, status: 'offered', offeredAt, ...changes });
      return path;
    };
    const sent = await trade(ann, bob, 1, 1);
    const expired = await trade(ann, bob, 2, 80);
    const accepted = await trade(ann, bob, 3, 1, { status: 'accepted', toDrops: [], acceptedAt: Timestamp.now() });
    const received = await trade(bob, ann, 1, 1);

    valueOf(await ann.client.call<Answer<void>>('deleteAccount.deleteAccount', asPerson(ann)));

    expect(await read(sent)).toMatchObject({ status: 'withdrawn' });
    expect(await read(expired)).toMatchObject({ status: 'expired' });
    expect(await read(accepted)).toMatchObject({ status: 'accepted' });
    expect(await read(received)).toMatchObject({ status: 'declined' });
  });

  it('during a draft turns on autopilot and hands over the draft', async () => {
    const [ann, bob] = await Promise.all([fan('ann'), fan('bob')]);
    const { leagueId, joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    await until('ann to see bob', async () => {
      const draft = await draftOf(ann, leagueId);
      return (draft as unknown as { members: string[] }).members.length === 2;
    });
    valueOf(await startDraft(ann, leagueId));

    valueOf(await ann.client.call<Answer<void>>('deleteAccount.deleteAccount', asPerson(ann)));

    expect(await accountExists(ann)).toBe(false);
    const draft = await read(`drafts/${leagueId}`);
    expect(draft).toMatchObject({ status: 'active', commissioner: bob.uid });
    expect(draft).toMatchObject({ seats: { [ann.uid]: { misses: AWAY_MISSES } } });
    expect(await read(`leagues/${leagueId}`)).toMatchObject({ createdBy: bob.uid, members: [ann.uid, bob.uid] });
    // The draft continues without her: another member’s client makes her picks at once.
    expect(await bob.client.call('drafts.automaticPick', await draftOf(bob, leagueId))).toBe(true);
    await until('bob to be on the clock', async () => (await draftOf(bob, leagueId)).picks.length === 1);
    expect((await draftOf(bob, leagueId)).made).toEqual(['autopilot']);
  });
});
