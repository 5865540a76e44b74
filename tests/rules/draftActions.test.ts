import {
  deleteField,
  type Timestamp,
  doc,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { drawnOrder, sealOf } from '@/domain/draft/orderDraw';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import { PICK_KINDS } from '@/domain/draft/types';
import {
  CODE,
  LEAGUE,
  activeDraft,
  ago,
  memberInfo,
  joinCode,
  league,
  put,
  scheduledDraft,
  changed,
  turnOf,
} from '../support/documents';
import { chosenFor, madeAt, pickWrite, played } from '../support/picks';
import { updateMarked } from '../support/marked';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('draft-actions')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob'];
async function room(draft: DocumentData): Promise<DocumentData> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, {
      [`drafts/${LEAGUE}`]: draft,
      [`leagues/${LEAGUE}`]: league(MEMBERS, { draftStatus: draft.status }),
      [`joinCodes/${CODE}`]: joinCode(MEMBERS, { draftStatus: draft.status }),
    }),
  );
  return draft;
}
const write = (uid: string, change: DocumentData): Promise<void> =>
  updateDoc(doc(referee.as(uid), 'drafts', LEAGUE), change);
/** What a manager may change beside picks, with its mark. */
const ask = (uid: string, change: DocumentData): Promise<void> =>
  updateMarked(referee, uid, 'draft', { [`drafts/${LEAGUE}`]: change });
/** The log entry of an action. */
const entry = (kind: string, by = 'ann', more: DocumentData = {}): DocumentData => ({
  kind,
  by,
  at: serverTimestamp(),
  ...more,
});
const PAUSED = { 'turn.startedAt': ago(40), pausedAt: ago(10) };

describe('a pause', () => {
  const pause = (by = 'ann'): DocumentData => ({ pausedAt: serverTimestamp(), 'log.1': entry('pause', by) });

  it('is set only by the commissioner while the draft is active, with a log entry', async () => {
    await room(activeDraft(MEMBERS));
    await denied(write('bob', pause('bob')));
    await denied(write('bob', pause('ann')));
    await denied(write('ann', { pausedAt: serverTimestamp() }));
    await denied(write('ann', { 'log.1': entry('pause') }));
    await denied(write('ann', { ...pause(), 'log.1': entry('pause', 'bob') }));
    await denied(write('ann', { ...pause(), 'log.1': { ...entry('pause'), at: ago(60) } }));
    await denied(write('ann', { ...pause(), 'log.2': entry('pause') }));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.2': entry('pause') }));
    await denied(write('ann', { ...pause(), pausedAt: ago(60) }));
    await denied(write('ann', { ...pause(), 'turn.startedAt': serverTimestamp() }));
    await allowed(write('ann', pause()));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.2': entry('pause') }));
  });
  it('is denied before the draft starts and after it ends', async () => {
    await room(activeDraft(MEMBERS, { status: 'complete' }));
    await denied(write('ann', pause()));
    await room(scheduledDraft(MEMBERS));
    await denied(write('ann', pause()));
  });
  it('blocks every pick, including automatic ones', async () => {
    const draft = await room(activeDraft(MEMBERS, { ...PAUSED, order: ['bob', 'ann'], 'seats.bob.misses': 2 }));
    await denied(write('bob', pickWrite(draft, 'LSU-K')));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', 'autopilot')));
    await room({ ...draft, pausedAt: null });
    await allowed(write('bob', pickWrite(draft, 'LSU-K')));
  });
});

