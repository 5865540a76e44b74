import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_SQUADS } from '@/domain/football/squads';
import { LEAGUE, SLOTS, activeDraft, ago, league, put, user } from '../support/documents';
import { managerAt, pickWrite, played } from '../support/picks';
import { updateMarked } from '../support/marked';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('drafts')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob'];
/** Sets up the state a test starts from: this draft. Returns it. */
async function room(draft: DocumentData, more: Record<string, DocumentData> = {}): Promise<DocumentData> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`drafts/${LEAGUE}`]: draft,
      [`leagues/${LEAGUE}`]: league(MEMBERS, { draftStatus: 'active' }),
      ...more,
    }),
  );
  return draft;
}
const write = (uid: string, change: DocumentData): Promise<void> =>
  updateDoc(doc(referee.as(uid), 'drafts', LEAGUE), change);
/** What a manager may change beside picks, with its mark. */
const ask = (uid: string, change: DocumentData): Promise<void> =>
  updateMarked(referee, uid, 'draft', { [`drafts/${LEAGUE}`]: change });
const queue = (uid: string, squads: string[]): Record<string, DocumentData> => ({
  [`draftQueues/${LEAGUE}/managers/${uid}`]: { squads },
});

describe('a pick by the manager on the clock', () => {
  let draft: DocumentData;
  beforeEach(async () => void (draft = await room(activeDraft(MEMBERS))));

  it('may take any free squad', async () => {
    await allowed(write('ann', pickWrite(draft, 'LSU-K')));
  });
  it('is denied out of turn', async () => {
    await denied(write('bob', pickWrite(draft, 'LSU-K')));
  });
  it('is denied to a user outside the league', async () => {
    await denied(write('dan', pickWrite(draft, 'LSU-K')));
  });
  it('is denied for a squad that does not exist', async () => {
    await denied(write('ann', pickWrite(draft, 'YALE-QB')));
  });
  it('is denied with two squads in one write', async () => {
    const change = pickWrite(draft, 'LSU-K');
    await denied(write('ann', { ...change, picks: ['LSU-K', 'LSU-QB'] }));
    await denied(write('ann', { ...change, rosters: { ...change.rosters, ann: ['LSU-K', 'LSU-QB'] } }));
    await denied(write('ann', { ...change, made: { ...change.made, 1: change.made[0] } }));
  });
  it('is denied when the squad is added to another roster', async () => {
    await denied(write('ann', { ...pickWrite(draft, 'LSU-K'), rosters: { ann: [], bob: ['LSU-K'] } }));
  });
  it('is denied when another roster changes too', async () => {
    await denied(write('ann', { ...pickWrite(draft, 'LSU-K'), rosters: { ann: ['LSU-K'], bob: ['LSU-QB'] } }));
  });
  it('is denied when the next clock does not start now', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'turn.startedAt': ago(-600) })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'turn.startedAt': draft.turn.startedAt })));
  });
  it('is denied with a wrong pick time, or when it adds or removes clock time', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'made.0.at': ago(600) })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'made.0': { kind: 'own', slot: 'K' } })));
    await denied(
      write('ann', pickWrite(draft, 'LSU-K', false, { 'made.1': { kind: 'own', slot: 'K', at: serverTimestamp() } })),
    );
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { startedAt: serverTimestamp() })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'turn.usedMs': -60_000 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'turn.usedMs': 60_000 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { pausedAt: serverTimestamp() })));
  });
  it('is denied with wrong open slots or spare squads', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { seats: draft.seats })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.ann.BENCH': 4 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.ann.K': 1, 'seats.ann.BENCH': 2 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { spare: { ...draft.spare, K: 13 } })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { spare: { ...draft.spare, QB: 13 } })));
    const second = await room(played(draft, ['LSU-RB', 'TEX-K', 'ALA-K']));
    await denied(write('ann', pickWrite(second, 'TEX-RB', false, { spare: second.spare })));
  });
  it('is denied when it ends the draft early', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { status: 'complete' })));
  });
  it('is denied when it changes a field that picks don’t change', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { clockSeconds: 15 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { order: ['bob', 'ann'] })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { commissioner: 'bob' })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { note: 'hi' })));
  });
  it('is denied when it changes the misses of any manager', async () => {
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.ann.misses': 0, 'seats.bob.misses': 1 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.bob.misses': 2 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.ann.misses': 2 })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', false, { 'seats.ann.misses': 1 })));
  });
  it('is denied when it is marked automatic before the deadline', async () => {
    await denied(write('ann', pickWrite(draft, 'ALA-QB', true)));
  });
  it('is allowed past the deadline until an automatic pick is made', async () => {
    draft = await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(500) }));
    await allowed(write('ann', pickWrite(draft, 'LSU-K')));
  });
  it('cannot be made by deleting or replacing the draft document', async () => {
    await denied(deleteDoc(doc(referee.as('ann'), 'drafts', LEAGUE)));
    await denied(setDoc(doc(referee.as('ann'), 'drafts', LEAGUE), activeDraft(MEMBERS, { order: ['bob', 'ann'] })));
  });
});

