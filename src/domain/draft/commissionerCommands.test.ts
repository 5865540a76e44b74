import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seededRandom';
import { anyDraft, anyQuietHours } from '../../../tests/support/draftCommands';
import { EXAMPLE_ROUNDS, BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import type { Result } from '../kernel/result';
import { unitOf } from '../football/squads';
import { anyoneMayResumeAt, clockState, deadline } from './clock/clock';
import { askForUndo, mayAskForUndo, mayUndo } from './undoRequest';
import { changeClock, handOver, pause, resume, undo } from './commissionerCommands';
import { answerDraw, drawOrder, setOrder } from './orderCommands';
import { LOG_ENTRIES } from './log';
import { commissionersOf } from './draftCommissioners';
import { mayDraw } from './order';
import { drawnOrder, sealOf } from './orderDraw';
import { isOnAutopilot, AWAY_MISSES } from './autopilot';
import { automaticPick, cameBack, pick, startDraft } from './engine';
import { nextKeeper, takenSquads } from './keepers';
import { cappedUnits } from './legalPicks';
import { managerAt, onTheClock, pickCount } from './order';
import type { Draft } from './types';

function must(result: Result<Draft>): Draft {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
const error = (result: Result<Draft>) => (result.ok ? 'accepted' : result.error.code);
const SECOND = 1000;
const at = (seconds: number) => BEGUN_AT + seconds * SECOND;

/** The draft with an undo requested for the last pick, however it was made. */
const asked = (draft: Draft): Draft => ({ ...draft, undoRequest: draft.picks.length - 1 });

/**
 * Plays a random draft to its end with own picks, missed clocks, autopilots, house teams and returns from autopilot.
 */
function played(seed: number): { draft: Draft; states: Draft[] } {
  const roll = seededRandom(seed);
  const { draft: scheduled, houseTeams, queues } = anyDraft(roll);
  const order = roll.shuffled([...scheduled.members, ...houseTeams]);
  let draft = must(
    startDraft({ ...scheduled, quietHours: anyQuietHours(roll, BEGUN_AT), order, houseTeams }, BEGUN_AT),
  );
  const states = [draft];
  for (let now = BEGUN_AT; draft.status === 'active';) {
    const manager = onTheClock(draft)!;
    now = Math.max(now + 1, roll.chance(0.5) ? deadline(draft)! + 5000 : now + 5000);
    const automatic = automaticPick(draft, { queue: queues[manager] ?? [], at: now });
    const capped = cappedUnits(draft, manager);
    const taken = takenSquads(draft);
    const squad = draft.ranking.find((id) => !taken.has(id) && !capped.has(unitOf(id)))!;
    const own = pick(draft, { manager, squad, at: now });
    const noChoice = manager.startsWith('house-') || nextKeeper(draft, manager) !== null;
    draft = must(automatic.ok && (noChoice || roll.chance(0.5)) ? automatic : own);
    states.push(draft);
  }
  return { draft, states };
}

describe('a draft with every kind of pick', () => {
  it('gives every manager the same number of squads, none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const { draft } = played(seed);
        expect(new Set(draft.picks).size).toBe(pickCount(draft));
        expect(Object.values(draft.rosters).map((roster) => roster.length)).toEqual(
          draft.order.map(() => draft.rounds),
        );
        expect([draft.made.length, draft.pickedAt.length]).toEqual([draft.picks.length, draft.picks.length]);
      }),
      { numRuns: 30 },
    );
  });

  it('is the same after any number of its last picks are undone and made again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.nat(), fc.nat(), (seed, end, back) => {
        const { states } = played(seed);
        // The final pick ends the draft and can't be undone.
        const upTo = end % (states.length - 1);
        const from = upTo - (upTo === 0 ? 0 : back % upTo);
        let draft = states[upTo]!;
        for (let i = upTo; i > from; i--) {
          draft = must(undo(asked(draft), { by: draft.commissioner, at: BEGUN_AT }));
          const { picks, made, filledSlots, pickedAt, rosters, openSlots, spare } = states[i - 1]!;
          expect(draft).toMatchObject({ picks, made, filledSlots, pickedAt, rosters, openSlots, spare, usedMs: 0 });
          expect(draft.pausedAt).not.toBeNull();
        }
        for (let i = from; i < upTo; i++) {
          const then = states[i + 1]!;
          // A pick that was legal then is legal again, at the same moment of the same clock.
          const { turnStartedAt, misses } = states[i]!;
          const ready = { ...draft, pausedAt: null, turnStartedAt, usedMs: 0, misses };
          const manager = onTheClock(ready)!;
          const action = { squad: then.picks[i]!, at: then.pickedAt[i]! };
          const again =
            then.made[i] === 'own'
              ? pick(ready, { manager, ...action })
              : automaticPick(ready, { queue: [action.squad], at: action.at });
          draft = must(again);
        }
        const { log: _, misses: __, ...same } = states[upTo]!;
        expect(draft).toMatchObject(upTo === from ? { picks: same.picks } : same);
      }),
      { numRuns: 30 },
    );
  });

  it('takes back missed clocks with their picks, one by one', () => {
    let draft = exampleDraft({ people: ['ann', 'bob'] });
    const states = [draft];
    for (let i = 0; i < 8; i++) {
      draft = must(automaticPick(draft, { queue: [], at: draft.turnStartedAt! + 200 * SECOND }));
      states.push(draft);
    }
    expect(draft.misses).toEqual({ ann: 2, bob: 2 });
    for (let i = 7; i >= 0; i--) {
      draft = must(undo(draft, { by: 'ann', at: BEGUN_AT }));
      const known = (misses: Draft['misses']) => [misses.ann ?? 0, misses.bob ?? 0];
      expect(known(draft.misses)).toEqual(known(states[i]!.misses));
    }
    expect(draft.log.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'undo'));
  });

  it('keeps a cleared miss count, and a chosen autopilot, when a pick is undone', () => {
    const missed = must(automaticPick(exampleDraft(), { queue: [], at: at(200) }));
    expect(must(undo(cameBack(missed, 'ann'), { by: 'ann', at: at(201) })).misses).toEqual({ ann: 0 });
    const pickedFor = { ...missed, misses: { ann: AWAY_MISSES } };
    const away = must(undo(pickedFor, { by: 'ann', at: at(201) }));
    expect(isOnAutopilot(away, 'ann')).toBe(true);
  });
});