describe('resuming', () => {
  /** The write of an honest client. 30 seconds of the clock were used before the pause. */
  const resume = (draft: DocumentData, by = 'ann'): DocumentData => ({
    pausedAt: null,
    'turn.startedAt': serverTimestamp(),
    'turn.usedMs': (draft.pausedAt as Timestamp).toMillis() - (draft.turn.startedAt as Timestamp).toMillis(),
    'log.1': entry('resume', by),
  });

  it('restores exactly the time left on the clock', async () => {
    const draft = await room(activeDraft(MEMBERS, PAUSED));
    const usedMs = resume(draft)['turn.usedMs'] as number;
    await denied(write('ann', { ...resume(draft), 'turn.usedMs': 0 }));
    await denied(write('ann', { ...resume(draft), 'turn.usedMs': usedMs + 1 }));
    await denied(write('ann', { ...resume(draft), 'turn.startedAt': draft.turn.startedAt }));
    await denied(write('ann', { ...resume(draft), pausedAt: draft.pausedAt }));
    await denied(write('ann', { pausedAt: null, 'turn.startedAt': serverTimestamp(), 'turn.usedMs': usedMs }));
    await allowed(write('ann', resume(draft)));
  });
  it('is denied to members during the first 30 minutes of a pause and open to any member after that', async () => {
    const young = await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(3600), pausedAt: ago(1700) }));
    await denied(write('bob', resume(young, 'bob')));
    const old = await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(3600), pausedAt: ago(1900) }));
    await denied(write('dan', resume(old, 'dan')));
    await denied(write('bob', resume(old, 'ann')));
    await allowed(write('bob', resume(old, 'bob')));
  });
  it('is denied while the draft is not paused, so that the clock can’t be extended', async () => {
    const draft = await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(40) }));
    await denied(write('ann', { ...resume({ ...draft, pausedAt: ago(10) }) }));
    await denied(write('ann', { 'turn.startedAt': serverTimestamp() }));
    await denied(write('ann', { 'turn.usedMs': -60_000 }));
    await denied(write('ann', { clockSeconds: 3600 }));
    await denied(write('bob', { clockSeconds: 15 }));
  });
});