describe('earlier picks', () => {
  let draft: DocumentData;
  beforeEach(async () => void (draft = await room(played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-QB']))));

  it('set the snake order: the last manager of a round picks first in the next', async () => {
    expect(managerAt(draft, 2)).toBe('bob');
    await denied(write('ann', pickWrite(draft, 'TEX-RB')));
    await allowed(write('bob', pickWrite(draft, 'TEX-RB')));
  });
  it('make their squads unavailable', async () => {
    await denied(write('bob', pickWrite(draft, 'ALA-QB')));
  });
  it('cannot be edited along with a pick', async () => {
    const change = pickWrite(draft, 'TEX-RB');
    await denied(write('bob', { ...change, picks: ['ALA-RB', 'LSU-QB', 'TEX-RB'] }));
    await denied(write('bob', { ...change, picks: ['LSU-QB', 'ALA-QB', 'TEX-RB'] }));
    await denied(write('bob', { ...change, made: { ...change.made, 0: { ...change.made[0], kind: 'missed' } } }));
    await denied(write('bob', { ...change, rosters: { ...change.rosters, bob: ['LSU-WR', 'TEX-RB'] } }));
  });
  it('cannot be edited without a pick', async () => {
    await denied(write('bob', { picks: ['ALA-QB'] }));
    await denied(write('bob', { picks: ['ALA-QB', 'LSU-RB'] }));
  });
});

describe('draft formats', () => {
  const three = ['ann', 'bob', 'cat'];
  const squads = ALL_SQUADS.filter(
    (squad) => squad.endsWith('QB') || squad.endsWith('RB') || squad.endsWith('WR') || squad.endsWith('TE'),
  );
  for (const [format, made, next] of [
    ['linear', 3, 'ann'],
    ['snake', 3, 'cat'],
    ['thirdRoundReversal', 3, 'cat'],
    ['thirdRoundReversal', 6, 'cat'],
    ['thirdRoundReversal', 9, 'ann'],
    ['snake', 6, 'ann'],
  ] as const) {
    it(`${format}: only ${next} can make pick ${made + 1}`, async () => {
      // Unit by unit, so that nothing is capped.
      const order = ['QB', 'RB', 'WR', 'TE'].flatMap((unit) =>
        squads.filter((squad) => squad.endsWith(unit)).slice(0, 3),
      );
      const draft = await room(played(activeDraft(three, { format }), order.slice(0, made)));
      for (const uid of three) {
        if (uid !== next) await denied(write(uid, pickWrite(draft, 'LSU-K')));
      }
      await allowed(write(next, pickWrite(draft, 'LSU-K')));
    });
  }
});

describe('a capped unit', () => {
  it('is denied when the remaining picks must fill the starting lineup', async () => {
    // Two managers, seven starters and no bench: a second quarterback leaves too few picks.
    const draft = await room(played(activeDraft(MEMBERS, { rounds: 7 }), ['ALA-QB', 'LSU-QB']));
    await denied(write('bob', pickWrite(draft, 'TEX-QB')));
    await allowed(write('bob', pickWrite(draft, 'TEX-K')));
  });
  it('is allowed when a bench slot is open', async () => {
    const draft = await room(played(activeDraft(MEMBERS, { rounds: 8 }), ['ALA-QB', 'LSU-QB']));
    await allowed(write('bob', pickWrite(draft, 'TEX-QB')));
  });
  it('is denied when the remaining squads are needed by managers with unfilled slots', async () => {
    const slots = { ...SLOTS, QB: 8 };
    const qbs = ALL_SQUADS.filter((squad) => squad.endsWith('-QB'));
    // Sixteen quarterbacks for two managers who start eight each: bob's ninth would be ann's eighth.
    const start = activeDraft(MEMBERS, { slots, rounds: 20, format: 'linear' });
    const picks = qbs.slice(0, 15).flatMap((qb, i) => (i === 14 ? [] : [qb]));
    const draft = await room(played(start, [...picks, 'ALA-RB', qbs[14]!, 'ALA-WR'], {}));
    expect(managerAt(draft, draft.picks.length)).toBe('bob');
    expect(draft.spare.QB).toBe(0);
    expect(draft.rosters.bob.filter((squad: string) => squad.endsWith('-QB'))).toHaveLength(8);
    await denied(write('bob', pickWrite(draft, qbs[15]!)));
    await allowed(write('bob', pickWrite(draft, 'LSU-RB')));
  });
  it('is refused to the FLEX units together when the others need all that are left', async () => {
    const slots = onlySlots({ QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 21 });
    const flex = ALL_SQUADS.filter((squad) => /-(RB|WR|TE)$/.test(squad));
    const mine = flex.slice(0, 24);
    const theirs = flex.slice(24, 47);
    const start = activeDraft(MEMBERS, { slots, rounds: 30, format: 'linear' });
    // ann has her 24; bob has 23 of his and a quarterback; one flex squad is left and bob needs it.
    const picks = mine.flatMap((squad, i) => [squad, theirs[i] ?? 'LSU-QB']);
    const draft = await room(played(start, picks));
    expect(draft.spare.FLEXGROUP).toBe(0);
    await denied(write('ann', pickWrite(draft, flex[47]!)));
    await allowed(write('ann', pickWrite(draft, 'ALA-QB')));
  });
});

describe('an automatic pick', () => {
  const LATE = { 'turn.startedAt': ago(92) };

  it('is denied until the clock and its grace second have run out', async () => {
    // The deadline is much further away than this test runs.
    const draft = await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(60) }));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true)));
  });
  it('can be made by any member once the clock has run out, and takes the top-ranked squad', async () => {
    const draft = await room(activeDraft(MEMBERS, LATE));
    await denied(write('dan', pickWrite(draft, 'ALA-QB', true)));
    await denied(write('bob', pickWrite(draft, 'ALA-RB', true)));
    await allowed(write('bob', pickWrite(draft, 'ALA-QB', true)));
  });
  it('takes the first available squad in the manager’s queue', async () => {
    const draft = await room(
      played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-K'], LATE),
      queue('bob', ['ALA-QB', 'TEX-TE', 'OK-WR']),
    );
    await denied(write('ann', pickWrite(draft, 'ALA-RB', true)));
    await denied(write('ann', pickWrite(draft, 'OK-WR', true)));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', true)));
    await allowed(write('ann', pickWrite(draft, 'TEX-TE', true)));
  });
  it('skips capped squads in the queue and the ranking', async () => {
    const draft = await room(
      played(activeDraft(MEMBERS, { rounds: 7 }), ['ALA-QB', 'LSU-QB'], LATE),
      queue('bob', ['TEX-QB']),
    );
    await denied(write('ann', pickWrite(draft, 'TEX-QB', true)));
    await allowed(write('ann', pickWrite(draft, 'ALA-RB', true)));
  });
  it('adds one miss to the manager', async () => {
    const draft = await room(activeDraft(MEMBERS, LATE));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 0 })));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 2 })));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 2 })));
    await allowed(write('bob', pickWrite(draft, 'ALA-QB', true)));
  });
  it('turns autopilot on with the second miss in a row', async () => {
    const draft = await room(activeDraft(MEMBERS, { ...LATE, 'seats.ann.misses': 1 }));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 1 })));
    await allowed(write('bob', pickWrite(draft, 'ALA-QB', true)));
  });
  it('is allowed immediately for a manager on autopilot, and adds no miss', async () => {
    const draft = await room(activeDraft(MEMBERS, { 'seats.ann.misses': 2 }));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 3 })));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', true, { 'seats.ann.misses': 1 })));
    await allowed(write('bob', pickWrite(draft, 'ALA-QB', true)));
  });
  it('is allowed immediately for a house team, and adds no miss', async () => {
    const draft = await room(activeDraft(MEMBERS, { houseTeams: ['house-1'], order: ['house-1', 'ann', 'bob'] }));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', false)));
    await denied(write('ann', pickWrite(draft, 'ALA-RB', true)));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', true, { 'seats.house-1.misses': 1 })));
    await allowed(write('ann', pickWrite(draft, 'ALA-QB', true)));
  });
  it('must have the correct pick kind', async () => {
    const draft = await room(activeDraft(MEMBERS, LATE));
    await denied(write('bob', pickWrite(draft, 'ALA-QB', false)));
    await denied(
      write('bob', {
        ...pickWrite(draft, 'ALA-QB', true),
        made: { 0: { kind: 'yes', slot: 'QB', at: serverTimestamp() } },
      }),
    );
  });
});

