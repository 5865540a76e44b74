import { describe, expect, it } from 'vitest';
import { parseSquadWeek } from './squadScores';

const league = { season: 2025, scoring: { reception: 1 } } as const;

describe('a squad’s weekly score', () => {
  it.each([
    ['points', { points: 12.5, opponent: 'LSU' }, { week: 3, opponent: 'LSU', hundredths: 1250 }],
    ['current points', { currentPoints: 7 }, { week: 3, opponent: null, hundredths: 700 }],
    [
      'a stat line, using the league’s scoring',
      { points: 1, stats: { rec: 4 } },
      { week: 3, opponent: null, hundredths: 400 },
    ],
  ])('is read from %s', (_, stored, week) => {
    expect(parseSquadWeek('LSU-WR', '2025_3', stored, league)).toEqual(week);
  });

  it.each([
    ['another season', '2024_3', { points: 1 }],
    ['an invalid key', '2025', { points: 1 }],
    ['no points', '2025_3', {}],
  ])('is null with %s', (_, key, stored) => {
    expect(parseSquadWeek('LSU-WR', key, stored, league)).toBeNull();
  });
});
