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

/** The league at another stage of its life. */
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
  /** Everything that goes with one person; `without` leaves a part out. */
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
    });

  it('is one’s own right', () => allowed(part('bob', 'bob')));
  it('can be the commissioner’s decision, which the league notes', async () => {
    await denied(part('ann', 'bob', 'note'));
    await allowed(part('ann', 'bob'));
  });
  it('notes every removed member, however many there have been', async () => {
    const removed = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`fan${String(index)}`, ago(60)]));
    await referee.arrange((db) => put(db, scheduledLeague(MEMBERS, { removed })));
    await denied(part('ann', 'bob', 'note'));
    await allowed(part('ann', 'bob'));
  });
  it('lets a removed member back with a seat held afterwards alone', async () => {
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
  it('of one’s own will leaves the way back open', async () => {
    await allowed(part('bob', 'bob'));
    await referee.arrange(async (db) => {
      expect((await getDoc(doc(db, 'leagues', LEAGUE))).get('removed')).toEqual({});
    });
  });
  it('is no one else’s', async () => {
    await denied(part('cat', 'bob'));
    await denied(part('dan', 'bob'));
  });
  it('is not for the commissioner, who hands over first', () => denied(part('ann', 'ann')));
  it.each(['preview', 'draft', 'roster', 'entry'] as const)(
    'takes everything along: not without the %s',
    async (without) => {
      await denied(part('bob', 'bob', without));
    },
  );
  it('is over when the draft begins', async () => {
    await stage('active');
    await denied(part('bob', 'bob'));
    await denied(part('ann', 'bob'));
  });
  it('takes one at a time', () =>
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
  it('does not let a member’s roster document go while they stay', () =>
    denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`))));
});

describe('handing over', () => {
  const handOver = (by: string, to: string, changes: { name?: string; draft?: string; entry?: number } = {}) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), { createdBy: to });
      if (by !== to) batch.update(at(`joinCodes/${CODE}`), { managerName: changes.name ?? to });
      batch.update(at(`drafts/${LEAGUE}`), {
        commissioner: changes.draft ?? to,
        [`log.${changes.entry ?? 1}`]: { kind: 'handOver', to, by, at: serverTimestamp() },
      });
    });

  it('is the commissioner’s, to a member', async () => {
    await denied(handOver('bob', 'bob'));
    await denied(handOver('ann', 'dan'));
    await allowed(handOver('ann', 'bob'));
    await denied(handOver('ann', 'ann', { entry: 2 }));
    await allowed(handOver('bob', 'cat', { entry: 2 }));
  });
  it('tells the draft and the preview', async () => {
    await denied(handOver('ann', 'bob', { name: 'cat' }));
    await denied(handOver('ann', 'bob', { draft: 'cat' }));
    await denied(updateDoc(doc(referee.as('ann'), `drafts/${LEAGUE}`), { commissioner: 'bob' }));
  });
  it('is allowed while the draft runs and after it', async () => {
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

  it('is the commissioner’s, before the draft, with everything in it, once no one else is in it', async () => {
    await denied(dissolve('ann'));
    await alone();
    await denied(dissolve('bob'));
    await denied(dissolve('dan'));
    await allowed(dissolve('ann', { [`rosterCodes/${SEAT}`]: 'leave' }));
  });
  it.each(['joinCodes', 'drafts', 'ledgers', 'leagueUsers'])('does not leave its document of %s behind', async (of) => {
    await alone();
    const paths = [`joinCodes/${CODE}`, `drafts/${LEAGUE}`, `ledgers/${LEAGUE}`, `leagueUsers/${LEAGUE}_ann`];
    await denied(dissolve('ann', { [paths.find((path) => path.startsWith(of))!]: 'leave' }));
  });
  it('leaves its id and its code in their places', async () => {
    await alone();
    for (const path of [`leagues/${LEAGUE}`, `joinCodes/${CODE}`]) {
      await denied(dissolve('ann', { [path]: 'delete' }));
      await denied(dissolve('ann', { [path]: { ...RETIRED, note: 'x' } }));
    }
    await allowed(dissolve('ann'));
    await denied(updateDoc(doc(referee.as('ann'), 'leagues', LEAGUE), { retired: false }));
    await denied(setDoc(doc(referee.as('dan'), 'joinCodes', CODE), joinCode(['dan'])));
  });
  it.each(['active', 'complete'] as const)('is over when the draft is %s', async (draftStatus) => {
    await alone({ draftStatus });
    await referee.arrange((db) => put(db, { [`joinCodes/${CODE}`]: joinCode(['ann'], { draftStatus }) }));
    await denied(dissolve('ann'));
  });
  it('takes nothing away while the league stays', async () => {
    for (const path of [`joinCodes/${CODE}`, `drafts/${LEAGUE}`, `ledgers/${LEAGUE}`, `leagueUsers/${LEAGUE}_bob`])
      await denied(deleteDoc(doc(referee.as('ann'), path)));
  });
});

describe('a new code for the league', () => {
  const renew = (by: string, code = 'NEW234', changes: { former?: DocumentData; preview?: DocumentData } = {}) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), { joinCode: code });
      batch.set(at(`joinCodes/${CODE}`), changes.former ?? RETIRED);
      batch.set(at(`joinCodes/${code}`), joinCode(MEMBERS, changes.preview));
      batch.set(at(`writeRates/${by}/kinds/code`), writeRate(code, serverTimestamp()));
      batch.update(at(`rosterCodes/${SEAT}`), { joinCode: code });
    });
  beforeEach(() => referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode() })));

  it('is the commissioner’s, until the draft begins', async () => {
    await denied(renew('bob'));
    await denied(renew('dan'));
    await allowed(renew('ann'));
    await denied(renew('ann', CODE));
  });
  it('is over when the draft begins', async () => {
    await stage('active');
    await denied(renew('ann', 'NEW234', { preview: { draftStatus: 'active' } }));
  });
  it('retires the former one, and shows the league under the new one', async () => {
    await denied(renew('ann', 'NEW234', { former: joinCode(MEMBERS) }));
    await denied(renew('ann', 'NEW234', { former: { ...RETIRED, next: 'NEW234' } }));
    await denied(renew('ann', 'NEW234', { preview: { leagueName: 'Other' } }));
    await denied(renew('ann', 'new234'));
    await referee.arrange((db) => put(db, { 'joinCodes/GONE23': RETIRED }));
    await denied(renew('ann', 'GONE23'));
  });
  it('is not the code of another league', async () => {
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
  };
  const entry = (uid: string, changes: DocumentData) =>
    updateDoc(
      doc(referee.as(uid), `leagues/${LEAGUE}`),
      Object.fromEntries(Object.entries(changes).map(([key, value]) => [`userInfo.${uid}.${key}`, value])),
    );

  it('leaves a former manager in the league’s history', async () => {
    await stage('complete');
    await allowed(entry('bob', former));
  });
  it.each<[string, DocumentData]>([
    ['another name', { displayName: 'Other Name' }],
    ['the picture', { profilePicUrl: 'https://example.test/p.jpg' }],
    ['the school', { favoriteTeam: 'ALA' }],
    ['another time of joining', { joinedAt: ago(5) }],
  ])('not with %s', async (_, changes) => {
    await stage('complete');
    await denied(entry('bob', { ...former, ...changes }));
  });

  it('takes the user document and the username in one batch', async () => {
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

  it('takes one’s own draft queue', async () => {
    const path = `draftQueues/${LEAGUE}/managers/bob`;
    await referee.arrange((db) => put(db, { [path]: { squads: [] } }));
    await denied(deleteDoc(doc(referee.as('ann'), path)));
    await allowed(deleteDoc(doc(referee.as('bob'), path)));
  });

  it('leaves the roster documents of a league that goes on', async () => {
    await stage('complete');
    await referee.arrange((db) =>
      put(db, { [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'), [`ledgers/${LEAGUE}`]: ledger({ settled: true }) }),
    );
    await denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`)));
    await allowed(updateDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`), { teamName: 'Former manager' }));
  });
});