describe('the end', () => {
  const slots = onlySlots({ QB: 1 });
  it('comes with the last pick, and nothing after it', async () => {
    const draft = await room(played(activeDraft(MEMBERS, { slots, rounds: 1 }), ['ALA-QB']));
    await denied(write('bob', pickWrite(draft, 'LSU-QB', false, { status: 'active' })));
    await allowed(write('bob', pickWrite(draft, 'LSU-QB')));
    const over = await room(played(draft, ['LSU-QB']));
    expect(over.status).toBe('complete');
    await denied(write('bob', { ...pickWrite({ ...over, rounds: 3 }, 'TEX-QB'), status: 'active' }));
    await denied(write('bob', { status: 'active' }));
  });
});

describe('“I’m back”', () => {
  it('clears the misses of the signed-in manager only', async () => {
    await room(activeDraft(MEMBERS, { 'seats.ann.misses': 2, 'seats.bob.misses': 2 }));
    await denied(ask('bob', { 'seats.ann.misses': 0 }));
    await denied(ask('bob', { 'seats.ann.misses': 0, 'seats.bob.misses': 0 }));
    await denied(ask('bob', { 'seats.bob.misses': 1 }));
    await denied(ask('bob', { 'seats.bob': { misses: 0 } }));
    await denied(ask('bob', { 'seats.bob.misses': 0, 'seats.bob.BENCH': 4 }));
    await denied(ask('bob', { 'seats.bob.misses': 0, 'turn.startedAt': serverTimestamp() }));
    await allowed(ask('bob', { 'seats.bob.misses': 0 }));
  });
});

