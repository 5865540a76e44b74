import {
  Timestamp,
  deleteField,
  doc,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nightOf } from '@/domain/draft/nightOf';
import { CODE, LEAGUE, activeDraft, ago, face, joinCode, league, put, scheduledDraft } from '../support/documents';
import { pickWrite, played } from '../support/picks';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/verdict';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('draft-deeds')));
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
/** The entry of the log that goes with a deed. */
const entry = (kind: string, by = 'ann', more: DocumentData = {}): DocumentData => ({
  kind,
  by,
  at: serverTimestamp(),
  ...more,
});
const PAUSED = { turnStartedAt: ago(40), pausedAt: ago(10) };

describe('a pause', () => {
  const pause = (by = 'ann'): DocumentData => ({ pausedAt: serverTimestamp(), 'log.1': entry('pause', by) });

  it('is the commissioner’s, of a draft under way, and is entered in the log', async () => {
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
    await denied(write('ann', { ...pause(), turnStartedAt: serverTimestamp() }));
    await allowed(write('ann', pause()));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.2': entry('pause') }));
  });
  it('is of a draft under way only', async () => {
    await room(activeDraft(MEMBERS, { status: 'complete' }));
    await denied(write('ann', pause()));
    await room(scheduledDraft(MEMBERS));
    await denied(write('ann', pause()));
  });
  it('stops every pick, also the automatic and the commissioner’s', async () => {
    const draft = await room(activeDraft(MEMBERS, { ...PAUSED, order: ['bob', 'ann'], autopilot: { bob: true } }));
    await denied(write('bob', pickWrite(draft, 'LSU-K')));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', 'autopilot')));
    await denied(write('ann', pickWrite(draft, 'LSU-K', 'commissioner')));
    await room({ ...draft, pausedAt: null });
    await allowed(write('bob', pickWrite(draft, 'LSU-K')));
  });
});

describe('going on', () => {
  /** The write of an honest client: 30 of the clock's seconds were used before the pause. */
  const resume = (draft: DocumentData, by = 'ann'): DocumentData => ({
    pausedAt: null,
    turnStartedAt: serverTimestamp(),
    usedMs: (draft.pausedAt as Timestamp).toMillis() - (draft.turnStartedAt as Timestamp).toMillis(),
    'log.1': entry('resume', by),
  });

  it('leaves the time that was left, neither more nor less', async () => {
    const draft = await room(activeDraft(MEMBERS, PAUSED));
    const { usedMs } = resume(draft);
    await denied(write('ann', { ...resume(draft), usedMs: 0 }));
    await denied(write('ann', { ...resume(draft), usedMs: usedMs + 1 }));
    await denied(write('ann', { ...resume(draft), turnStartedAt: draft.turnStartedAt }));
    await denied(write('ann', { ...resume(draft), pausedAt: draft.pausedAt }));
    await denied(write('ann', { pausedAt: null, turnStartedAt: serverTimestamp(), usedMs }));
    await allowed(write('ann', resume(draft)));
  });
  it('is not for members while the pause is young, and for any of them when it was forgotten', async () => {
    const young = await room(activeDraft(MEMBERS, { turnStartedAt: ago(3600), pausedAt: ago(1700) }));
    await denied(write('bob', resume(young, 'bob')));
    const old = await room(activeDraft(MEMBERS, { turnStartedAt: ago(3600), pausedAt: ago(1900) }));
    await denied(write('dan', resume(old, 'dan')));
    await denied(write('bob', resume(old, 'ann')));
    await allowed(write('bob', resume(old, 'bob')));
  });
  it('is not for a draft that runs: the clock is nobody’s to lengthen', async () => {
    const draft = await room(activeDraft(MEMBERS, { turnStartedAt: ago(40) }));
    await denied(write('ann', { ...resume({ ...draft, pausedAt: ago(10) }) }));
    await denied(write('ann', { turnStartedAt: serverTimestamp() }));
    await denied(write('ann', { usedMs: -60_000 }));
    await denied(write('ann', { clockSeconds: 3600 }));
    await denied(write('bob', { clockSeconds: 15 }));
  });
});

