import { doc, serverTimestamp, writeBatch, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  CODE,
  LEAGUE,
  NO_PICKS,
  SLOTS,
  ago,
  changed,
  joinCode,
  league,
  put,
  scheduledDraft,
  seatsOf,
  spareOf,
  turnOf,
} from '../support/documents';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('draft-start')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob'];
const ORDER = ['bob', 'ann'];

beforeEach(async () => {
  await referee.clear();
  const log = { 1: { kind: 'order', how: 'drawn', by: 'ann', at: ago(60), order: ORDER } };
  await referee.arrange((db) =>
    put(db, {
      [`drafts/${LEAGUE}`]: scheduledDraft(MEMBERS, { order: ORDER, log }),
      [`leagues/${LEAGUE}`]: league(MEMBERS, { capacity: 2 }),
      [`joinCodes/${CODE}`]: joinCode(MEMBERS, { capacity: 2 }),
    }),
  );
});

/** Starts the draft with the batch of an honest commissioner's client; `changes` makes the draft's part dishonest. */
function start(uid: string, changes: DocumentData = {}, { withLeague = true, withFace = true } = {}): Promise<void> {
  const db = referee.as(uid);
  const batch = writeBatch(db);
  batch.update(
    doc(db, 'drafts', LEAGUE),
    changed(
      {
        status: 'active',
        seats: seatsOf(ORDER),
        spare: spareOf(2, SLOTS),
        ...NO_PICKS,
        startedAt: serverTimestamp(),
        turn: turnOf(serverTimestamp()),
      },
      changes,
    ),
  );
  if (withLeague) batch.update(doc(db, 'leagues', LEAGUE), { draftStatus: 'active' });
  if (withFace) batch.update(doc(db, 'joinCodes', CODE), { draftStatus: 'active' });
  return batch.commit();
}

describe('starting the draft', () => {
  it('is for the commissioner only', async () => {
    await denied(start('bob'));
    await denied(start('dan'));
    await allowed(start('ann'));
  });

  it('happens only once', async () => {
    await allowed(start('ann'));
    await denied(start('ann'));
  });

  it('must update the league and its public preview in the same batch', async () => {
    await denied(start('ann', {}, { withLeague: false }));
    await denied(start('ann', {}, { withFace: false }));
    await denied(start('ann', {}, { withLeague: false, withFace: false }));
  });

  it.each([
    ['in an order other than the drawn one', { order: MEMBERS }],
    ['without one of the members', { order: ['ann'] }],
    ['with an outsider', { order: [...ORDER, 'dan'] }],
    ['with a squad picked already', { picks: ['ALA-QB'] }],
    ['with a squad on a roster', { rosters: { ann: ['ALA-QB'], bob: [] } }],
    ['with an extra open slot', { 'seats.ann.QB': 2 }],
    ['with too many spare squads', { spare: { ...spareOf(2, SLOTS), QB: 15 } }],
    ['with a time other than the server’s', { startedAt: ago(60) }],
    ['with a clock that started earlier', { 'turn.startedAt': ago(60) }],
    ['with a clock that starts later', { 'turn.startedAt': ago(-60) }],
    ['with a longer clock', { clockSeconds: 3600 }],
    ['with more rounds', { rounds: 11 }],
    ['with time used up', { 'turn.usedMs': 60_000 }],
    ['paused', { pausedAt: serverTimestamp() }],
    ['with a different clock for the first turn', { 'turn.clockSeconds': 15 }],
    ['with an undo request', { undoRequest: 0 }],
    ['with a pick already recorded', { made: { 0: { kind: 'own', slot: 'QB', at: serverTimestamp() } } }],
    ['with another manager on autopilot', { 'seats.bob.misses': 2 }],
    ['with another manager’s missed clock', { 'seats.bob.misses': 1 }],
    ['with a house team that isn’t in the order', { houseTeams: ['house-1'] }],
    ['as complete', { status: 'complete' }],
  ])('is denied %s', async (_, changes) => {
    await denied(start('ann', changes));
  });
});
