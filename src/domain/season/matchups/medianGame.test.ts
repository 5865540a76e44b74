import { expect, it } from 'vitest';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import { formatMedian, medianRecord, medianScore } from './medianGame';

it.each([
  [[300, 100, 200], 200, '2.00'],
  [[400, 100, 300, 200], 250, '2.50'],
  [[100, 100, 100, 500], 100, '1.00'],
  [[13101, 13200], 13150.5, '131.505'],
  [[-101, -200], -150.5, '−1.505'],
])('the median of %j is %d, %s points', (scores, median, formatted) => {
  expect(medianScore(scores)).toBe(median);
  expect(formatMedian(medianScore(scores))).toBe(formatted);
});

it('a manager’s record against it counts the regular season, weeks off included', () => {
  const schedule: LeagueSchedule = {
    managers: ['ann', 'bob', 'cat'],
    firstWeek: 2,
    lastWeek: 6,
    playoffTeams: 4,
    median: true,
  };
  const scores = new Map([
    [1, { ann: 9, bob: 1, cat: 1 }],
    [2, { ann: 3, bob: 2, cat: 1 }],
    [3, { ann: 3, bob: 5, cat: 1 }],
    [4, { ann: 1, bob: 5, cat: 2 }],
    [6, { ann: 9, bob: 1, cat: 1 }],
  ]);
  expect(medianRecord(schedule, scores, 'ann')).toEqual({ wins: 1, losses: 1, ties: 1 });
  expect(medianRecord({ ...schedule, median: false }, scores, 'ann')).toEqual({ wins: 0, losses: 0, ties: 0 });
});
