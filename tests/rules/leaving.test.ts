import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
  type WriteBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CODE,
  LEAGUE,
  RETIRED,
  SEAT,
  ago,
  memberInfo,
  joinCode,
  league,
  leagueUser,
  ledger,
  people,
  put,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
  writeRate,
} from '../support/documents';
import { updateMarked } from '../support/marked';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('leaving')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob', 'cat'];
beforeEach(async () => {
  await referee.clear();
  await referee.arrange((db) => put(db, { ...people('ann', 'bob', 'cat', 'dan'), ...scheduledLeague(MEMBERS) }));
});

/** Moves the league to another draft status. */
const stage = (draftStatus: 'active' | 'complete', changes: DocumentData = {}) =>
  referee.arrange((db) =>
    put(db, {
      [`leagues/${LEAGUE}`]: league(MEMBERS, { draftStatus, ...changes }),
      [`joinCodes/${CODE}`]: joinCode(MEMBERS, { draftStatus }),
      [`drafts/${LEAGUE}`]: scheduledDraft(MEMBERS, { status: draftStatus }),
    }),
  );

function batchOf(uid: string, fill: (batch: WriteBatch, at: (path: string) => ReturnType<typeof doc>) => void) {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  fill(batch, (path) => doc(db, path));
  return batch.commit();
}