describe('“Autodraft”', () => {
  it('turns autopilot on for the signed-in manager only, and changes nothing else', async () => {
    await room(activeDraft(MEMBERS, { 'seats.bob.misses': 1 }));
    await denied(ask('bob', { 'seats.ann.misses': 100 }));
    await denied(ask('bob', { 'seats.ann.misses': 100, 'seats.bob.misses': 100 }));
    await denied(ask('bob', { 'seats.bob.misses': 2 }));
    await denied(ask('bob', { 'seats.bob.misses': '100' }));
    await denied(ask('dan', { 'seats.dan.misses': 100 }));
    await denied(ask('dan', { 'seats.bob.misses': 100 }));
    await allowed(ask('bob', { 'seats.bob.misses': 100 }));
  });
  it('is denied when the draft is not active', async () => {
    await room(activeDraft(MEMBERS, { status: 'complete' }));
    await denied(ask('bob', { 'seats.bob.misses': 100 }));
  });
});

describe('reading drafts', () => {
  it('is for members and admins', async () => {
    await room(activeDraft(MEMBERS), { 'users/root@example_test': user('root', { admin: true }) });
    await allowed(getDoc(doc(referee.as('bob'), 'drafts', LEAGUE)));
    await allowed(getDoc(doc(referee.as('root'), 'drafts', LEAGUE)));
    await denied(getDoc(doc(referee.as('dan'), 'drafts', LEAGUE)));
    await denied(getDoc(doc(referee.stranger(), 'drafts', LEAGUE)));
    await allowed(getDoc(doc(referee.as('dan'), 'drafts', 'none')));
    await denied(getDoc(doc(referee.stranger(), 'drafts', 'none')));
  });
  it('lists only the signed-in user’s drafts', async () => {
    await room(activeDraft(MEMBERS));
    const drafts = (uid: string) => collection(referee.as(uid), 'drafts');
    await allowed(
      getDocs(query(drafts('bob'), where('members', 'array-contains', 'bob'), where('status', '==', 'active'))),
    );
    await denied(getDocs(query(drafts('dan'), where('members', 'array-contains', 'bob'))));
    await denied(getDocs(query(drafts('bob'), where('status', '==', 'active'))));
  });
});

