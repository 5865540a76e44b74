import { describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { draftProjections } from '../../projections/preseason';
import type { SquadId } from '../../football/squads';
import { recapOf, replayTo } from './recap';
import type { Draft, PickKind } from '../types';

const projected = draftProjections(2025);

/** The draft as if every pick had been made this way. */
function madeBy(draft: Draft, kind: PickKind): Draft {
  return { ...draft, made: draft.made.map(() => kind) };
}

describe('the recap of a draft', () => {
  const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dot'], picks: 40 });
  const recaps = recapOf(draft, projected);

  it('lists every manager once, the strongest projected lineup first', () => {
    expect(recaps.map(({ manager }) => manager).sort()).toEqual(['ann', 'bob', 'cem', 'dot']);
    expect(recaps[0]!.place).toBe(1);
    expect(recaps.map(({ lineup }) => lineup)).toEqual(recaps.map(({ lineup }) => lineup).sort((a, b) => b - a));
  });

  it('adds up every roster by unit', () => {
    for (const { manager, byUnit } of recaps) {
      const whole = draft.rosters[manager]!.reduce((sum, squad) => sum + projected[squad], 0);
      expect(Object.values(byUnit).reduce((sum, points) => sum + points, 0)).toBe(whole);
    }
    const quarterbacks = draft.rosters.ann!.filter((squad) => squad.endsWith('-QB'));
    const { byUnit } = recaps.find(({ manager }) => manager === 'ann')!;
    expect(byUnit.QB).toBe(quarterbacks.reduce((sum, squad) => sum + projected[squad], 0));
  });

  it('finds the squads that fell furthest and were taken earliest', () => {
    // Swap ranks 1 and 3: the first squad falls two places and the third rises two.
    const [first, second, third, ...others] = draft.ranking;
    const swapped: SquadId[] = [third!, second!, first!, ...others];
    const picked = recapOf(
      madeBy({ ...draft, picks: [...swapped.slice(0, 4), ...draft.picks.slice(4)] }, 'own'),
      projected,
    );
    const of = (manager: string) => picked.find((recap) => recap.manager === manager)!;
    expect(of('cem').steal).toMatchObject({ pick: 2, squad: first, gained: 2 });
    expect(of('ann').reach?.gained).toBeLessThanOrEqual(-2);
  });

  it.each(['missed', 'autopilot', 'house'] as const)(
    'counts no reach for picks the manager didn’t make (%s), but still counts steals',
    (kind) => {
      const [first, ...others] = draft.ranking;
      // The best squad falls to the last pick; every pick before it is a reach by one.
      const fallen = { ...draft, picks: [...others.slice(0, 3), first!], rounds: 1 };
      const recaps = recapOf(madeBy(fallen, kind), projected);
      expect(recaps.map(({ reach }) => reach)).toEqual([null, null, null, null]);
      expect(recaps.find(({ manager }) => manager === 'dot')!.steal).toMatchObject({ squad: first, gained: 3 });
      const own = recapOf(madeBy(fallen, 'own'), projected);
      expect(own.filter(({ reach }) => reach !== null)).toHaveLength(3);
    },
  );

  it('skips a longer reach that wasn’t the manager’s own pick', () => {
    const [first, second, third, fourth, ...others] = draft.ranking;
    const picks: SquadId[] = [second!, first!, fourth!, third!, ...others.slice(0, 3), others[9]!];
    const made = picks.map((_, pick): PickKind => (pick === 7 ? 'missed' : 'own'));
    const ann = recapOf({ ...draft, picks, made, rounds: 2 }, projected).find(({ manager }) => manager === 'ann')!;
    expect(ann.reach).toMatchObject({ pick: 0, squad: second, gained: -1 });
  });

  it('finds no steals or reaches when all picks follow the ranking', () => {
    const byRank = { ...draft, picks: draft.ranking.slice(0, 4), rounds: 1 };
    for (const recap of recapOf(madeBy(byRank, 'own'), projected))
      expect([recap.steal, recap.reach]).toEqual([null, null]);
  });
});

describe('a replay', () => {
  const draft = exampleDraft({ people: ['ann', 'bob'], picks: 20 });

  it('shows the draft after any number of picks', () => {
    for (let picks = 0; picks <= 20; picks++) {
      const then = exampleDraft({ people: ['ann', 'bob'], picks });
      const seen = replayTo(draft, picks);
      expect([seen.picks, seen.rosters, seen.status]).toEqual([then.picks, then.rosters, then.status]);
    }
  });

  it('stops at the first and last pick', () => {
    expect(replayTo(draft, -3).picks).toEqual([]);
    expect(replayTo(draft, 99)).toBe(draft);
  });
});