describe('undoing the last pick', () => {
  const base = () => played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-QB'], { 'turn.startedAt': ago(40), undoRequest: 1 });
  const undo = (draft: DocumentData, before: DocumentData, by = 'ann', changes: DocumentData = {}): DocumentData =>
    changed(
      {
        picks: before.picks,
        made: Object.fromEntries(Object.entries(draft.made as object).slice(0, before.picks.length)),
        rosters: before.rosters,
        seats: before.seats,
        spare: before.spare,
        turn: turnOf(serverTimestamp(), draft),
        pausedAt: serverTimestamp(),
        undoRequest: null,
        'log.1': entry('undo', by, { pick: before.picks.length, squad: draft.picks.at(-1) ?? null }),
      },
      changes,
    );

  it('is for the commissioner, one pick at a time, and restores the state before the pick exactly', async () => {
    const before = played(activeDraft(MEMBERS), ['ALA-QB']);
    const draft = await room(base());
    const none = activeDraft(MEMBERS);
    await denied(write('bob', undo(draft, before, 'bob')));
    await denied(write('ann', undo(draft, none)));
    await denied(write('ann', undo(draft, before, 'ann', { picks: ['LSU-QB'] })));
    await denied(write('ann', undo(draft, before, 'ann', { made: {} })));
    await denied(write('ann', undo(draft, before, 'ann', { rosters: draft.rosters })));
    await denied(write('ann', undo(draft, before, 'ann', { rosters: { ann: [], bob: [] } })));
    await denied(write('ann', undo(draft, before, 'ann', { seats: draft.seats })));
    await denied(
      write(
        'ann',
        undo(draft, before, 'ann', {
          'seats.bob.QB': 0,
          'seats.bob.BENCH': 4,
          spare: { ...draft.spare, QB: 15 },
        }),
      ),
    );
    await denied(write('ann', undo(draft, before, 'ann', { spare: { ...draft.spare, QB: 15 } })));
    await denied(write('ann', undo(draft, before, 'ann', { 'seats.ann.misses': 0, 'seats.bob.misses': 1 })));
    await denied(write('ann', undo(draft, before, 'ann', { 'seats.bob.misses': 2 })));
    await denied(write('ann', undo(draft, before, 'ann', { pausedAt: null })));
    await denied(write('ann', undo(draft, before, 'ann', { 'turn.startedAt': draft.turn.startedAt })));
    await denied(write('ann', undo(draft, before, 'ann', { 'turn.usedMs': 1000 })));
    await denied(write('ann', undo(draft, before, 'ann', { made: draft.made })));
    await denied(write('ann', undo(draft, before, 'ann', { 'made.0.at': ago(1) })));
    await denied(
      write('ann', undo(draft, before, 'ann', { 'log.1': entry('undo', 'ann', { pick: 0, squad: 'LSU-QB' }) })),
    );
    await denied(
      write('ann', undo(draft, before, 'ann', { 'log.1': entry('undo', 'ann', { pick: 1, squad: 'ALA-QB' }) })),
    );
    await denied(write('ann', undo(draft, before, 'ann', { commissioner: 'bob' })));
    await denied(write('ann', undo(draft, before, 'ann', { 'made.0.slot': 'BENCH' })));
    await denied(write('ann', undo(draft, before, 'ann', { undoRequest: 1 })));
    await allowed(write('ann', undo(draft, before)));
  });
  it('requires a request from the manager who picked, who may make or withdraw it until the next pick', async () => {
    const before = played(activeDraft(MEMBERS), ['ALA-QB']);
    const draft = await room({ ...base(), undoRequest: null });
    await denied(write('ann', undo(draft, before)));
    for (const wrong of [0, 2, -1, 'x', { 1: 1 }, true]) await denied(ask('bob', { undoRequest: wrong }));
    await denied(ask('ann', { undoRequest: 1 }));
    await denied(ask('dan', { undoRequest: 1 }));
    await denied(ask('bob', { undoRequest: 1, pausedAt: serverTimestamp() }));
    await allowed(ask('bob', { undoRequest: 1 }));
    await allowed(ask('bob', { undoRequest: null }));
    await denied(write('ann', undo(draft, before)));
    await allowed(ask('bob', { undoRequest: 1 }));
    await allowed(write('ann', undo(draft, before)));
  });
  it('needs no request for a pick that its manager didn’t choose', async () => {
    for (const kind of ['autopilot', 'keeper']) {
      const before = played(activeDraft(MEMBERS), ['ALA-QB']);
      const draft = await room({ ...base(), undoRequest: null, made: changed(base(), { 'made.1.kind': kind }).made });
      await allowed(write('ann', undo(draft, before)));
    }
  });
  it('also undoes the miss of a missed clock, and the autopilot that it caused', async () => {
    const before = activeDraft(MEMBERS, { 'seats.ann.misses': 1, 'turn.startedAt': ago(500) });
    const draft = madeAt({ ...before, ...pickWrite(before, 'ALA-QB', 'missed') }, ago(3));
    await room(draft);
    await denied(write('ann', undo(draft, before, 'ann', { 'seats.ann.misses': 2 })));
    await denied(write('ann', undo(draft, before, 'ann', { 'seats.ann.misses': 0 })));
    await allowed(write('ann', undo(draft, before)));
  });
  it('is not of a draft that is over, or has no pick', async () => {
    const slots = onlySlots({ QB: 1 });
    const before = played(activeDraft(MEMBERS, { slots, rounds: 1 }), ['ALA-QB']);
    const over = await room(played(before, ['LSU-QB']));
    await denied(write('ann', undo(over, before, 'ann', { status: 'active' })));
    const none = await room(activeDraft(MEMBERS));
    await denied(write('ann', undo(none, none)));
  });
});

describe('a squad that the commissioner chooses for another manager', () => {
  const bobs = { order: ['bob', 'ann'] };
  const late = { 'turn.startedAt': ago(500) };
  it.each([
    ['who missed the clock', 'missed', { ...bobs, ...late }],
    ['who is on autopilot', 'autopilot', { ...bobs, 'seats.bob.misses': 2 }],
    ['who is a house team', 'house', { ...late, houseTeams: ['house-1'], order: ['house-1', 'ann', 'bob'] }],
  ] as const)('is denied for one %s, whatever its kind', async (_, due, changes) => {
    const draft = await room(activeDraft(MEMBERS, changes));
    for (const kind of PICK_KINDS) await denied(write('ann', pickWrite(draft, 'LSU-K', kind)));
    for (const squad of ['LSU-K', 'ALA-QB']) await denied(write('ann', chosenFor(draft, squad)));
    await allowed(write('ann', pickWrite(draft, 'ALA-QB', due)));
  });
});

