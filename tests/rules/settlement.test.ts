import {
  Timestamp,
  deleteDoc,
  doc,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  CODE,
  LEAGUE,
  SLOTS,
  activeDraft,
  changed,
  seatsOf,
  turnOf,
  spareOf,
  joinCode,
  league,
  leagueUser,
  ledger,
  NO_PICKS,
  people,
  put,
  scheduledDraft,
  scheduledLeague,
} from '../support/documents';
import { played } from '../support/picks';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('settlement')));
afterAll(() => referee.close());

type Documents = Record<string, DocumentData>;
async function begin(documents: Documents): Promise<void> {
  await referee.clear();
  await referee.arrange((db) => put(db, { ...people('ann', 'bob', 'dan'), ...documents }));
}
function update(uid: string, updates: Record<string, DocumentData | null>): Promise<void> {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(updates)) if (data !== null) batch.update(doc(db, path), data);
  return batch.commit();
}

describe('starting the draft', () => {
  const ORDER = ['bob', 'house-1', 'ann'];
  /** A scheduled league whose draft has this order. */
  const ordered = (order: string[] = ORDER, members = ['ann', 'bob'], changes: DocumentData = {}): Documents => {
    const houseTeams = order.filter((manager) => manager.startsWith('house-'));
    return {
      ...scheduledLeague(members, changes),
      [`drafts/${LEAGUE}`]: scheduledDraft(members, { order, houseTeams }),
    };
  };
  /** The batch of an honest commissioner with one house team; changes make it dishonest. */
  const start = (uid: string, draft: DocumentData = {}, others: Record<string, DocumentData | null> = {}) =>
    update(uid, {
      [`drafts/${LEAGUE}`]: changed(
        {
          status: 'active',
          seats: seatsOf(ORDER),
          spare: spareOf(3, SLOTS),
          ...NO_PICKS,
          startedAt: serverTimestamp(),
          turn: turnOf(serverTimestamp()),
        },
        draft,
      ),
      [`leagues/${LEAGUE}`]: { draftStatus: 'active' },
      [`joinCodes/${CODE}`]: { draftStatus: 'active' },
      ...others,
    });

  it('is for the commissioner', async () => {
    await begin(ordered());
    await denied(start('bob'));
    await denied(start('dan'));
    await allowed(start('ann'));
  });
  it('must update the draft, the league and the preview together', async () => {
    await begin(ordered());
    await denied(start('ann', {}, { [`leagues/${LEAGUE}`]: null }));
    await denied(start('ann', {}, { [`joinCodes/${CODE}`]: null }));
    await denied(start('ann', {}, { [`leagues/${LEAGUE}`]: null, [`joinCodes/${CODE}`]: null }));
    await denied(
      update('ann', {
        [`leagues/${LEAGUE}`]: { draftStatus: 'active' },
        [`joinCodes/${CODE}`]: { draftStatus: 'active' },
      }),
    );
  });
  it('must list every member once, and only valid house teams', async () => {
    const begins = async (order: string[], changes: DocumentData = {}): Promise<Promise<void>> => {
      const state = ordered(order);
      await begin({ ...state, [`drafts/${LEAGUE}`]: { ...state[`drafts/${LEAGUE}`], ...changes } });
      return start('ann', {
        seats: seatsOf(order),
        spare: spareOf(order.length, SLOTS),
      });
    };
    await denied(begins([]));
    await denied(begins(['ann', 'house-1']));
    await denied(begins(['ann', 'bob', 'dan', 'house-1']));
    await denied(begins(['ann', 'bob', 'bob', 'house-1']));
    await denied(begins(['ann', 'bob', 'dan'], { houseTeams: ['dan'] }));
    await denied(begins(['ann', 'bob', 'house-2']));
    await denied(begins(['ann', 'bob'], { members: ['ann', 'bob', 'dan'] }));
    await allowed(begins(['bob', 'ann', 'house-1']));
  });
  it('keeps the draft order that was set before', async () => {
    await begin(ordered());
    await denied(start('ann', { order: ['ann', 'bob', 'house-1'] }));
    await denied(start('ann', { houseTeams: [] }));
  });
  it('is denied with more managers than spots, or with only one', async () => {
    await begin(ordered(ORDER, ['ann', 'bob'], { capacity: 2 }));
    await denied(start('ann'));
    await begin(ordered(['ann'], ['ann']));
    await denied(start('ann', { seats: seatsOf(['ann']), spare: spareOf(1, SLOTS) }));
  });
  it('starts with no picks, no misses and all slots open', async () => {
    await begin(ordered());
    await denied(start('ann', { rosters: { ann: ['ALA-QB'], bob: [], 'house-1': [] } }));
    await denied(start('ann', { rosters: { ann: [] } }));
    await denied(start('ann', { 'seats.bob.misses': 1 }));
    await denied(start('ann', { 'seats.bob.misses': 2 }));
    await denied(start('ann', { spare: spareOf(2, SLOTS) }));
    await denied(start('ann', { 'seats.ann.BENCH': 4 }));
    await denied(start('ann', { seats: seatsOf(['ann', 'bob']) }));
    await denied(start('ann', { picks: ['ALA-QB'] }));
    await denied(start('ann', { 'seats.ann.misses': 1, 'seats.bob.misses': 1, 'seats.house-1.misses': 1 }));
    await allowed(start('ann'));
  });
  it('uses the server’s time', async () => {
    await begin(ordered());
    await denied(start('ann', { 'turn.startedAt': Timestamp.fromMillis(0) }));
    await denied(start('ann', { startedAt: Timestamp.fromMillis(0) }));
  });
  it('cannot change a league option', async () => {
    await begin(ordered());
    await denied(start('ann', { clockSeconds: 15 }));
    await denied(start('ann', { ranking: [] }));
    await denied(start('ann', {}, { [`leagues/${LEAGUE}`]: { draftStatus: 'active', name: 'Other' } }));
  });
  it('happens only once', async () => {
    await begin({
      ...ordered(ORDER, ['ann', 'bob'], { draftStatus: 'active' }),
      [`drafts/${LEAGUE}`]: activeDraft(['ann', 'bob'], { houseTeams: ['house-1'] }),
    });
    await denied(start('ann'));
  });
});