describe('taking the last pick back', () => {
  const base = () => played(activeDraft(MEMBERS), ['ALA-QB', 'LSU-QB'], { turnStartedAt: ago(40) });
  const undo = (draft: DocumentData, before: DocumentData, by = 'ann', changes: DocumentData = {}): DocumentData => ({
    picks: before.picks,
    made: before.made,
    [`takenAt.${before.picks.length}`]: deleteField(),
    rosters: before.rosters,
    places: before.places,
    spare: before.spare,
    misses: draft.misses,
    autopilot: draft.autopilot,
    turnStartedAt: serverTimestamp(),
    pausedAt: serverTimestamp(),
    usedMs: 0,
    'log.1': entry('undo', by, { pick: before.picks.length, squad: draft.picks.at(-1) ?? null }),
    ...changes,
  });

  it('is the commissioner’s, one pick at a time, exactly as it was made', async () => {
    const before = played(activeDraft(MEMBERS), ['ALA-QB']);
    const draft = await room(base());
    const none = activeDraft(MEMBERS);
    await denied(write('bob', undo(draft, before, 'bob')));
    await denied(write('ann', undo(draft, none)));
    await denied(write('ann', undo(draft, before, 'ann', { picks: ['LSU-QB'] })));
    await denied(write('ann', undo(draft, before, 'ann', { made: [] })));
    await denied(write('ann', undo(draft, before, 'ann', { rosters: draft.rosters })));
    await denied(write('ann', undo(draft, before, 'ann', { rosters: { ann: [], bob: [] } })));
    await denied(write('ann', undo(draft, before, 'ann', { places: draft.places })));
    await denied(
      write(
        'ann',
        undo(draft, before, 'ann', {
          places: { ...draft.places, bob: { ...draft.places.bob, BENCH: 4 } },
          spare: { ...draft.spare, QB: 15 },
        }),
      ),
    );
    await denied(write('ann', undo(draft, before, 'ann', { spare: { ...draft.spare, QB: 15 } })));
    await denied(write('ann', undo(draft, before, 'ann', { misses: { ann: 0, bob: 1 } })));
    await denied(write('ann', undo(draft, before, 'ann', { autopilot: { bob: true } })));
    await denied(write('ann', undo(draft, before, 'ann', { pausedAt: null })));
    await denied(write('ann', undo(draft, before, 'ann', { turnStartedAt: draft.turnStartedAt })));
    await denied(write('ann', undo(draft, before, 'ann', { usedMs: 1000 })));
    await denied(write('ann', undo(draft, before, 'ann', { 'takenAt.1': ago(1) })));
    await denied(write('ann', undo(draft, before, 'ann', { 'takenAt.0': deleteField() })));
    await denied(
      write('ann', undo(draft, before, 'ann', { 'log.1': entry('undo', 'ann', { pick: 0, squad: 'LSU-QB' }) })),
    );
    await denied(
      write('ann', undo(draft, before, 'ann', { 'log.1': entry('undo', 'ann', { pick: 1, squad: 'ALA-QB' }) })),
    );
    await denied(write('ann', undo(draft, before, 'ann', { commissioner: 'bob' })));
    await allowed(write('ann', undo(draft, before)));
  });
  it('takes a missed clock’s miss back, and the autopilot that it brought', async () => {
    const before = activeDraft(MEMBERS, { misses: { ann: 1 }, turnStartedAt: ago(500) });
    const draft: DocumentData = {
      ...before,
      ...pickWrite(before, 'ALA-QB', 'missed'),
      takenAt: { 0: ago(3) },
      turnStartedAt: ago(3),
    };
    await room(draft);
    await denied(write('ann', undo(draft, before)));
    await denied(write('ann', undo(draft, before, 'ann', { misses: { ann: 1 } })));
    await denied(write('ann', undo(draft, before, 'ann', { misses: { ann: 0 }, autopilot: {} })));
    await allowed(write('ann', undo(draft, before, 'ann', { misses: { ann: 1 }, autopilot: {} })));
  });
  it('is not of a draft that is over, or has no pick', async () => {
    const slots = { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 };
    const before = played(activeDraft(MEMBERS, { slots, rounds: 1 }), ['ALA-QB']);
    const over = await room(played(before, ['LSU-QB']));
    await denied(write('ann', undo(over, before, 'ann', { status: 'active' })));
    const none = await room(activeDraft(MEMBERS));
    await denied(write('ann', undo(none, none)));
  });
});