describe('leaving before the draft', () => {
  /** All the writes that go with one member; `without` leaves one out. */
  const part = (by: string, gone: string, without: 'preview' | 'draft' | 'roster' | 'entry' | 'note' | null = null) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), {
        members: arrayRemove(gone),
        ...(without === 'entry' ? {} : { [`userInfo.${gone}`]: deleteField() }),
        ...(by === gone || without === 'note' ? {} : { [`removed.${gone}`]: serverTimestamp() }),
      });
      if (without !== 'preview') batch.update(at(`joinCodes/${CODE}`), { seats: increment(-1) });
      if (without !== 'draft') batch.update(at(`drafts/${LEAGUE}`), { members: arrayRemove(gone) });
      if (without !== 'roster') batch.delete(at(`leagueUsers/${LEAGUE}_${gone}`));
      batch.set(at(`writeRates/${by}/kinds/join`), writeRate(LEAGUE, serverTimestamp()));
    });

  it('is allowed to the member', () => allowed(part('bob', 'bob')));
  it('can be forced by the commissioner, with a note in the league', async () => {
    await denied(part('ann', 'bob', 'note'));
    await allowed(part('ann', 'bob'));
  });
  it('requires the note even after 300 removals', async () => {
    const removed = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`fan${String(index)}`, ago(60)]));
    await referee.arrange((db) => put(db, scheduledLeague(MEMBERS, { removed })));
    await denied(part('ann', 'bob', 'note'));
    await allowed(part('ann', 'bob'));
  });
  it('lets a removed member rejoin only with a roster code created later', async () => {
    const joins = (code: string) =>
      batchOf('bob', (batch, at) => {
        batch.update(at(`leagues/${LEAGUE}`), {
          members: arrayUnion('bob'),
          'userInfo.bob': memberInfo('bob', { joinedAt: serverTimestamp(), joinedWith: code }),
        });
        batch.update(at(`joinCodes/${CODE}`), { seats: increment(1) });
        batch.update(at(`drafts/${LEAGUE}`), { members: arrayUnion('bob') });
        batch.set(at(`leagueUsers/${LEAGUE}_bob`), leagueUser('bob'));
        if (code === SEAT) batch.update(at(`rosterCodes/${SEAT}`), { claimedBy: 'bob' });
        batch.set(at('writeRates/bob/kinds/join'), writeRate(LEAGUE, serverTimestamp()));
      });
    const held = (seconds: number) =>
      referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode({ createdAt: ago(seconds) }) }));
    await allowed(part('ann', 'bob'));
    await denied(joins(CODE));
    await held(60);
    await denied(joins(SEAT));
    await held(-1);
    await allowed(joins(SEAT));
  });
  it('adds no removal note when the member leaves', async () => {
    await allowed(part('bob', 'bob'));
    await referee.arrange(async (db) => {
      expect((await getDoc(doc(db, 'leagues', LEAGUE))).get('removed')).toEqual({});
    });
  });
  it('is denied to other members and outsiders', async () => {
    await denied(part('cat', 'bob'));
    await denied(part('dan', 'bob'));
  });
  it('is denied to the commissioner, who must hand over first', () => denied(part('ann', 'ann')));
  it.each(['preview', 'draft', 'roster', 'entry'] as const)(
    'is denied without the write to the %s',
    async (without) => {
      await denied(part('bob', 'bob', without));
    },
  );
  it('is denied once the draft has begun', async () => {
    await stage('active');
    await denied(part('bob', 'bob'));
    await denied(part('ann', 'bob'));
  });
  it('removes one member at a time', () =>
    denied(
      batchOf('ann', (batch, at) => {
        const gone = ['bob', 'cat'];
        batch.update(at(`leagues/${LEAGUE}`), {
          members: arrayRemove(...gone),
          'userInfo.bob': deleteField(),
          'userInfo.cat': deleteField(),
        });
        batch.update(at(`joinCodes/${CODE}`), { seats: increment(-2) });
        batch.update(at(`drafts/${LEAGUE}`), { members: arrayRemove(...gone) });
        gone.forEach((uid) => batch.delete(at(`leagueUsers/${LEAGUE}_${uid}`)));
      }),
    ));
  it('is required for deleting a member’s roster document', () =>
    denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`))));
});

describe('handing over the league', () => {
  const handOver = (by: string, to: string, changes: { name?: string; draft?: string; entry?: number } = {}) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), { createdBy: to, coCommissioner: to });
      if (by !== to) batch.update(at(`joinCodes/${CODE}`), { managerName: changes.name ?? to });
      batch.update(at(`drafts/${LEAGUE}`), {
        commissioner: changes.draft ?? to,
        [`log.${changes.entry ?? 1}`]: { kind: 'handOver', to, by, at: serverTimestamp() },
      });
    });

  it('is for the commissioner, and only to a member', async () => {
    await denied(handOver('bob', 'bob'));
    await denied(handOver('ann', 'dan'));
    await allowed(handOver('ann', 'bob'));
    await denied(handOver('ann', 'ann', { entry: 2 }));
    await allowed(handOver('bob', 'cat', { entry: 2 }));
  });
  it('must update the draft and the preview to match', async () => {
    await denied(handOver('ann', 'bob', { name: 'cat' }));
    await denied(handOver('ann', 'bob', { draft: 'cat' }));
    await denied(updateDoc(doc(referee.as('ann'), `drafts/${LEAGUE}`), { commissioner: 'bob' }));
  });
  it('is allowed during and after the draft', async () => {
    await stage('active');
    await allowed(handOver('ann', 'bob'));
    await stage('complete');
    await allowed(handOver('ann', 'bob'));
  });
});

describe('deleting a league', () => {
  const dissolve = (by: string, changes: Record<string, DocumentData | 'delete' | 'leave'> = {}) =>
    batchOf(by, (batch, at) => {
      const writes: Record<string, DocumentData | 'delete' | 'leave'> = {
        [`leagues/${LEAGUE}`]: RETIRED,
        [`joinCodes/${CODE}`]: RETIRED,
        [`drafts/${LEAGUE}`]: 'delete',
        [`ledgers/${LEAGUE}`]: 'delete',
        [`leagueUsers/${LEAGUE}_ann`]: 'delete',
        ...changes,
      };
      for (const [path, write] of Object.entries(writes)) {
        if (write === 'delete') batch.delete(at(path));
        else if (write !== 'leave') batch.set(at(path), write);
      }
    });
  const alone = (changes: DocumentData = {}) => referee.arrange((db) => put(db, scheduledLeague(['ann'], changes)));

  it('is for the commissioner, before the draft, as the last member', async () => {
    await denied(dissolve('ann'));
    await alone();
    await denied(dissolve('bob'));
    await denied(dissolve('dan'));
    await allowed(dissolve('ann', { [`rosterCodes/${SEAT}`]: 'leave' }));
  });
  it.each(['joinCodes', 'drafts', 'ledgers', 'leagueUsers'])(
    'is denied without deleting its document in %s',
    async (of) => {
      await alone();
      const paths = [`joinCodes/${CODE}`, `drafts/${LEAGUE}`, `ledgers/${LEAGUE}`, `leagueUsers/${LEAGUE}_ann`];
      await denied(dissolve('ann', { [paths.find((path) => path.startsWith(of))!]: 'leave' }));
    },
  );
  it('retires its id and its code, which can’t be reused', async () => {
    await alone();
    for (const path of [`leagues/${LEAGUE}`, `joinCodes/${CODE}`]) {
      await denied(dissolve('ann', { [path]: 'delete' }));
      await denied(dissolve('ann', { [path]: { ...RETIRED, note: 'x' } }));
    }
    await allowed(dissolve('ann'));
    await denied(updateDoc(doc(referee.as('ann'), 'leagues', LEAGUE), { retired: false }));
    await denied(setDoc(doc(referee.as('dan'), 'joinCodes', CODE), joinCode(['dan'])));
  });
  it.each(['active', 'complete'] as const)('is denied when the draft is %s', async (draftStatus) => {
    await alone({ draftStatus });
    await referee.arrange((db) => put(db, { [`joinCodes/${CODE}`]: joinCode(['ann'], { draftStatus }) }));
    await denied(dissolve('ann'));
  });
  it('is required for deleting any document of the league', async () => {
    for (const path of [`joinCodes/${CODE}`, `drafts/${LEAGUE}`, `ledgers/${LEAGUE}`, `leagueUsers/${LEAGUE}_bob`])
      await denied(deleteDoc(doc(referee.as('ann'), path)));
  });
});

describe('renewing the join code', () => {
  const renew = (by: string, code = 'NEW234', changes: { former?: DocumentData; preview?: DocumentData } = {}) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), { joinCode: code });
      batch.set(at(`joinCodes/${CODE}`), changes.former ?? RETIRED);
      batch.set(at(`joinCodes/${code}`), joinCode(MEMBERS, changes.preview));
      batch.set(at(`writeRates/${by}/kinds/code`), writeRate(code, serverTimestamp()));
      batch.update(at(`rosterCodes/${SEAT}`), { joinCode: code });
    });
  beforeEach(() => referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode() })));

  it('is for the commissioner before the draft', async () => {
    await denied(renew('bob'));
    await denied(renew('dan'));
    await allowed(renew('ann'));
    await denied(renew('ann', CODE));
  });
  it('is denied once the draft has begun', async () => {
    await stage('active');
    await denied(renew('ann', 'NEW234', { preview: { draftStatus: 'active' } }));
  });
  it('is possible after the draft, also when the pick clock was changed during it', async () => {
    await stage('complete');
    await referee.arrange((db) => updateDoc(doc(db, `drafts/${LEAGUE}`), { clockSeconds: 45 }));
    await allowed(renew('ann', 'NEW234', { preview: { draftStatus: 'complete' } }));
  });
  it('retires the old code, and needs a matching preview under a valid, unused code', async () => {
    await denied(renew('ann', 'NEW234', { former: joinCode(MEMBERS) }));
    await denied(renew('ann', 'NEW234', { former: { ...RETIRED, next: 'NEW234' } }));
    await denied(renew('ann', 'NEW234', { preview: { leagueName: 'Other' } }));
    await denied(renew('ann', 'new234'));
    await referee.arrange((db) => put(db, { 'joinCodes/GONE23': RETIRED }));
    await denied(renew('ann', 'GONE23'));
  });
  it('is denied with the code of another league', async () => {
    await referee.arrange((db) => put(db, { 'joinCodes/BBB222': joinCode(['dan'], { leagueId: 'other' }) }));
    await denied(renew('ann', 'BBB222'));
  });
});

describe('deleting an account', () => {
  const former = {
    username: deleteField(),
    displayName: 'Former manager',
    profilePicUrl: deleteField(),
    favoriteTeam: deleteField(),
    renamed: deleteField(),
    teamName: deleteField(),
  };
  const rename = (uid: string, path: string, changes: DocumentData) =>
    updateMarked(referee, uid, 'profile', { [path]: changes });
  const entry = (uid: string, changes: DocumentData) =>
    rename(
      uid,
      `leagues/${LEAGUE}`,
      Object.fromEntries(Object.entries(changes).map(([key, value]) => [`userInfo.${uid}.${key}`, value])),
    );

  it('replaces the member’s entry with “Former manager”', async () => {
    await stage('complete');
    await allowed(entry('bob', former));
  });
  it.each<[string, DocumentData]>([
    ['their name', { displayName: 'Other Name' }],
    ['their picture', { profilePicUrl: 'https://example.test/p.jpg' }],
    ['their school', { favoriteTeam: 'ALA' }],
    ['a different join time', { joinedAt: ago(5) }],
  ])('is denied when the entry of the former manager has %s', async (_, changes) => {
    await stage('complete');
    await denied(entry('bob', { ...former, ...changes }));
  });

  it('removes the user document and the username in one batch', async () => {
    const both = (by: string, uid: string) =>
      batchOf(by, (batch, at) => {
        batch.delete(at(`users/${uid}@example_test`));
        batch.delete(at(`usernames/${uid}`));
        batch.delete(at(`usernameOwners/${uid}`));
      });
    await denied(both('bob', 'ann'));
    await denied(deleteDoc(doc(referee.as('ann'), 'usernames/ann')));
    await allowed(both('ann', 'ann'));
  });

  it('deletes the user’s own draft queue', async () => {
    const path = `draftQueues/${LEAGUE}/managers/bob`;
    await referee.arrange((db) => put(db, { [path]: { squads: [] } }));
    await denied(deleteDoc(doc(referee.as('ann'), path)));
    await allowed(deleteDoc(doc(referee.as('bob'), path)));
  });

  it('keeps the roster documents of a league in season, and renames the team', async () => {
    await stage('complete');
    await referee.arrange((db) =>
      put(db, { [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'), [`ledgers/${LEAGUE}`]: ledger({ settled: true }) }),
    );
    await denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`)));
    await allowed(rename('bob', `leagueUsers/${LEAGUE}_bob`, { teamName: 'Former manager' }));
  });
});
