import {
  arrayRemove,
  deleteDoc,
  deleteField,
  doc,
  increment,
  updateDoc,
  writeBatch,
  type DocumentData,
  type WriteBatch,
  serverTimestamp,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  CODE,
  LEAGUE,
  SEAT,
  ago,
  joinCode,
  league,
  leagueUser,
  ledger,
  people,
  put,
  rosterCode,
  scheduledDraft,
  scheduledLeague,
} from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/verdict';

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
      [`leagues/${LEAGUE}`]: league(MEMBERS, { draftStatus, draftComplete: draftStatus === 'complete', ...changes }),
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
  const part = (by: string, gone: string, without: 'face' | 'draft' | 'papers' | 'entry' | null = null) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), {
        members: arrayRemove(gone),
        ...(without === 'entry' ? {} : { [`userInfo.${gone}`]: deleteField() }),
      });
      if (without !== 'face') batch.update(at(`joinCodes/${CODE}`), { seats: increment(-1) });
      if (without !== 'draft') batch.update(at(`drafts/${LEAGUE}`), { members: arrayRemove(gone) });
      if (without !== 'papers') batch.delete(at(`leagueUsers/${LEAGUE}_${gone}`));
    });

  it('is one’s own right', () => allowed(part('bob', 'bob')));
  it('can be the commissioner’s decision', () => allowed(part('ann', 'bob')));
  it('is nobody else’s', async () => {
    await denied(part('cat', 'bob'));
    await denied(part('dan', 'bob'));
  });
  it('is not for the commissioner, who hands over first', () => denied(part('ann', 'ann')));
  it.each(['face', 'draft', 'papers', 'entry'] as const)(
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
  it('does not let anybody’s papers go while they stay', () =>
    denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`))));
  it('frees the code of a seat whose person has left, for the commissioner', async () => {
    await referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode({ claimedBy: 'bob' }) }));
    await denied(deleteDoc(doc(referee.as('ann'), `rosterCodes/${SEAT}`)));
    await allowed(part('bob', 'bob'));
    await denied(deleteDoc(doc(referee.as('cat'), `rosterCodes/${SEAT}`)));
    await allowed(deleteDoc(doc(referee.as('ann'), `rosterCodes/${SEAT}`)));
  });
});

describe('handing over', () => {
  const handOver = (by: string, to: string, changes: { name?: string; draft?: string; entry?: number } = {}) =>
    batchOf(by, (batch, at) => {
      batch.update(at(`leagues/${LEAGUE}`), { createdBy: to });
      batch.update(at(`joinCodes/${CODE}`), { managerName: changes.name ?? to });
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
  it('tells the draft and the face', async () => {
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
  const dissolve = (by: string, without = '') =>
    batchOf(by, (batch, at) => {
      const paths = [
        `leagues/${LEAGUE}`,
        `joinCodes/${CODE}`,
        `drafts/${LEAGUE}`,
        `ledgers/${LEAGUE}`,
        ...MEMBERS.map((uid) => `leagueUsers/${LEAGUE}_${uid}`),
        `rosterCodes/${SEAT}`,
      ];
      paths.filter((path) => !path.startsWith(without) || without === '').forEach((path) => batch.delete(at(path)));
    });
  beforeEach(() => referee.arrange((db) => put(db, { [`rosterCodes/${SEAT}`]: rosterCode() })));

  it('is the commissioner’s, before the draft, with everything in it', async () => {
    await denied(dissolve('bob'));
    await denied(dissolve('dan'));
    await allowed(dissolve('ann'));
  });
  it.each(['joinCodes', 'drafts', 'ledgers'])('does not leave its document of %s behind', async (without) => {
    await denied(dissolve('ann', without));
  });
  it.each(['active', 'complete'] as const)('is over when the draft is %s', async (status) => {
    await stage(status);
    await denied(dissolve('ann'));
  });
  it('takes nothing away while the league stays', async () => {
    for (const path of [`joinCodes/${CODE}`, `drafts/${LEAGUE}`, `ledgers/${LEAGUE}`, `leagueUsers/${LEAGUE}_bob`])
      await denied(deleteDoc(doc(referee.as('ann'), path)));
  });
  it('of sixteen members is one batch', async () => {
    const many = Array.from({ length: 16 }, (_, index) => (index === 0 ? 'ann' : `fan${String(index)}`));
    await referee.arrange((db) => put(db, scheduledLeague(many, { capacity: 16 })));
    await allowed(
      batchOf('ann', (batch, at) =>
        [
          `leagues/${LEAGUE}`,
          `joinCodes/${CODE}`,
          `drafts/${LEAGUE}`,
          `ledgers/${LEAGUE}`,
          ...many.map((uid) => `leagueUsers/${LEAGUE}_${uid}`),
        ].forEach((path) => batch.delete(at(path))),
      ),
    );
  });
});

describe('deleting an account', () => {
  const former = { username: '', displayName: 'Former manager', profilePicUrl: null, favoriteTeam: null };
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
    ['another name', { displayName: 'Nobody' }],
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

  it('leaves the papers of a league that goes on', async () => {
    await stage('complete');
    await referee.arrange((db) =>
      put(db, { [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'), [`ledgers/${LEAGUE}`]: ledger({ settled: true }) }),
    );
    await denied(deleteDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`)));
    await allowed(updateDoc(doc(referee.as('bob'), `leagueUsers/${LEAGUE}_bob`), { teamName: 'Former manager' }));
  });
});