describe('changing the pick clock', () => {
  const quietHours = () => {
    const made = quietHoursOf('America/New_York', 23 * 60, 8 * 60, Date.now());
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  };
  const clock = (clockSeconds: number, hours: DocumentData | null = null, by = 'ann'): DocumentData => ({
    clockSeconds,
    quietHours: hours,
    'log.1': entry('clock', by, { clockSeconds, quietHours: hours }),
  });

  it('is for the commissioner, within limits, logged, and takes effect on the next pick', async () => {
    await room(activeDraft(MEMBERS, { 'turn.startedAt': ago(40), 'turn.usedMs': 100 }));
    await denied(write('bob', clock(60, null, 'bob')));
    await denied(write('ann', clock(14)));
    await denied(write('ann', clock(86_401)));
    await denied(write('ann', clock(60.5)));
    await denied(write('ann', { ...clock(60), 'turn.startedAt': serverTimestamp() }));
    await denied(write('ann', { ...clock(60), 'turn.usedMs': 0 }));
    await denied(write('ann', { ...clock(60), 'turn.quietHours': { zone: 'UTC' } }));
    await denied(write('ann', { ...clock(60), 'turn.clockSeconds': 60 }));
    await denied(write('ann', { ...clock(60), pausedAt: serverTimestamp() }));
    await denied(
      write('ann', { ...clock(60), 'log.1': entry('clock', 'ann', { clockSeconds: 90, quietHours: null }) }),
    );
    await allowed(write('ann', clock(60)));
    // The turn keeps the clock that it started with, however often the draft's clock is changed.
    const { 'log.1': second, ...again } = clock(15);
    again['log.2'] = second;
    await denied(write('ann', { ...again, 'turn.clockSeconds': 60 }));
    await allowed(write('ann', again));
  });
  it('does not change the deadline of the current turn', async () => {
    const short = { clockSeconds: 15, 'turn.clockSeconds': 90, order: ['bob', 'ann'] };
    const draft = await room(activeDraft(MEMBERS, { ...short, 'turn.startedAt': ago(60) }));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', 'missed')));
    await allowed(write('bob', pickWrite(draft, 'LSU-K')));
    const late = await room(activeDraft(MEMBERS, { ...short, 'turn.startedAt': ago(95) }));
    await denied(write('ann', pickWrite(late, 'ALA-QB', 'missed', { 'turn.clockSeconds': 90 })));
    await allowed(write('ann', pickWrite(late, 'ALA-QB', 'missed')));
  });
  it('accepts only valid quiet hours', async () => {
    const HOUR = 3_600_000;
    await room(activeDraft(MEMBERS));
    for (const wrong of [
      { activeMs: 0 },
      { activeMs: 6 * HOUR - 1 },
      { activeMs: 22 * HOUR + 1 },
      { activeMs: 15 * HOUR + 0.5 },
      { endsAtMs: -1 },
      { endsAtMs: 24 * HOUR },
      { from: 1380 },
      { zone: '' },
      { zone: 'Mars/Olympus' },
      { endsAtMs: quietHours().endsAtMs + 0.5 },
      { more: 1 },
    ]) {
      await denied(write('ann', clock(7200, { ...quietHours(), ...wrong })));
    }
    await allowed(write('ann', clock(7200, quietHours())));
  });
  it('before the start is limited to the quiet hours; the clock comes from the league', async () => {
    await room(scheduledDraft(MEMBERS));
    const log = entry('clock', 'ann', { clockSeconds: 90, quietHours: quietHours() });
    await denied(write('ann', clock(60)));
    await denied(write('bob', { quietHours: quietHours(), 'log.1': { ...log, by: 'bob' } }));
    await denied(write('ann', { quietHours: quietHours() }));
    await allowed(write('ann', { quietHours: quietHours(), 'log.1': log }));
  });
});