describe('draft queues', () => {
  const path = (uid: string) => `draftQueues/${LEAGUE}/managers/${uid}`;
  // As the app reads another manager's queue: decided by the time of the request, not by the time at which the
  // listeners' connection was opened.
  const readQueue = (uid: string, of: string) =>
    runTransaction(referee.as(uid), (transaction) => transaction.get(doc(referee.as(uid), path(of))));
  const own = (squads: unknown) => ({ squads });

  it('are written by their owner, with existing squads', async () => {
    await room(activeDraft(MEMBERS));
    const ann = doc(referee.as('ann'), path('ann'));
    await allowed(setDoc(ann, own(['ALA-QB', 'LSU-K'])));
    await allowed(setDoc(ann, own(ALL_SQUADS)));
    await denied(setDoc(ann, own(['YALE-QB'])));
    await denied(setDoc(ann, own([...ALL_SQUADS, 'ALA-QB'])));
    await denied(setDoc(ann, { ...own([]), more: 1 }));
    await denied(setDoc(doc(referee.as('bob'), path('ann')), own([])));
    await denied(setDoc(doc(referee.as('dan'), path('dan')), own([])));
  });
  it('can be read by their owner at any time', async () => {
    await room(activeDraft(MEMBERS), queue('ann', ['ALA-QB']));
    await allowed(getDoc(doc(referee.as('ann'), path('ann'))));
    await room(activeDraft(MEMBERS));
    await allowed(getDoc(doc(referee.as('ann'), path('ann'))));
  });
  it('are hidden from other members until the clock has run out', async () => {
    await room(activeDraft(MEMBERS), queue('ann', ['ALA-QB']));
    await denied(readQueue('bob', 'ann'));
    await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(91) }), {
      ...queue('ann', ['ALA-QB']),
      ...queue('bob', []),
    });
    await allowed(readQueue('bob', 'ann'));
    await denied(readQueue('dan', 'ann'));
    await denied(readQueue('ann', 'bob'));
  });
  it('can be read when the manager on the clock is on autopilot, even if the queue does not exist', async () => {
    await room(activeDraft(MEMBERS, { 'seats.ann.misses': 2 }));
    await allowed(getDoc(doc(referee.as('bob'), path('ann'))));
  });
  it('stay hidden while the draft is paused and during quiet hours', async () => {
    const late = { 'turn.startedAt': ago(500) };
    await room(activeDraft(MEMBERS, { ...late, pausedAt: ago(300), 'seats.ann.misses': 2 }), queue('ann', ['ALA-QB']));
    await denied(getDoc(doc(referee.as('bob'), path('ann'))));
    // Quiet hours that started before the turn and last another hour.
    const minutes = Math.floor(Date.now() / 60_000) % 1440;
    const quietHours = {
      zone: 'UTC',
      activeMs: 22 * 3_600_000,
      endsAtMs: ((minutes + 60) % 1440) * 60_000,
    };
    await room(activeDraft(MEMBERS, { ...late, quietHours }), queue('ann', ['ALA-QB']));
    await denied(getDoc(doc(referee.as('bob'), path('ann'))));
    await room(activeDraft(MEMBERS, late), queue('ann', ['ALA-QB']));
    await allowed(getDoc(doc(referee.as('bob'), path('ann'))));
  });
  it('stay hidden when the draft is complete', async () => {
    await room(activeDraft(MEMBERS, { status: 'complete', 'turn.startedAt': ago(500) }), queue('ann', ['ALA-QB']));
    await denied(getDoc(doc(referee.as('bob'), path('ann'))));
  });
});