describe('pause and resume', () => {
  const paused = must(pause(exampleDraft(), { by: 'ann', at: at(30) }));

  it('continue with the time that was left, however long the pause', () => {
    expect(clockState(paused, at(5000))).toEqual({ phase: 'paused', msLeft: 60 * SECOND });
    expect(deadline(paused)).toBeNull();
    const on = must(resume(paused, { by: 'ann', at: at(5000) }));
    expect(clockState(on, at(5000))).toEqual({ phase: 'running', msLeft: 60 * SECOND });
    expect(deadline(on)).toBe(at(5060));
    const again = must(resume(must(pause(on, { by: 'ann', at: at(5020) })), { by: 'ann', at: at(6000) }));
    expect(deadline(again)).toBe(at(6040));
    expect(must(pick(again, { manager: 'ann', squad: 'ALA-QB', at: at(6001) })).usedMs).toBe(0);
  });

  it('refuse every pick during the pause', () => {
    expect(error(pick(paused, { manager: 'ann', squad: 'ALA-QB', at: at(31) }))).toBe('paused');
    expect(error(automaticPick(paused, { queue: [], at: at(999) }))).toBe('paused');
    expect(error(pause(paused, { by: 'ann', at: at(31) }))).toBe('paused');
    expect(error(resume(exampleDraft(), { by: 'ann', at: at(31) }))).toBe('not-paused');
  });

  it('are the commissioner’s, but any member may end a forgotten pause', () => {
    expect(error(pause(exampleDraft(), { by: 'bob', at: at(1) }))).toBe('not-commissioner');
    expect(anyoneMayResumeAt(paused)).toBe(at(30 + 1800));
    expect(error(resume(paused, { by: 'bob', at: at(1830) }))).toBe('not-commissioner');
    expect(error(resume(paused, { by: 'bob', at: at(1831) }))).toBe('accepted');
    expect(error(resume(paused, { by: 'dan', at: at(1831) }))).toBe('not-commissioner');
    expect(anyoneMayResumeAt({ ...paused, clockSeconds: 7200 })).toBe(at(30 + 7200));
  });
});

