import { describe, expect, it } from 'vitest';
import schedule2025 from '../../../data/schedule-2025.json';
import schedule2026 from '../../../data/schedule-2026.json';
import { calendarOf } from '../../../scripts/season/calendar';
import type { Game } from '../../../scripts/tables/games';
import { formatByes, byeWeeks } from './byes';
import { SCHOOL_CODES, type SchoolCode } from './schools';
import { parseWeek, weekId } from './weeks';

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

  it.each([schedule2025, schedule2026])('are the same by the calendar of $season', ({ season, games }) => {
    const weeks = calendarOf(season, games as Game[]);
    for (const code of SCHOOL_CODES) expect(byeWeeks(season, code, weeks), code).toEqual(byeWeeks(season, code));
  });

  it('follow a game that was moved or called off', () => {
    // Alabama's byes are weeks 4 and 10. Its game of week 5 was moved to week 10, and that of week 7 was called off.
    const week = (number: number, ...playing: SchoolCode[]) =>
      parseWeek(weekId(2025, number), { kickoffs: Object.fromEntries(playing.map((code) => [code, 1])) });
    const weeks = [week(4, 'TEX'), week(5, 'TEX'), week(7, 'TEX'), week(8), week(10, 'ALA', 'UGA')];
    expect(byeWeeks(2025, 'ALA', weeks)).toEqual([4, 5, 7]);
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