describe('a pick for somebody absent', () => {
  it('is the commissioner’s, for another person, and is marked as such', async () => {
    const draft = await room(activeDraft(MEMBERS, { order: ['bob', 'ann'] }));
    await denied(write('bob', pickWrite(draft, 'LSU-K', 'commissioner')));
    await denied(write('ann', pickWrite(draft, 'LSU-K', 'own')));
    await denied(write('ann', pickWrite(draft, 'LSU-K', 'commissioner', { misses: { bob: 1 } })));
    await denied(write('ann', pickWrite(draft, 'LSU-K', 'commissioner', { autopilot: { bob: true } })));
    await allowed(write('ann', pickWrite(draft, 'LSU-K', 'commissioner')));
  });
  it('is for nobody but a person, and not for oneself', async () => {
    const house = await room(activeDraft(MEMBERS, { houseTeams: ['house-1'], order: ['house-1', 'ann', 'bob'] }));
    await denied(write('ann', pickWrite(house, 'LSU-K', 'commissioner')));
    const own = await room(activeDraft(MEMBERS));
    await denied(write('ann', pickWrite(own, 'LSU-K', 'commissioner')));
  });
  it('keeps to what is free and has a place', async () => {
    const start = activeDraft(MEMBERS, { rounds: 7, order: ['bob', 'ann'] });
    const draft = await room(played(start, ['ALA-QB', 'LSU-QB', 'LSU-K']));
    await denied(write('ann', pickWrite(draft, 'ALA-QB', 'commissioner')));
    await denied(write('ann', pickWrite(draft, 'TEX-QB', 'commissioner')));
    await denied(write('ann', pickWrite(draft, 'YALE-RB', 'commissioner')));
    await allowed(write('ann', pickWrite(draft, 'TEX-RB', 'commissioner')));
  });
});

describe('another clock', () => {
  const night = () => {
    const made = nightOf('America/New_York', 23 * 60, 8 * 60, Date.now());
    if (!made.ok) throw new Error(made.refusal.message);
    const { changesAt } = made.value;
    return { ...made.value, changesAt: changesAt === null ? null : Timestamp.fromMillis(changesAt) };
  };
  const clock = (clockSeconds: number, hours: DocumentData | null = null, by = 'ann'): DocumentData => ({
    clockSeconds,
    night: hours,
    turnStartedAt: serverTimestamp(),
    usedMs: 0,
    'log.1': entry('clock', by, { clockSeconds, night: hours }),
  });

  it('is the commissioner’s, sound, logged, and gives a whole new one', async () => {
    await room(activeDraft(MEMBERS, { turnStartedAt: ago(40), usedMs: 100 }));
    await denied(write('bob', clock(60, null, 'bob')));
    await denied(write('ann', clock(14)));
    await denied(write('ann', clock(86_401)));
    await denied(write('ann', clock(60.5)));
    await denied(write('ann', { ...clock(60), turnStartedAt: ago(30) }));
    await denied(write('ann', { ...clock(60), usedMs: 100 }));
    await denied(write('ann', { ...clock(60), pausedAt: serverTimestamp() }));
    await denied(write('ann', { ...clock(60), 'log.1': entry('clock', 'ann', { clockSeconds: 90, night: null }) }));
    await allowed(write('ann', clock(60)));
  });
  it('sleeps at night only as long as a night is, and changes only in its sleep', async () => {
    await room(activeDraft(MEMBERS));
    for (const wrong of [
      { wakingMs: night().wakingMs + 1 },
      { wakingMs: 0 },
      { from: 22.5 },
      { from: 9 * 60, wakingMs: 3_600_000 },
      { wakesAt: -1 },
      { wakesAtAfter: night().wakesAt + 10 * 3_600_000 },
      { changesAt: Timestamp.fromMillis(1_800_000_000_000 - (1_800_000_000_000 % 86_400_000) + night().wakesAt + 1) },
      { zone: '' },
      { more: 1 },
    ]) {
      await denied(write('ann', clock(7200, { ...night(), ...wrong })));
    }
    await allowed(write('ann', clock(7200, night())));
  });
  it('before the start is the league’s, and only its night the draft’s', async () => {
    await room(scheduledDraft(MEMBERS));
    const log = entry('clock', 'ann', { clockSeconds: 90, night: night() });
    await denied(write('ann', clock(60)));
    await denied(write('bob', { night: night(), 'log.1': { ...log, by: 'bob' } }));
    await denied(write('ann', { night: night() }));
    await allowed(write('ann', { night: night(), 'log.1': log }));
  });
});

