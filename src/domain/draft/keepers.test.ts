import { describe, expect, it } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import type { SquadId } from '../football/squads';
import type { Result } from '../kernel/result';
import { mayPickAutomatically } from './clock/clock';
import { automaticPick, pick, startDraft } from './engine';
import { checkKept, keep } from './keeperCommands';
import { nextKeeper, picksItself, takenSquads } from './keepers';
import { managerAt } from './order';
import { recapOf } from './review/recap';
import { draftProjections } from '../projections/preseason';
import type { Draft } from './types';

const ROSTER: SquadId[] = ['ALA-QB', 'ALA-RB', 'TEX-RB', 'LSU-DST', 'LSU-K'];
const LIMITS = { most: 2, roster: ROSTER };
const scheduled: Draft = { ...exampleDraft(), status: 'scheduled' };
const must = (result: ReturnType<typeof keep>): Draft => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const code = (result: Result<unknown>) => (result.ok ? 'accepted' : result.error.code);
/** The draft just begun, in which these are kept. */
const begun = (kept: Draft['kept'], members = ['ann', 'bob']): Draft =>
  must(startDraft({ ...scheduled, kept, members, order: members }, BEGUN_AT));
const at = BEGUN_AT + 1000;

describe('keepers', () => {
  it.each<[string, SquadId[], Partial<typeof LIMITS>]>([
    ['accepted', ['LSU-K', 'ALA-QB'], {}],
    ['accepted', [], {}],
    ['accepted', ['ALA-QB', 'ALA-RB', 'LSU-K'], { most: 3 }],
    ['too-many', ['ALA-QB', 'ALA-RB', 'LSU-K'], {}],
    ['same-unit', ['ALA-RB', 'TEX-RB'], {}],
    ['not-owned', ['TEX-QB'], {}],
    ['too-many', ['ALA-QB'], { most: 0 }],
    ['not-owned', ['ALA-QB'], { roster: [] }],
  ])('are %s: %j', (verdict, squads, limits) => {
    expect(code(keep(scheduled, 'bob', squads, { ...LIMITS, ...limits }))).toBe(verdict);
  });

  it('are chosen by managers of the league, until the draft starts', () => {
    expect(code(keep(scheduled, 'cat', ['ALA-QB'], LIMITS))).toBe('not-member');
    expect(code(keep(exampleDraft(), 'bob', ['ALA-QB'], LIMITS))).toBe('begun');
    expect(must(keep({ ...scheduled, kept: { bob: ['LSU-K'] } }, 'bob', ['ALA-QB'], LIMITS)).kept).toEqual({
      bob: ['ALA-QB'],
    });
  });

  it('are no more than the league allows when the draft starts', () => {
    const draft = { kept: { ann: ROSTER.slice(0, 2), cat: ROSTER }, order: ['ann', 'bob'] };
    expect([code(checkKept(draft, 2)), code(checkKept(draft, 1))]).toEqual(['accepted', 'keepers']);
  });

  it('of a manager who has left are free again', () => {
    expect([...takenSquads(begun({ ann: ['ALA-QB'], cat: ['TEX-QB'] }))]).toEqual(['ALA-QB']);
  });

  it('are their manager’s first picks, made at once, and leave missed clocks as they are', () => {
    let draft: Draft = { ...begun({ bob: ['LSU-K', 'ALA-QB'] }), misses: { bob: 1 } };
    expect([picksItself(draft, 'ann'), mayPickAutomatically(draft, at)]).toEqual([false, false]);
    draft = must(pick(draft, { manager: 'ann', squad: 'TEX-QB', at }));
    expect([picksItself(draft, 'bob'), mayPickAutomatically(draft, at)]).toEqual([true, true]);
    draft = must(automaticPick(draft, { queue: ['LSU-QB'], at }));
    draft = must(automaticPick(draft, { queue: ['LSU-QB'], at }));
    expect(draft.rosters.bob).toEqual(['LSU-K', 'ALA-QB']);
    expect(draft.made).toEqual(['own', 'keeper', 'keeper']);
    expect(draft.misses.bob).toBe(1);
    expect(managerAt(draft, draft.picks.length)).toBe('ann');
    expect(nextKeeper(draft, 'bob')).toBeNull();
  });

  it('can’t be passed over', () => {
    const draft = begun({ ann: ['ALA-QB'] });
    expect(code(pick(draft, { manager: 'ann', squad: 'TEX-QB', at }))).toBe('keeper');
  });

  it('of others can’t be drafted, nor picked automatically from a queue or the ranking', () => {
    const draft = begun({ bob: ['ALA-QB'] });
    expect(code(pick(draft, { manager: 'ann', squad: 'ALA-QB', at }))).toBe('taken');
    const late = automaticPick(draft, { queue: ['ALA-QB', 'TEX-QB'], at: at + 100_000 });
    expect(must(late).picks).toEqual(['TEX-QB']);
    const best = begun({ bob: [draft.ranking[0]!] });
    expect(must(automaticPick(best, { queue: [], at: at + 100_000 })).picks).toEqual([draft.ranking[1]]);
  });

  it('without a place are left out, so that the draft goes on', () => {
    const draft = begun({ ann: ['ALA-K', 'ALA-QB'] });
    const noKicker = { ...draft, openSlots: { ...draft.openSlots, ann: { ...draft.openSlots.ann!, K: 0, BENCH: 0 } } };
    expect(nextKeeper(noKicker, 'ann')).toBe('ALA-QB');
    expect(nextKeeper({ ...noKicker, kept: { ann: ['ALA-K'] } }, 'ann')).toBeNull();
  });

  it('are neither steals nor reaches', () => {
    const worst = scheduled.ranking.at(-1)!;
    const draft = must(automaticPick(begun({ ann: [worst] }), { queue: [], at }));
    expect(recapOf(draft, draftProjections(2025)).map(({ steal, reach }) => [steal, reach])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