describe('the commissioner’s powers', () => {
  it.each([
    ['undo', (by: string, draft: Draft) => undo(draft, { by, at: at(9) })],
    [
      'the clock',
      (by: string, draft: Draft) => changeClock(draft, { by, at: at(9), clockSeconds: 60, quietHours: null }),
    ],
    ['the hand-over', (by: string, draft: Draft) => handOver(draft, { by, at: at(9), to: 'bob' })],
  ])('are limited to the commissioner: %s', (_, action) => {
    const draft = exampleDraft({ people: ['ann', 'bob', 'cem'], picks: 1 });
    expect(managerAt(draft, 1)).toBe('bob');
    expect([error(action('cem', draft)), error(action('ann', draft))]).toEqual(['not-commissioner', 'accepted']);
  });
});

describe('undo', () => {
  it('needs a pick and an unfinished draft', () => {
    expect(error(undo(exampleDraft(), { by: 'ann', at: at(1) }))).toBe('nothing');
    expect(error(undo(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }), { by: 'ann', at: at(1) }))).toBe('over');
  });

  it('of a manager’s own pick needs that manager’s request', () => {
    const draft = must(pick(exampleDraft(), { manager: 'ann', squad: 'ALA-QB', at: at(1) }));
    const taken = (now: Draft) => error(undo(now, { by: 'ann', at: at(2) }));
    expect([taken(draft), mayUndo(draft)]).toEqual(['not-asked', false]);
    expect([mayAskForUndo(draft, 'ann'), mayAskForUndo(draft, 'bob')]).toEqual([true, false]);
    expect(error(askForUndo(draft, 'bob', true))).toBe('not-last');
    const wanted = must(askForUndo(draft, 'ann', true));
    expect([taken(wanted), taken(must(askForUndo(wanted, 'ann', false)))]).toEqual(['accepted', 'not-asked']);
    const back = must(undo(wanted, { by: 'ann', at: at(2) }));
    expect(back.undoRequest).toBeNull();
    // A later pick with the same number is a different pick, and its manager hasn't asked to undo it.
    const again = must(pick({ ...back, pausedAt: null }, { manager: 'ann', squad: 'UK-K', at: at(3) }));
    expect(taken(again)).toBe('not-asked');
  });

  it('of an automatic pick needs no request', () => {
    expect(mayUndo(must(automaticPick(exampleDraft(), { queue: [], at: at(200) })))).toBe(true);
  });
});

describe('a changed pick clock', () => {
  const change = { by: 'ann', at: at(80), clockSeconds: 30, quietHours: null };

  it('starts with the next pick; the current turn keeps its clock', () => {
    const changed = must(changeClock(exampleDraft(), change));
    expect([changed.clockSeconds, deadline(changed)]).toEqual([30, at(90)]);
    const twice = must(changeClock(changed, { ...change, clockSeconds: 600 }));
    expect(deadline(twice)).toBe(at(90));
    const next = must(pick(twice, { manager: 'ann', squad: 'ALA-QB', at: at(85) }));
    expect([next.turnClock, deadline(next)]).toEqual([null, at(685)]);
  });

  it('keeps the time that was left in a pause', () => {
    const paused = must(changeClock(must(pause(exampleDraft(), { by: 'ann', at: at(70) })), change));
    expect(deadline(must(resume(paused, { by: 'ann', at: at(500) })))).toBe(at(520));
  });

  it.each([14, 86_401, 60.5, Number.NaN])('of %d seconds is refused', (clockSeconds) => {
    expect(error(changeClock(exampleDraft(), { by: 'ann', at: at(1), clockSeconds, quietHours: null }))).toBe('clock');
  });
});

