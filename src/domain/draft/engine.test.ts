import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUSE_TEAM_IDS } from '../league/houseTeams';
import { DRAFT_FORMATS } from '../league/league';
import { defaultRanking } from './ranking';
import {
  DEFAULT_SLOTS,
  FLEX_UNITS,
  SQUADS_PER_UNIT,
  fits,
  perSlot,
  rosterSize,
  starterCount,
  type Slots,
} from '../lineup/slots';
import { poolCheck } from '../league/options/poolCheck';
import { ALL_SQUADS, perUnit, UNITS, unitOf, type SquadId } from '../football/squads';
import { onlySlots } from '../../../tests/support/slots';
import { isOnAutopilot } from './autopilot';
import { automaticPick, cameBack, houseTeamsFor, pick, scheduledDraft, startDraft } from './engine';
import { CAP_REASONS, cappedUnits, needsOf } from './legalPicks';
import { managerAt, onTheClock } from './order';
import { openSlotsOf } from './openSlots';
import type { Draft, Family } from './types';

const RANKING = defaultRanking({ season: 2025, managers: 8, slots: DEFAULT_SLOTS });

function scheduled(slots: Slots = DEFAULT_SLOTS, benchSize = 3, format: Draft['format'] = 'snake'): Draft {
  return scheduledDraft({
    leagueId: 'l',
    leagueName: 'League',
    commissioner: 'ann',
    format,
    slots,
    benchSize,
    clockSeconds: 90,
    ranking: RANKING,
  });
}

