import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { allowed, denied } from '../support/decision';
import {
  CODE,
  LEAGUE,
  ago,
  joinCode,
  league,
  leagueUser,
  ledger,
  memberInfo,
  people,
  put,
  scheduledDraft,
  writeRate,
} from '../support/documents';
import { updateMarked } from '../support/marked';
import { openReferee, type Referee } from '../support/referee';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('succession')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob', 'cat'];
const SCHEDULE = { managers: [...MEMBERS, 'house-1'] };

/** A drafted league of Ann (commissioner), Bob and Cat; Dan and Eve are outside. */
const stage = (changes: DocumentData = {}, members: readonly string[] = MEMBERS) => {
  const userInfo = Object.fromEntries(members.map((uid) => [uid, memberInfo(uid, { teamName: 'The Bears' })]));
  const home = league(members, { draftStatus: 'complete', schedule: SCHEDULE, userInfo, ...changes });
  return referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: home,
      [`joinCodes/${CODE}`]: joinCode(members, {
        draftStatus: home.draftStatus,
        vacant: (home.vacant as DocumentData | undefined) ?? {},
      }),
      [`drafts/${LEAGUE}`]: scheduledDraft(members, { status: 'complete', order: SCHEDULE.managers }),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, step: 0, rosters: { bob: ['ALA-QB'] }, owned: ['ALA-QB'] }),
      ...Object.fromEntries(
        MEMBERS.map((uid) => [`leagueUsers/${LEAGUE}_${uid}`, leagueUser(uid, { roster: ['ALA-QB'] })]),
      ),
    }),
  );
};
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) => put(db, people('ann', 'bob', 'cat', 'dan', 'eve')));
});

type Sent = { league?: DocumentData; note?: DocumentData; preview?: DocumentData | null; draft?: DocumentData | null };

/** All writes of a removal after the draft, with changes to them. */
function removal(by: string, gone: string, { league: more = {}, note = {}, preview = {}, draft = {} }: Sent = {}) {
  const db = referee.as(by);
  const batch = writeBatch(db);
  batch.update(doc(db, `leagues/${LEAGUE}`), {
    members: arrayRemove(gone),
    [`userInfo.${gone}`]: deleteField(),
    [`removed.${gone}`]: {
      team: gone,
      at: serverTimestamp(),
      by,
      reason: 'Never sets a lineup',
      since: Timestamp.fromMillis(0),
      ...note,
    },
    vacant: { [gone]: 'The Bears' },
    ...more,
  });
  if (preview !== null)
    batch.update(doc(db, `joinCodes/${CODE}`), {
      seats: increment(-1),
      vacant: { [gone]: 'The Bears' },
      ...preview,
    });
  if (draft !== null) batch.update(doc(db, `drafts/${LEAGUE}`), { members: arrayRemove(gone), ...draft });
  if (by === gone) batch.set(doc(db, `writeRates/${by}/kinds/join`), writeRate(LEAGUE, serverTimestamp()));
  return batch.commit();
}

const rename = (by: string, path: string, fields: DocumentData) =>
  updateMarked(referee, by, 'profile', { [path]: fields });