describe('the draft order before the start', () => {
  const settle = (order: string[], how = 'set', by = 'ann'): DocumentData => ({
    order,
    houseTeams: order.filter((manager) => manager.startsWith('house-')),
    'log.1': entry('order', by, { how, order }),
  });

  it('is set by the commissioner, lists every manager once, and is logged each time', async () => {
    await room(scheduledDraft(MEMBERS));
    await denied(write('bob', settle(['bob', 'ann'], 'set', 'bob')));
    await denied(write('ann', { order: ['bob', 'ann'] }));
    await denied(
      write('ann', {
        ...settle(['bob', 'ann']),
        'log.1': entry('order', 'ann', { how: 'set', order: ['ann', 'bob'] }),
      }),
    );
    await denied(write('ann', settle(['bob', 'ann'], 'joined')));
    await denied(write('ann', settle(['bob', 'ann'], 'bought')));
    await denied(write('ann', settle(['bob', 'ann'], 'drawn')));
    await denied(write('ann', settle(['bob'])));
    await denied(write('ann', settle(['bob', 'bob'])));
    await denied(write('ann', settle(['ann', 'bob', 'dan'])));
    await denied(write('ann', settle(['ann', 'bob', 'house-2'])));
    await allowed(write('ann', settle(['bob', 'house-1', 'ann'])));
    await denied(write('ann', settle(['ann', 'bob'])));
    const again = settle(['ann', 'bob'], 'joined');
    await allowed(write('ann', { order: again.order, houseTeams: [], 'log.2': again['log.1'] }));
  });
  it('cannot be changed once the draft has begun, nor can the members', async () => {
    await room(activeDraft(MEMBERS));
    await denied(write('ann', settle(['bob', 'ann'])));
    await denied(write('ann', { order: ['bob', 'ann'] }));
    await denied(write('ann', { members: ['ann', 'bob', 'dan'] }));
    await denied(write('dan', { members: ['ann', 'bob', 'dan'] }));
  });
  it('has a log that can’t be rewritten', async () => {
    const log = { 1: { ...entry('order', 'ann', { how: 'set', order: MEMBERS }), at: ago(60) } };
    await room(scheduledDraft(MEMBERS, { order: MEMBERS, log }));
    await denied(write('ann', { log: {} }));
    await denied(write('ann', { 'log.1.how': 'drawn' }));
    const full = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [i + 1, log[1]]));
    await room(scheduledDraft(MEMBERS, { order: MEMBERS, log: full }));
    await denied(
      write('ann', { order: ['bob', 'ann'], 'log.151': entry('order', 'ann', { how: 'set', order: ['bob', 'ann'] }) }),
    );
    const quiet = { quietHours: { zone: 'UTC', activeMs: 43_200_000, endsAtMs: 0 } };
    const clock = entry('clock', 'ann', { clockSeconds: 90, ...quiet });
    await denied(write('ann', { ...quiet, 'log.151': clock }));
    await room(scheduledDraft(MEMBERS, { order: MEMBERS, log }));
    await allowed(write('ann', { ...quiet, 'log.2': clock }));
  });
});