describe('the order before the start', () => {
  const draw = (order: string[], how = 'drawn', by = 'ann'): DocumentData => ({
    order,
    houseTeams: order.filter((manager) => manager.startsWith('house-')),
    'log.1': entry('order', by, { how, order }),
  });

  it('is the commissioner’s to draw, names everybody once, and every time is logged', async () => {
    await room(scheduledDraft(MEMBERS));
    await denied(write('bob', draw(['bob', 'ann'], 'drawn', 'bob')));
    await denied(write('ann', { order: ['bob', 'ann'] }));
    await denied(
      write('ann', {
        ...draw(['bob', 'ann']),
        'log.1': entry('order', 'ann', { how: 'drawn', order: ['ann', 'bob'] }),
      }),
    );
    await denied(write('ann', draw(['bob', 'ann'], 'joined')));
    await denied(write('ann', draw(['bob', 'ann'], 'bought')));
    await denied(write('ann', draw(['bob'])));
    await denied(write('ann', draw(['bob', 'bob'])));
    await denied(write('ann', draw(['ann', 'bob', 'dan'])));
    await denied(write('ann', draw(['ann', 'bob', 'house-1', 'house-2', 'house-3'])));
    await allowed(write('ann', draw(['bob', 'house-1', 'ann'])));
    await denied(write('ann', draw(['ann', 'bob'])));
    const again = draw(['ann', 'bob'], 'set');
    await allowed(write('ann', { order: again.order, houseTeams: [], 'log.2': again['log.1'] }));
  });
  it('stays once the draft has begun, with its log and its members', async () => {
    await room(activeDraft(MEMBERS));
    await denied(write('ann', draw(['bob', 'ann'])));
    await denied(write('ann', { order: ['bob', 'ann'] }));
    await denied(write('ann', { members: ['ann', 'bob', 'dan'] }));
    await denied(write('dan', { members: ['ann', 'bob', 'dan'] }));
  });
  it('has a log that is never rewritten', async () => {
    const log = { 1: { ...entry('order', 'ann', { how: 'set', order: MEMBERS }), at: ago(60) } };
    await room(scheduledDraft(MEMBERS, { order: MEMBERS, log }));
    await denied(write('ann', { log: {} }));
    await denied(write('ann', { 'log.1.how': 'drawn' }));
    const full = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, log[1]]));
    await room(scheduledDraft(MEMBERS, { order: MEMBERS, log: full }));
    await denied(
      write('ann', { order: ['bob', 'ann'], 'log.31': entry('order', 'ann', { how: 'set', order: ['bob', 'ann'] }) }),
    );
  });
});

describe('handing over', () => {
  const hand = (
    by: string,
    to: string,
    league: DocumentData = { createdBy: to },
    face: DocumentData = { managerName: to },
  ) => {
    const db = referee.as(by);
    const batch = writeBatch(db);
    batch.update(doc(db, 'drafts', LEAGUE), { commissioner: to, 'log.1': entry('handOver', by, { to }) });
    batch.update(doc(db, 'leagues', LEAGUE), league);
    batch.update(doc(db, 'joinCodes', CODE), face);
    return batch.commit();
  };
  for (const status of ['scheduled', 'active', 'complete']) {
    it(`is the commissioner’s, to a member, with the league, of a draft that is ${status}`, async () => {
      await room(status === 'scheduled' ? scheduledDraft(MEMBERS) : activeDraft(MEMBERS, { status }));
      await denied(hand('bob', 'bob'));
      await denied(hand('ann', 'dan'));
      await denied(hand('ann', 'bob', { name: 'Other' }));
      await denied(hand('ann', 'bob', { createdBy: 'bob' }, { managerName: 'ann' }));
      await denied(write('ann', { commissioner: 'bob', 'log.1': entry('handOver', 'ann', { to: 'bob' }) }));
      await denied(write('bob', { commissioner: 'bob' }));
      await allowed(hand('ann', 'bob'));
    });
  }
  it('leaves the one who handed over without the controls', async () => {
    await referee.clear();
    const draft = activeDraft(MEMBERS, { commissioner: 'bob' });
    const home = league(MEMBERS, { createdBy: 'bob', userInfo: { ann: face('ann'), bob: face('bob') } });
    await referee.arrange((db) => put(db, { [`drafts/${LEAGUE}`]: draft, [`leagues/${LEAGUE}`]: home }));
    await denied(write('ann', { pausedAt: serverTimestamp(), 'log.1': entry('pause') }));
    await allowed(write('bob', { pausedAt: serverTimestamp(), 'log.1': entry('pause', 'bob') }));
  });
});