describe('removing a manager after the draft', () => {
  beforeEach(() => stage());

  it('is for the commissioner, and leaving for the manager', async () => {
    await denied(removal('cat', 'bob'));
    await denied(removal('dan', 'bob'));
    await denied(removal('ann', 'ann'));
    await allowed(removal('ann', 'bob'));
  });
  it('is open to the manager who leaves', () => allowed(removal('bob', 'bob', { note: { reason: 'Too busy' } })));
  it('needs an honest note and a reason', async () => {
    await denied(removal('ann', 'bob', { note: { reason: '' } }));
    await denied(removal('ann', 'bob', { note: { reason: 'x'.repeat(281) } }));
  });
  it('can’t be dated or signed as another', async () => {
    await denied(removal('ann', 'bob', { note: { at: ago(60) } }));
    await denied(removal('ann', 'bob', { note: { by: 'cat' } }));
    await denied(removal('ann', 'bob', { note: { team: 'cat' } }));
    await denied(removal('ann', 'bob', { note: { since: ago(60) } }));
    await denied(removal('ann', 'bob', { note: { more: 1 } }));
  });
  it('makes exactly this team vacant, under the name that it had or its number', async () => {
    await denied(
      removal('ann', 'bob', { league: { vacant: { bob: 'The Wolves' } }, preview: { vacant: { bob: 'The Wolves' } } }),
    );
    await denied(removal('ann', 'bob', { league: { vacant: {} } }));
    await denied(removal('ann', 'bob', { league: { vacant: { cat: 'The Bears' } } }));
    await denied(removal('ann', 'bob', { league: { vacant: { bob: 'The Bears', cat: 'Crew' } } }));
    await denied(removal('ann', 'bob', { league: { vacant: { bob: 'x'.repeat(41) } } }));
    await denied(removal('ann', 'bob', { league: { vacant: { bob: '' } } }));
  });
  it('keeps the preview and the draft in agreement', async () => {
    await denied(removal('ann', 'bob', { preview: null }));
    await denied(removal('ann', 'bob', { preview: { vacant: { bob: 'Other' } } }));
    await denied(removal('ann', 'bob', { draft: null }));
  });
  it('leaves the roster document, which no one can delete', async () => {
    await allowed(removal('ann', 'bob'));
    await denied(deleteDoc(doc(referee.as('ann'), `leagueUsers/${LEAGUE}_bob`)));
    await denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`)));
  });
  it('isn’t possible during the draft', async () => {
    await stage({ draftStatus: 'active' });
    await denied(removal('ann', 'bob'));
  });
  it('ends the access of the person who is gone, but for the roster document under their own uid', async () => {
    await allowed(removal('ann', 'bob'));
    const db = referee.as('bob');
    for (const path of ['leagues', 'ledgers', 'drafts']) await denied(getDoc(doc(db, path, LEAGUE)));
    await allowed(getDoc(doc(db, `leagueUsers/${LEAGUE}_bob`)));
    await denied(getDoc(doc(db, `weeklyRosters/${LEAGUE}_2025-03`)));
    await denied(getDocs(query(collection(db, 'transactions'), where('leagueId', '==', LEAGUE))));
    await denied(
      getDocs(
        query(collection(db, 'trades'), where('parties', 'array-contains', 'bob'), where('leagueId', '==', LEAGUE)),
      ),
    );
    await denied(rename('bob', `leagueUsers/${LEAGUE}_bob`, { teamName: 'Mine' }));
  });
});

/** Takes over a vacant team, with changes to the entry and the league. */
function takeover(
  by: string,
  team: string,
  { entry = {}, home = {} }: { entry?: DocumentData; home?: DocumentData } = {},
) {
  const db = referee.as(by);
  const batch = writeBatch(db);
  batch.update(doc(db, `leagues/${LEAGUE}`), {
    members: arrayUnion(by),
    [`userInfo.${by}`]: memberInfo(by, { joinedAt: serverTimestamp(), team, ...entry }),
    [`vacant.${team}`]: deleteField(),
    ...home,
  });
  batch.update(doc(db, `joinCodes/${CODE}`), { seats: increment(1), [`vacant.${team}`]: deleteField() });
  batch.update(doc(db, `drafts/${LEAGUE}`), { members: arrayUnion(by) });
  batch.set(doc(db, `writeRates/${by}/kinds/join`), writeRate(LEAGUE, serverTimestamp()));
  return batch.commit();
}

describe('taking over a team', () => {
  const removed = { bob: { team: 'bob', at: ago(60), by: 'ann', reason: 'Gone', since: Timestamp.fromMillis(0) } };
  beforeEach(() => stage({ vacant: { bob: 'The Bears' }, removed }, ['ann', 'cat']));

  it('is for anyone with the code, once', async () => {
    await allowed(takeover('dan', 'bob'));
    await denied(takeover('eve', 'bob'));
  });
  it('takes a vacant team only, and one', async () => {
    await denied(takeover('dan', 'cat'));
    await denied(takeover('dan', 'dan'));
    await denied(takeover('dan', 'house-1'));
    await stage({ vacant: { bob: 'The Bears', cat: 'Crew' }, removed }, ['ann']);
    await denied(takeover('dan', 'bob', { home: { 'vacant.cat': deleteField() } }));
    await denied(takeover('dan', 'bob', { home: { vacant: { bob: 'The Bears', cat: 'Crew' } } }));
  });
  it('is denied to someone who was removed, and with another code', async () => {
    await denied(takeover('bob', 'bob'));
    await denied(takeover('dan', 'bob', { entry: { joinedWith: 'OLD234' } }));
  });
  it('is denied to a member, for a second team', () => denied(takeover('cat', 'bob')));
  it('can’t be dated back', () => denied(takeover('dan', 'bob', { entry: { joinedAt: ago(3600) } })));
  it('is denied during a draft, and before it', async () => {
    await stage({ vacant: { bob: 'The Bears' }, draftStatus: 'active' }, ['ann', 'cat']);
    await denied(takeover('dan', 'bob'));
    await stage({ vacant: { bob: 'The Bears' }, draftStatus: 'scheduled' }, ['ann', 'cat']);
    await denied(takeover('dan', 'bob'));
  });

  describe('and then', () => {
    beforeEach(() => allowed(takeover('dan', 'bob')));

    it('the team is the new manager’s, and no other one', async () => {
      const db = referee.as('dan');
      await allowed(getDoc(doc(db, `ledgers/${LEAGUE}`)));
      await allowed(rename('dan', `leagueUsers/${LEAGUE}_bob`, { teamName: 'Dan’s' }));
      await denied(rename('dan', `leagueUsers/${LEAGUE}_cat`, { teamName: 'Dan’s' }));
      await allowed(
        getDocs(
          query(collection(db, 'trades'), where('parties', 'array-contains', 'bob'), where('leagueId', '==', LEAGUE)),
        ),
      );
      await denied(
        getDocs(
          query(collection(db, 'trades'), where('parties', 'array-contains', 'cat'), where('leagueId', '==', LEAGUE)),
        ),
      );
    });
    it('the new manager can’t change teams with their profile', async () => {
      const home = `leagues/${LEAGUE}`;
      await allowed(rename('dan', home, { 'userInfo.dan.teamName': 'Dan’s' }));
      await denied(rename('dan', home, { 'userInfo.dan.team': 'cat' }));
      await denied(rename('dan', home, { 'userInfo.dan.team': deleteField() }));
    });
    it('deleting the new manager’s account keeps the team theirs', async () => {
      const home = `leagues/${LEAGUE}`;
      const left = { displayName: 'Former manager', joinedWith: CODE };
      const joinedAt: unknown = (await getDoc(doc(referee.as('dan'), home))).get('userInfo.dan.joinedAt');
      await denied(rename('dan', home, { 'userInfo.dan': { ...left, joinedAt } }));
      await denied(rename('dan', home, { 'userInfo.dan': { ...left, joinedAt, team: 'cat' } }));
      await allowed(rename('dan', home, { 'userInfo.dan': { ...left, joinedAt, team: 'bob' } }));
    });
    it('the commissioner can hand over to the new manager', async () => {
      const db = referee.as('ann');
      const batch = writeBatch(db);
      batch.update(doc(db, `leagues/${LEAGUE}`), { createdBy: 'dan', coCommissioner: 'dan' });
      batch.update(doc(db, `joinCodes/${CODE}`), { managerName: 'dan' });
      batch.update(doc(db, `drafts/${LEAGUE}`), {
        commissioner: 'dan',
        'log.1': { kind: 'handOver', to: 'dan', by: 'ann', at: serverTimestamp() },
      });
      await allowed(batch.commit());
    });
    it('the team can change hands again', () =>
      denied(removal('ann', 'dan', { league: { vacant: { dan: 'The Bears' } }, note: { team: 'dan' } })));
  });
});
