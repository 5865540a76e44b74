import { expect, it } from 'vitest';
import schedule from '../../../data/schedule-2025.json';
import table from '../../../data/season-2025.json';
import { formatFixture, fixturesOf, nextOpponents } from './fixtures';
import { schoolsIn, type SeasonLines } from '../scoring/seasonLines';
import { SOLO_WEEKS } from '../solo/saturdaySix';

it('has a game for each school with a stat line, and none for the others', () => {
  for (const week of SOLO_WEEKS) {
    expect(Object.keys(fixturesOf(schedule.games, week)).sort()).toEqual(schoolsIn(table as SeasonLines, week).sort());
  }
});

it('shows a game from both sides', () => {
  const game = {
    week: 1,
    phase: 'regular',
    home: 'ALA',
    away: 'LSU',
    homeName: 'Alabama Crimson Tide',
    awayName: 'LSU Tigers',
    neutral: false,
    homeScore: 20,
    awayScore: 9,
  };
  expect(fixturesOf([game], 1)).toEqual({
    ALA: { opponent: 'LSU', site: 'vs', score: { own: 20, other: 9 } },
    LSU: { opponent: 'Alabama', site: 'at', score: { own: 9, other: 20 } },
  });
  expect(fixturesOf([{ ...game, phase: 'postseason' }], 1)).toEqual({});
  expect(formatFixture({ opponent: 'Baylor Bears', site: 'neutral', score: null })).toBe('vs. Baylor Bears (neutral)');
});

it('lists the next opponents of a school, byes included, until its season ends', () => {
  const next = (from: number, count: number) => nextOpponents(schedule.games, 'ALA', { from, count });
  expect(next(3, 3)).toEqual(['WIS', 'Bye', 'at UGA']);
  expect(next(14, 3)).toEqual(['at AUB']);
  expect(next(15, 3)).toEqual([]);
});