describe('settling the draft', () => {
  const slots = onlySlots({ QB: 1 });
  const over = played(activeDraft(['ann', 'bob'], { slots, rounds: 2, houseTeams: ['house-1'] }), [
    'ALA-QB',
    'LSU-QB',
    'TEX-QB',
    'OK-QB',
    'SC-QB',
    'UK-QB',
  ]);
  const finished = (draft: DocumentData = over, books: DocumentData = {}): Documents => ({
    [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { draftStatus: 'active' }),
    [`joinCodes/${CODE}`]: joinCode(['ann', 'bob'], { draftStatus: 'active' }),
    [`drafts/${LEAGUE}`]: draft,
    [`ledgers/${LEAGUE}`]: ledger(books),
    [`leagueUsers/${LEAGUE}_ann`]: leagueUser('ann'),
    [`leagueUsers/${LEAGUE}_bob`]: leagueUser('bob'),
  });
  const settle = (uid: string, changes: Record<string, DocumentData | null> = {}) =>
    update(uid, {
      [`ledgers/${LEAGUE}`]: { settled: true, rosters: over.rosters, owned: over.picks, step: 0 },
      [`leagues/${LEAGUE}`]: { draftStatus: 'complete', schedule: { managers: over.order } },
      [`joinCodes/${CODE}`]: { draftStatus: 'complete' },
      [`leagueUsers/${LEAGUE}_ann`]: { roster: over.rosters.ann },
      [`leagueUsers/${LEAGUE}_bob`]: { roster: over.rosters.bob },
      ...changes,
    });

  it('can be done by any member, once', async () => {
    await begin(finished());
    await denied(settle('dan'));
    await allowed(settle('bob'));
    await denied(settle('ann'));
  });
  it('is denied before the draft is complete', async () => {
    await begin(finished({ ...over, status: 'active' }));
    await denied(settle('bob'));
  });
  it('must copy the draft’s rosters, squads and order', async () => {
    await begin(finished());
    const books = { settled: true, rosters: over.rosters, owned: over.picks, step: 0 };
    await denied(
      settle('bob', { [`ledgers/${LEAGUE}`]: { ...books, rosters: { ...over.rosters, bob: over.rosters.ann } } }),
    );
    await denied(settle('bob', { [`ledgers/${LEAGUE}`]: { ...books, owned: [] } }));
    await denied(settle('bob', { [`ledgers/${LEAGUE}`]: { ...books, step: 1 } }));
    await denied(settle('bob', { [`ledgers/${LEAGUE}`]: { ...books, leagueId: 'other' } }));
    await denied(settle('bob', { [`leagueUsers/${LEAGUE}_bob`]: { roster: over.rosters.ann } }));
    await denied(settle('bob', { [`leagueUsers/${LEAGUE}_bob`]: { roster: over.rosters.bob, teamName: 'Other' } }));
    await denied(
      settle('bob', {
        [`leagues/${LEAGUE}`]: {
          draftStatus: 'complete',
          schedule: { managers: ['bob', 'ann', 'house-1'] },
        },
      }),
    );
  });
  it('must update the ledger, the league and the preview together', async () => {
    await begin(finished());
    for (const path of [`ledgers/${LEAGUE}`, `leagues/${LEAGUE}`, `joinCodes/${CODE}`])
      await denied(settle('bob', { [path]: null }));
  });
  it('may copy the rosters to leagueUsers later, by members only', async () => {
    await begin(finished());
    await allowed(settle('bob', { [`leagueUsers/${LEAGUE}_ann`]: null }));
    await denied(
      update('bob', { [`leagueUsers/${LEAGUE}_ann`]: { roster: [] } }).then(() =>
        update('dan', { [`leagueUsers/${LEAGUE}_ann`]: { roster: over.rosters.ann } }),
      ),
    );
    await allowed(update('bob', { [`leagueUsers/${LEAGUE}_ann`]: { roster: over.rosters.ann } }));
  });
  it('is the only way to write the ledger', async () => {
    await begin({
      ...finished(),
      [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: over.rosters, owned: over.picks }),
    });
    await denied(updateDoc(doc(referee.as('ann'), 'ledgers', LEAGUE), { 'rosters.ann': ['LSU-QB'] }));
    await denied(deleteDoc(doc(referee.as('ann'), 'ledgers', LEAGUE)));
    await denied(deleteDoc(doc(referee.as('ann'), 'leagueUsers', `${LEAGUE}_ann`)));
  });
  it('is denied before the draft has begun', async () => {
    await begin({
      ...finished(scheduledDraft(['ann', 'bob'])),
      [`leagues/${LEAGUE}`]: league(['ann', 'bob']),
      [`joinCodes/${CODE}`]: joinCode(['ann', 'bob']),
    });
    await denied(settle('ann'));
  });
});