describe('the draw', () => {
  const secret = '0123456789abcdef0123456789abcdef';
  const sealed = { seal: sealOf(secret), by: 'ann', members: MEMBERS };
  const lots = (changes: DocumentData = {}, by = 'ann'): DocumentData => ({
    draw: sealed,
    order: [],
    houseTeams: ['house-1'],
    'log.1': entry('draw', by),
    ...changes,
  });
  const drawnAt = ago(60);
  const following = (managers: string[]) => drawnOrder(LEAGUE, { secret, at: drawnAt.toMillis() }, managers);
  const sorted = following([...MEMBERS, 'house-1']);
  const drawn = (changes: DocumentData = {}) =>
    scheduledDraft(MEMBERS, {
      draw: { ...sealed, at: drawnAt },
      houseTeams: ['house-1'],
      log: { 1: { kind: 'draw', by: 'ann', at: drawnAt } },
      ...changes,
    });
  const follow = (order: string[], by: string, number = 2): DocumentData => ({
    order,
    houseTeams: order.filter((manager) => manager.startsWith('house-')),
    'draw.secret': secret,
    [`log.${number}`]: entry('order', by, { how: 'drawn', order }),
  });

  it('is sealed by the commissioner', async () => {
    await room(scheduledDraft(MEMBERS));
    await denied(write('bob', lots({ draw: { ...sealed, by: 'bob' } }, 'bob')));
    await denied(write('ann', lots({ draw: { ...sealed, by: 'bob' } })));
    await denied(write('ann', lots({ draw: { ...sealed, seal: secret } })));
    await denied(write('ann', lots({ draw: { ...sealed, members: ['ann'] } })));
    for (const more of [{ at: serverTimestamp() }, { secret }, { seed: 7 }])
      await denied(write('ann', lots({ draw: { ...sealed, ...more } })));
    await denied(write('ann', lots({ order: ['bob', 'ann', 'house-1'] })));
    await denied(write('ann', lots({ houseTeams: ['house-2'] })));
    await denied(write('ann', lots({ houseTeams: ['bob'] })));
    await denied(write('ann', lots({ 'log.1': entry('draw', 'bob') })));
    await denied(write('ann', { draw: sealed }));
    await allowed(write('ann', lots()));
  });
  it('is answered once with the server’s time, by another member than the one who sealed it', async () => {
    const answer = { 'draw.at': serverTimestamp() };
    await room(drawn({ draw: sealed }));
    await denied(write('ann', answer));
    await denied(write('dan', answer));
    await denied(write('bob', { 'draw.at': ago(1) }));
    for (const more of [{ 'draw.by': 'bob' }, { 'draw.seal': sealOf('another') }, { order: sorted }])
      await denied(write('bob', { ...answer, ...more }));
    // The order can't be known before.
    await denied(write('ann', follow(sorted, 'ann')));
    await allowed(write('bob', answer));
    await denied(write('bob', answer));
    await room({ ...drawn({ draw: { ...sealed, members: ['ann'] } }), members: ['ann'] });
    await allowed(write('ann', answer));
  });
  it('can be repeated only after the members change', async () => {
    await room(drawn({ order: sorted }));
    const again = lots({ 'log.2': entry('draw') });
    delete again['log.1'];
    await denied(write('ann', again));
    await room(drawn({ members: ['ann', 'bob', 'cat'], order: sorted }));
    await denied(write('ann', again));
    await allowed(write('ann', { ...again, draw: { ...sealed, members: ['ann', 'bob', 'cat'] } }));
  });
  it('opens only with its secret, and no one can alter the order that follows', async () => {
    await room(drawn());
    const others = [sorted.toReversed(), [sorted[1]!, sorted[0]!, sorted[2]!], [sorted[0]!, sorted[2]!, sorted[1]!]];
    for (const wrong of others) await denied(write('ann', follow(wrong, 'ann')));
    await denied(write('dan', follow(sorted, 'dan')));
    await denied(write('bob', follow(following(MEMBERS), 'bob')));
    for (const wrong of [undefined, 'f'.repeat(32), `${secret} `])
      await denied(write('ann', { ...follow(sorted, 'ann'), 'draw.secret': wrong ?? deleteField() }));
    await denied(write('ann', { ...follow(sorted, 'ann'), 'draw.at': ago(10) }));
    await denied(
      write('bob', { ...follow(sorted, 'bob'), 'log.2': entry('order', 'bob', { how: 'set', order: sorted }) }),
    );
    await allowed(write('bob', follow(sorted, 'bob')));
    await denied(write('bob', follow(sorted, 'bob', 3)));
  });
  it('orders sixteen managers', async () => {
    await referee.clear();
    const people = Array.from({ length: 16 }, (_, i) => `fan${String(i)}`);
    const room = drawn({
      members: people,
      commissioner: 'fan0',
      houseTeams: [],
      draw: { ...sealed, by: 'fan0', members: people, at: drawnAt },
    });
    const small = { slots: onlySlots({ QB: 1 }), rounds: 1 };
    await referee.arrange((db) =>
      put(db, {
        [`drafts/${LEAGUE}`]: { ...room, ...small },
        [`leagues/${LEAGUE}`]: league(people, { capacity: 16, slots: small.slots, benchSize: 0 }),
      }),
    );
    const order = following(people);
    for (let i = 0; i < 15; i++) {
      const swapped = [...order];
      [swapped[i], swapped[i + 1]] = [order[i + 1]!, order[i]!];
      await denied(write('fan0', follow(swapped, 'fan0')));
    }
    await allowed(write('fan5', follow(order, 'fan5')));
  });
});

