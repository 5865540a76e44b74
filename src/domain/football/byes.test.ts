import { describe, expect, it } from 'vitest';
import schedule2025 from '../../../data/schedule-2025.json';
import schedule2026 from '../../../data/schedule-2026.json';
import { formatByes, byeWeeks } from './byes';
import { SCHOOL_CODES } from './schools';

describe('bye weeks', () => {
  it.each([schedule2025, schedule2026])('are the weeks of the $season schedule without a game', ({ season, games }) => {
    const regular = games.filter((game) => game.phase === 'regular');
    const weeks = [...new Set(regular.map((game) => game.week))].sort((one, other) => one - other);
    for (const code of SCHOOL_CODES) {
      const plays = new Set(
        regular.filter((game) => game.home === code || game.away === code).map((game) => game.week),
      );
      expect(byeWeeks(season, code), code).toEqual(weeks.filter((week) => !plays.has(week)));
    }
  });

  it('are empty in a season without a schedule', () => {
    expect(byeWeeks(1999, 'ALA')).toEqual([]);
  });

  it.each([
    [[], 'no bye'],
    [[9], 'bye 9'],
    [[4, 10], 'bye 4, 10'],
  ])('formats %j as text', (weeks, words) => {
    expect(formatByes(weeks)).toBe(words);
  });
});