describe('the draft order before the start', () => {
  const scheduled: Draft = { ...exampleDraft(), status: 'scheduled', order: [], houseTeams: [] };
  const order = (order: string[], how: 'drawn' | 'joined' | 'set' = 'set') => ({ by: 'ann', at: at(0), order, how });
  const secret = '0123456789abcdef0123456789abcdef';
  const lots = { by: 'ann', at: at(7), houseTeams: ['house-1'], seal: sealOf(secret) };
  const managers = ['ann', 'bob', 'house-1'];
  const sealed = must(drawOrder(scheduled, lots));
  const drawn = must(answerDraw(sealed, { by: 'bob', at: at(8) }));
  const following = (list: string[]) => drawnOrder('league1', { secret, at: at(8) }, list);

  it('can be set repeatedly, is logged each time, and is kept at the start', () => {
    const once = must(setOrder(scheduled, order(['ann', 'bob'], 'joined')));
    const twice = must(setOrder(once, order(['ann', 'house-1', 'bob'])));
    expect(twice).toMatchObject({ order: ['ann', 'house-1', 'bob'], houseTeams: ['house-1'] });
    expect(twice.log.map((event) => event.kind === 'order' && [event.how, event.order])).toEqual([
      ['joined', ['ann', 'bob']],
      ['set', ['ann', 'house-1', 'bob']],
    ]);
    expect(must(startDraft(twice, at(9)))).toMatchObject({ order: twice.order, log: twice.log });
  });

  it('is refused from other members, without all members, after the start, or with a false source', () => {
    expect(error(setOrder(scheduled, { ...order(['bob', 'ann']), by: 'bob' }))).toBe('not-commissioner');
    expect(error(setOrder(scheduled, order(['ann', 'house-1'])))).toBe('order');
    expect(error(setOrder(scheduled, order(['ann', 'bob', 'house-2'])))).toBe('order');
    expect(error(setOrder(exampleDraft(), order(['bob', 'ann'])))).toBe('begun');
    expect(error(setOrder(scheduled, order(['bob', 'ann'], 'joined')))).toBe('order');
    expect(error(setOrder(scheduled, order(['bob', 'ann'], 'drawn')))).toBe('not-drawn');
  });

  it('is sealed by the commissioner, answered by another member and opened with the secret', () => {
    expect(sealed).toMatchObject({ order: [], houseTeams: ['house-1'] });
    expect(sealed.draw).toEqual({ seal: lots.seal, by: 'ann', members: ['ann', 'bob'], at: null, secret: null });
    const right = following(managers);
    const wrong = [...right].reverse();
    const write = (by: string, list: string[], on = drawn, opener?: string) =>
      setOrder(on, { ...order(list, 'drawn'), by, ...(opener === undefined ? {} : { secret: opener }) });
    expect([
      error(answerDraw(sealed, { by: 'ann', at: at(8) })),
      error(answerDraw(sealed, { by: 'dan', at: at(8) })),
    ]).toEqual(['answered', 'answered']);
    expect(error(answerDraw(drawn, { by: 'bob', at: at(9) }))).toBe('answered');
    expect(drawn.draw?.at).toBe(at(8));
    expect(error(write('ann', right, sealed, secret))).toBe('sealed');
    expect([error(write('ann', right)), error(write('ann', right, drawn, secret.replace('0', '1')))]).toEqual([
      'sealed',
      'sealed',
    ]);
    expect([error(write('ann', wrong, drawn, secret)), error(write('bob', wrong, drawn, secret))]).toEqual([
      'order',
      'order',
    ]);
    expect(error(write('dan', right, drawn, secret))).toBe('not-commissioner');
    const opened = must(write('bob', right, drawn, secret));
    expect(opened).toMatchObject({ order: right, draw: { at: at(8), secret } });
    // The secret is no longer one.
    expect(error(write('ann', right, must(setOrder(opened, order(['bob', 'ann', 'house-1'])))))).toBe('accepted');
    expect(error(write('bob', right, opened))).toBe('not-commissioner');
    // Whether house teams play is the commissioner's choice, even after the draw.
    const alone = following(['ann', 'bob']);
    expect([error(write('bob', alone, drawn, secret)), error(write('ann', alone, drawn, secret))]).toEqual([
      'not-commissioner',
      'accepted',
    ]);
  });

  it('is answered by the only manager of a league themselves', () => {
    const alone = must(drawOrder({ ...scheduled, members: ['ann'] }, lots));
    expect(must(answerDraw(alone, { by: 'ann', at: at(8) })).draw?.at).toBe(at(8));
  });

  it('can be drawn again only after the members change', () => {
    expect([error(drawOrder(drawn, lots)), mayDraw(drawn)]).toEqual(['drawn', false]);
    const byHand = must(setOrder(drawn, order(['bob', 'ann'])));
    expect(error(drawOrder(byHand, lots))).toBe('drawn');
    const grown = { ...drawn, members: ['ann', 'bob', 'cem'] };
    expect(error(setOrder(grown, { ...order(following([...managers, 'cem']), 'drawn'), secret }))).toBe('not-drawn');
    expect(error(drawOrder(grown, lots))).toBe('accepted');
    expect(error(drawOrder(scheduled, { ...lots, by: 'bob' }))).toBe('not-commissioner');
    expect(error(drawOrder(scheduled, { ...lots, houseTeams: ['house-2'] }))).toBe('order');
    expect(error(drawOrder(exampleDraft(), lots))).toBe('begun');
  });
});

