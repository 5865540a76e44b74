import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_SQUADS, type SquadId } from '../football/squads';
import { defaultLineup, startersOf, type Lineup } from './lineup';
import { DEFAULT_SLOTS } from './slots';
import { starterChanges } from './starterChanges';

const roster: SquadId[] = ['ALA-QB', 'TEX-QB', 'ALA-RB', 'LSU-WR', 'UGA-TE', 'TEX-RB', 'OK-K', 'UK-DST', 'MIZ-WR'];

describe('the changes between two lineups', () => {
  const worth = (squad: SquadId) => 100 * ALL_SQUADS.indexOf(squad);
  const lineup = defaultLineup(roster, DEFAULT_SLOTS);

  it('pair squads of a unit, then those that fit FLEX, and name what fills an empty slot', () => {
    const before: Lineup = { starters: { ...lineup.starters, K: [] }, bench: ['TEX-QB', 'MIZ-WR', 'OK-K'] };
    const after: Lineup = {
      starters: { ...lineup.starters, QB: ['TEX-QB'], FLEX: ['MIZ-WR'] },
      bench: ['ALA-QB', 'TEX-RB'],
    };
    expect(starterChanges(before, after, worth).map(({ start, sit }) => [start, sit])).toEqual([
      ['TEX-QB', 'ALA-QB'],
      ['MIZ-WR', 'TEX-RB'],
      ['OK-K', null],
    ]);
    expect(starterChanges(after, before, worth).map(({ start, sit }) => [start, sit])).toEqual([
      ['ALA-QB', 'TEX-QB'],
      ['TEX-RB', 'MIZ-WR'],
      [null, 'OK-K'],
    ]);
    expect(starterChanges(before, before, worth)).toEqual([]);
  });

  it('add up to the difference between the lineups', () => {
    const total = (one: Lineup) => startersOf(one).reduce((sum, squad) => sum + worth(squad), 0);
    const lineups = fc
      .shuffledSubarray(roster, { minLength: roster.length })
      .map((squads) => defaultLineup(squads, DEFAULT_SLOTS));
    fc.assert(
      fc.property(lineups, lineups, (before, after) => {
        const gains = starterChanges(before, after, worth).map(({ gain }) => gain);
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(total(after) - total(before));
      }),
    );
  });
});
