import { expect, it } from 'vitest';
import { parseWeekResults } from './results';
import type { SchoolCode } from '../football/schools';
import { weekGames } from './weekGames';
import { parseWeek } from '../football/weeks';

const week = parseWeek('2025-08', {
  kickoffs: { ALA: 3000, TENN: 3000, LSU: 2000, VAN: 2000, UGA: 1000, TEX: 4000, OK: 1500 },
});
const results = parseWeekResults('2025-08', {
  games: {
    ALA: { opponent: 'TENN', home: true, state: 'pre' },
    TENN: { opponent: 'ALA', home: false, state: 'pre' },
    LSU: { opponent: 'VAN', home: false, state: 'live', pointsFor: 24, pointsAgainst: 31 },
    VAN: { opponent: 'LSU', home: true, state: 'live', pointsFor: 31, pointsAgainst: 24 },
    UGA: { opponent: 'Austin Peay Governors', home: true, state: 'final', pointsFor: 28, pointsAgainst: 6 },
    TEX: { opponent: 'Sam Houston Bearkats', home: true, state: 'pre' },
    OK: { opponent: 'Kent State Golden Flashes', home: true, state: 'pre' },
    SC: { state: 'bye' },
  },
});

it('lists each game once, those in play first, then by kickoff, and finished ones last', () => {
  const { games } = weekGames(week, results, new Set<SchoolCode>(['LSU', 'VAN', 'UGA', 'OK']));
  expect(games.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'OK started',
    'LSU live',
    'ALA upcoming',
    'TEX upcoming',
    'UGA final',
  ]);
});

it('names the visitors first, with the score of each', () => {
  const { games } = weekGames(week, results, new Set());
  const teams = (id: string) =>
    games.find((game) => game.id === id)?.teams.map(({ code, name, points }) => [code, name, points]);
  expect(teams('LSU')).toEqual([
    ['LSU', 'LSU', 24],
    ['VAN', 'Vanderbilt', 31],
  ]);
  expect(teams('UGA')).toEqual([
    [null, 'Austin Peay Governors', 6],
    ['UGA', 'Georgia', 28],
  ]);
});

it('lists the schools on a bye', () => {
  expect(weekGames(week, results, new Set()).byes).toContain('SC');
  expect(weekGames(week, results, new Set()).byes).not.toContain('ALA');
  expect(weekGames(week, null, new Set()).games).toEqual([]);
});