describe('a log that is full', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, () => ({ kind: 'pause' as const, by: 'ann', at: 0 }));

  it('refuses more orders before the start, except the first one after a draw', () => {
    const full: Draft = { ...exampleDraft(), status: 'scheduled', log: entries(LOG_ENTRIES.actions) };
    const order = { by: 'ann', at: at(0), order: ['bob', 'ann'], how: 'set' as const };
    expect(error(setOrder(full, order))).toBe('log-full');
    expect(error(setOrder({ ...full, order: [] }, order))).toBe('accepted');
    expect(error(drawOrder(full, { by: 'ann', at: at(0), houseTeams: [], seal: sealOf('secret') }))).toBe('accepted');
  });

  it('takes no clock before the start, whose entries could take the place of how the order was made', () => {
    const almost: Draft = { ...exampleDraft(), status: 'scheduled', log: entries(LOG_ENTRIES.actions - 1) };
    const same = { by: 'ann', at: at(0), clockSeconds: almost.clockSeconds, quietHours: null };
    expect(error(changeClock(almost, same))).toBe('accepted');
    expect(error(changeClock(must(changeClock(almost, same)), same))).toBe('log-full');
  });

  it('reserves room for resuming, handing over and the clock, so the draft can always continue', () => {
    const busy: Draft = { ...exampleDraft({ picks: 1 }), log: entries(LOG_ENTRIES.actions) };
    const action = { by: 'ann', at: at(500) };
    expect(error(pause(busy, action))).toBe('log-full');
    expect(error(undo(busy, action))).toBe('log-full');
    expect(error(changeClock(busy, { ...action, clockSeconds: 60, quietHours: null }))).toBe('accepted');
    const full: Draft = { ...busy, pausedAt: at(400), log: entries(LOG_ENTRIES.most) };
    const resumed = must(resume(full, action));
    expect(resumed.log).toHaveLength(LOG_ENTRIES.most);
    expect(resumed.log.at(-1)).toEqual({ kind: 'resume', ...action });
    expect(must(handOver(resumed, { ...action, to: 'bob' })).log.at(-1)).toEqual({
      kind: 'handOver',
      to: 'bob',
      ...action,
    });
  });
});

describe('handing over the league', () => {
  it('makes another member the commissioner', () => {
    const after = must(handOver(exampleDraft(), { by: 'ann', at: at(1), to: 'bob' }));
    expect(error(pause(after, { by: 'ann', at: at(2) }))).toBe('not-commissioner');
    expect(error(pause(after, { by: 'bob', at: at(2) }))).toBe('accepted');
    for (const to of ['ann', 'dan', 'house-1']) {
      expect(error(handOver(exampleDraft(), { by: 'ann', at: at(1), to }))).toBe('not-member');
    }
  });

  it('is the commissioner’s alone, and ends the post of a co-commissioner who becomes commissioner', () => {
    const draft = { ...exampleDraft({ people: ['ann', 'bob', 'cem'] }), coCommissioner: 'bob' };
    expect(error(handOver(draft, { by: 'bob', at: at(1), to: 'cem' }))).toBe('not-commissioner');
    const heads = (to: string) => commissionersOf(must(handOver(draft, { by: 'ann', at: at(1), to })));
    expect([heads('bob'), heads('cem')]).toEqual([['bob'], ['cem', 'bob']]);
  });
});

describe('the co-commissioner', () => {
  it('can do what the commissioner can in the draft', () => {
    const draft = { ...exampleDraft({ people: ['ann', 'bob', 'cem'] }), coCommissioner: 'bob' };
    const acts = (by: string) => [
      error(pause(draft, { by, at: at(1) })),
      error(changeClock(draft, { by, at: at(1), clockSeconds: 30, quietHours: null })),
      error(undo(asked(must(pick(draft, { manager: 'ann', squad: 'UK-K', at: at(1) }))), { by, at: at(2) })),
    ];
    expect(acts('bob')).toEqual(['accepted', 'accepted', 'accepted']);
    expect(new Set(acts('cem'))).toEqual(new Set(['not-commissioner']));
  });
});