function begun(managers: number, slots?: Slots, bench?: number, format?: Draft['format']): Draft {
  const houseTeams = houseTeamsFor(1, managers);
  const result = startDraft({ ...scheduled(slots, bench, format), order: ['ann', ...houseTeams], houseTeams }, 0);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** Slots with this many starters of each unit and none at FLEX. */
const ofEach = (starters: number): Slots => ({ ...perSlot(() => starters), FLEX: 0 });

/** Any league whose pool is large enough. */
const shapes = fc
  .record({
    managers: fc.integer({ min: 2, max: 16 }),
    slots: fc.record(perSlot((slot) => fc.nat(slot === 'FLEX' || fits(slot, 'FLEX') ? 4 : 3))),
    bench: fc.nat(20),
    format: fc.constantFrom(...DRAFT_FORMATS),
  })
  .filter(({ managers, slots, bench }) => poolCheck({ managers, slots, bench }).result.ok);

/**
 * Plays a draft to its end: each turn picks the legal squad that `choose` returns, or makes the automatic pick if it
 * returns null.
 */
function play(draft: Draft, choose: (legal: SquadId[], turn: number) => SquadId | null): Draft {
  let now = draft;
  for (let turn = 1; now.status === 'active'; turn++) {
    const manager = onTheClock(now)!;
    const capped = cappedUnits(now, manager);
    const taken = new Set(now.picks);
    const legal = now.ranking.filter((squad) => !taken.has(squad) && !capped.has(unitOf(squad)));
    if (legal.length === 0) expect.fail(`no legal pick for ${manager} at ${turn}`);
    const squad = choose(legal, turn);
    const at = turn * 1_000_000;
    now = squad === null ? must(automaticPick(now, { queue: [], at })) : must(pick(now, { manager, squad, at }));
    expect(now.spare).toEqual(spareByDefinition(now));
    expect(openSlotsOf(now)).toEqual({ openSlots: now.openSlots, spare: now.spare });
  }
  return now;
}

/** For each family, the free squads minus those that managers still need, counted from scratch. */
function spareByDefinition(draft: Draft): Record<Family, number> {
  const free = ALL_SQUADS.filter((squad) => !draft.picks.includes(squad)).map(unitOf);
  const needs = draft.order.map((manager) => needsOf(draft.rosters[manager]!, draft.slots));
  const spare = (family: Family, units: readonly string[], flex: boolean) => [
    family,
    free.filter((unit) => units.includes(unit)).length -
      needs.reduce((sum, { flexMissing }) => sum + (flex ? flexMissing : 0), 0) -
      needs
        .flatMap(({ missing }) => UNITS.filter((unit) => units.includes(unit)).map((unit) => missing[unit]))
        .reduce((sum, count) => sum + count, 0),
  ];
  return Object.fromEntries([
    ...UNITS.map((unit) => spare(unit, [unit], false)),
    spare('FLEXGROUP', FLEX_UNITS, true),
  ]) as Record<Family, number>;
}

function expectFinished(draft: Draft): void {
  expect(new Set(draft.picks).size).toBe(draft.picks.length);
  expect(draft.made).toHaveLength(draft.picks.length);
  expect(draft.pickedAt).toHaveLength(draft.picks.length);
  for (const manager of draft.order) {
    expect(draft.rosters[manager]).toHaveLength(draft.rounds);
    expect(needsOf(draft.rosters[manager]!, draft.slots).total, `needs of ${manager}`).toBe(0);
  }
  expect(Object.values(draft.rosters).flat().sort()).toEqual([...draft.picks].sort());
}

describe('a draft', () => {
  it('can always be finished, whichever legal squads are picked', () => {
    fc.assert(
      fc.property(
        shapes,
        fc.infiniteStream(fc.nat(ALL_SQUADS.length - 1)),
        ({ managers, slots, bench, format }, choices) => {
          expectFinished(
            play(begun(managers, slots, bench, format), (legal) => legal[Number(choices.next().value) % legal.length]!),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('can always be finished when managers hoard one unit as long as they can', () => {
    fc.assert(
      fc.property(
        shapes,
        fc.shuffledSubarray([...ALL_SQUADS], { minLength: ALL_SQUADS.length }),
        ({ managers, slots, bench, format }, greed) => {
          const units = [...new Set(greed.map(unitOf))];
          expectFinished(
            play(begun(managers, slots, bench, format), (legal) =>
              units.map((unit) => legal.find((squad) => unitOf(squad) === unit)).find((squad) => squad)!,
            ),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    [16, ofEach(1), 0],
    [2, ofEach(8), 0],
    [2, DEFAULT_SLOTS, ALL_SQUADS.length / 2 - starterCount(DEFAULT_SLOTS)],
    [9, DEFAULT_SLOTS, 3],
    [12, DEFAULT_SLOTS, 1],
    [16, onlySlots({ FLEX: 3 }), 3],
    [8, ofEach(2), 0],
  ])('of %i managers with %o and a bench of %i can be completed by automatic picks', (managers, slots, bench) => {
    const done = play(begun(managers, slots, bench), () => null);
    expect(done.rounds).toBe(rosterSize(slots, bench));
    expectFinished(done);
  });
});

describe('the draft order', () => {
  it.each([
    ['snake', 'abc cba abc cba'],
    ['linear', 'abc abc abc abc'],
    ['thirdRoundReversal', 'abc cba cba abc'],
  ] as const)('is correct in a %s draft', (format, expected) => {
    const draft = { order: ['a', 'b', 'c'], format, rounds: 4 };
    const order = Array.from({ length: 12 }, (_, i) => managerAt(draft, i)).join('');
    expect(order).toBe(expected.replaceAll(' ', ''));
    expect([managerAt(draft, 12), managerAt(draft, -1)]).toEqual([null, null]);
  });
});

describe('startDraft', () => {
  /** The most managers for whom the pool has enough squads with the rosters of `scheduled`. */
  const MAX_MANAGERS = Math.floor(ALL_SQUADS.length / rosterSize(DEFAULT_SLOTS, 3));
  it.each([
    [[], 'no-order'],
    [['ann'], 'too-few'],
    [['ann', 'house-2'], 'order'],
    [['ann', ...HOUSE_TEAM_IDS, 'bob'], 'too-many'],
    [['bob', 'house-1'], 'order'],
    [['ann', 'bob'], 'order'],
    [['ann', 'house-1', 'house-1'], 'order'],
    [['ann', ...HOUSE_TEAM_IDS.slice(0, MAX_MANAGERS)], 'pool-too-small'],
  ])('refuses the order %o as %s', (order, code) => {
    expect(startDraft({ ...scheduled(), order }, 0)).toMatchObject({ ok: false, error: { code } });
  });

  it('starts the first clock, only once', () => {
    const draft = begun(4);
    expect(draft).toMatchObject({
      status: 'active',
      startedAt: 0,
      turnStartedAt: 0,
      houseTeams: ['house-1', 'house-2', 'house-3'],
      rosters: { ann: [] },
    });
    expect(draft.spare).toEqual({
      ...perUnit((unit) => SQUADS_PER_UNIT - 4 * DEFAULT_SLOTS[unit]),
      FLEXGROUP: FLEX_UNITS.reduce((free, unit) => free + SQUADS_PER_UNIT - 4 * DEFAULT_SLOTS[unit], -4),
    });
    expect(draft.openSlots.ann).toEqual({ ...DEFAULT_SLOTS, BENCH: 3 });
    expect(startDraft(draft, 0)).toMatchObject({ error: { code: 'begun' } });
  });
});

describe('pick', () => {
  const draft = begun(2, DEFAULT_SLOTS, 1);

  it('adds the squad, resets the misses and starts the next turn', () => {
    const late = { ...draft, misses: { ann: 1 } };
    const after = must(pick(late, { manager: 'ann', squad: 'ALA-QB', at: 700 }));
    expect(after).toMatchObject({
      picks: ['ALA-QB'],
      made: ['own'],
      filledSlots: ['QB'],
      pickedAt: [700],
      rosters: { ann: ['ALA-QB'] },
      misses: { ann: 0 },
      turnStartedAt: 700,
    });
    expect(onTheClock(after)).toBe('house-1');
  });

  it('refuses a pick out of turn, a taken squad, and a pick before the start, each with its own error', () => {
    const after = must(
      automaticPick(must(pick(draft, { manager: 'ann', squad: 'ALA-QB', at: 0 })), { queue: [], at: 0 }),
    );
    expect(pick(draft, { manager: 'house-1', squad: 'ALA-QB', at: 0 })).toMatchObject({
      error: { code: 'not-your-turn' },
    });
    const again = must(automaticPick(after, { queue: [], at: 0 }));
    expect(pick(again, { manager: 'ann', squad: 'ALA-QB', at: 0 })).toMatchObject({
      error: { code: 'taken', message: 'Alabama QB is already taken. Pick another squad.' },
    });
    expect(pick(scheduled(), { manager: 'ann', squad: 'ALA-QB', at: 0 })).toMatchObject({
      error: { code: 'not-begun' },
    });
  });

  it('reserves the last picks for the starting lineup', () => {
    const two = begun(2, onlySlots({ QB: 1, DST: 1 }), 0);
    const half = play({ ...two, status: 'active' }, () => null);
    expect(half.status).toBe('complete');
    const first = must(pick(two, { manager: 'ann', squad: 'ALA-QB', at: 0 }));
    expect(cappedUnits(first, 'ann').get('QB')).toBe(CAP_REASONS.ownNeeds);
    expect(cappedUnits(first, 'ann').has('DST')).toBe(false);
  });

  it('caps a unit that only other managers still need', () => {
    const six = begun(16, onlySlots({ QB: 1 }), 1);
    const first = must(pick(six, { manager: 'ann', squad: 'ALA-QB', at: 0 }));
    expect(cappedUnits(first, 'ann').get('QB')).toBe(CAP_REASONS.othersNeeds);
    expect(cappedUnits(first, 'house-1').has('QB')).toBe(false);
  });
});

describe('automaticPick', () => {
  const people = must(
    startDraft(
      { ...scheduled(), members: ['ann', 'bob'], order: ['ann', 'bob', 'house-1'], houseTeams: ['house-1'] },
      1000,
    ),
  );
  const out = 1000 + 90_000 + 1001;

  it('waits for the deadline and the grace second', () => {
    for (const at of [1000, 91_000, 92_000])
      expect(automaticPick(people, { queue: [], at })).toMatchObject({ error: { code: 'too-early' } });
    expect(automaticPick(people, { queue: [], at: 92_001 }).ok).toBe(true);
  });

  it('takes the first legal squad of the queue, or else of the ranking', () => {
    const taken = must(automaticPick(people, { queue: ['UK-K'], at: out }));
    expect(taken.picks).toEqual(['UK-K']);
    const next = { ...taken, turnStartedAt: 1000 };
    expect(must(automaticPick(next, { queue: ['UK-K', 'UK-TE'], at: out })).picks).toEqual(['UK-K', 'UK-TE']);
    expect(must(automaticPick(next, { queue: [], at: out })).picks[1]).toBe(RANKING[0]);
  });

  it('puts a manager on autopilot at the second miss in a row, and coming back ends it', () => {
    const once = must(automaticPick(people, { queue: [], at: out }));
    expect(once).toMatchObject({ misses: { ann: 1 }, made: ['missed'] });
    expect(isOnAutopilot(once, 'ann')).toBe(false);
    const before = { ...people, misses: { ann: 1 } };
    const twice = must(automaticPick(before, { queue: [], at: out }));
    expect(twice).toMatchObject({ misses: { ann: 2 } });
    expect(isOnAutopilot(twice, 'ann')).toBe(true);
    const flying = { ...people, misses: { ann: 2 } };
    const third = must(automaticPick(flying, { queue: [], at: 1000 }));
    expect(third.misses).toEqual({ ann: 2 });
    expect(cameBack(flying, 'ann')).toEqual({ ...people, misses: {} });
  });

  it('picks for a house team at once, by the ranking only and without a miss', () => {
    const house = begun(2);
    const theirs = must(pick(house, { manager: 'ann', squad: RANKING[0]!, at: 0 }));
    const after = must(automaticPick(theirs, { queue: ['UK-K'], at: 0 }));
    expect(after.picks[1]).toBe(RANKING[1]);
    expect(after.misses).toEqual({ ann: 0 });
  });

  it('refuses when the draft is over', () => {
    const over = play(begun(2, onlySlots({ QB: 1 }), 0), () => null);
    expect(automaticPick(over, { queue: [], at: 0 })).toMatchObject({ error: { code: 'over' } });
    expect(starterCount(over.slots)).toBe(1);
  });
});