describe('a full action log', () => {
  const entries = (count: number): DocumentData =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, { ...entry('pause'), at: ago(60) }]));

  it('rejects pauses from entry 151 on, but still accepts a resume up to entry 200', async () => {
    await room(activeDraft(MEMBERS, { log: entries(150) }));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.151': entry('pause') }));
    await room(activeDraft(MEMBERS, { log: entries(149) }));
    await allowed(write('ann', { pausedAt: serverTimestamp(), 'log.150': entry('pause') }));
    const paused = await room(activeDraft(MEMBERS, { ...PAUSED, log: entries(200) }));
    const usedMs = paused.pausedAt.toMillis() - paused.turn.startedAt.toMillis();
    const resume = { pausedAt: null, 'turn.startedAt': serverTimestamp(), 'turn.usedMs': usedMs };
    await denied(write('ann', { ...resume, 'log.201': entry('resume') }));
    await denied(write('ann', { ...resume, 'log.199': entry('resume') }));
    await allowed(write('ann', { ...resume, 'log.200': entry('resume') }));
  });
  it('still accepts another clock', async () => {
    await room(activeDraft(MEMBERS, { log: entries(200) }));
    const change = { clockSeconds: 60, quietHours: null };
    await allowed(write('ann', { ...change, 'log.200': entry('clock', 'ann', change) }));
  });
});

describe('handing over the draft', () => {
  const hand = (
    by: string,
    to: string,
    league: DocumentData = { createdBy: to, coCommissioner: to },
    preview: DocumentData = { managerName: to },
  ) => {
    const db = referee.as(by);
    const batch = writeBatch(db);
    batch.update(doc(db, 'drafts', LEAGUE), { commissioner: to, 'log.1': entry('handOver', by, { to }) });
    batch.update(doc(db, 'leagues', LEAGUE), league);
    batch.update(doc(db, 'joinCodes', CODE), preview);
    return batch.commit();
  };
  for (const status of ['scheduled', 'active', 'complete']) {
    it(`in a draft that is ${status}: only by the commissioner, to a member, together with the league`, async () => {
      await room(status === 'scheduled' ? scheduledDraft(MEMBERS) : activeDraft(MEMBERS, { status }));
      await denied(hand('bob', 'bob'));
      await denied(hand('ann', 'dan'));
      await denied(hand('ann', 'bob', { name: 'Other' }));
      await denied(hand('ann', 'bob', { createdBy: 'bob', coCommissioner: 'bob' }, { managerName: 'ann' }));
      await denied(write('ann', { commissioner: 'bob', 'log.1': entry('handOver', 'ann', { to: 'bob' }) }));
      await denied(write('bob', { commissioner: 'bob' }));
      await allowed(hand('ann', 'bob'));
    });
  }
  it('removes the controls from the former commissioner', async () => {
    await referee.clear();
    const draft = activeDraft(MEMBERS, { commissioner: 'bob' });
    const home = league(MEMBERS, {
      createdBy: 'bob',
      userInfo: { ann: memberInfo('ann'), bob: memberInfo('bob') },
    });
    await referee.arrange((db) => put(db, { [`drafts/${LEAGUE}`]: draft, [`leagues/${LEAGUE}`]: home }));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.1': entry('pause') }));
    await allowed(write('bob', { pausedAt: serverTimestamp(), 'log.1': entry('pause', 'bob') }));
  });
});
