import { describe, expect, it } from 'vitest';
import {
  FALLBACK_WEEK,
  formatWeeks,
  hasBye,
  latestEnded,
  parseCalendar,
  parseWeek,
  isSeasonOver,
  placeOfSeason,
  weekId,
  weeksOfSeason,
  type Week,
} from './weeks';

const DAY = 86_400_000;
const week = (number: number, changes: Partial<Week> = {}): Week => ({
  ...FALLBACK_WEEK,
  id: weekId(2025, number),
  season: 2025,
  week: number,
  startDate: number * 7 * DAY,
  endDate: (number + 1) * 7 * DAY - 1,
  isCurrent: false,
  ...changes,
});

describe('parseWeek', () => {
  it('reads all kinds of timestamps and skips unknown schools', () => {
    const stored = {
      week: 3,
      isCurrent: true,
      startDate: { toMillis: () => 5 },
      endDate: { seconds: 2, nanoseconds: 7_000_000 },
      kickoffs: { ALA: '1970-01-01T00:00:01Z', XYZ: 5, UGA: 'never' },
    };
    expect(parseWeek('2025-03', stored)).toEqual(
      week(3, { isCurrent: true, startDate: 5, endDate: 2007, kickoffs: { ALA: 1000 } }),
    );
  });
  it('takes the season and number from the id when they are missing', () => {
    expect(parseWeek('2026-11', {})).toMatchObject({ season: 2026, week: 11, startDate: null, kickoffs: {} });
  });
});

describe('parseCalendar', () => {
  it('puts the current week among the others of its document, in order', () => {
    const calendar = Object.fromEntries(
      [10, 2].map((number) => [weekId(2025, number), { week: number, startDate: 5 }]),
    );
    const weeks = parseCalendar(week(3), { calendar });
    expect(weeks).toMatchObject([{ id: '2025-02', season: 2025, startDate: 5 }, week(3), { id: '2025-10' }]);
  });
  it('is null without a calendar', () => {
    expect([parseCalendar(week(3), {}), parseCalendar(week(3), { calendar: {} })]).toEqual([null, null]);
  });
});

describe('latestEnded', () => {
  it('returns the latest week that is over', () => {
    const weeks = [week(4), week(2), week(3), week(1, { endDate: null })];
    expect(latestEnded(weeks, 4 * 7 * DAY)?.week).toBe(3);
    expect(latestEnded(weeks, 2 * 7 * DAY)).toBeNull();
  });
});

describe('hasBye', () => {
  it('is true without a kickoff, but not in the fallback week, whose games aren’t known', () => {
    const kickoffs = { ALA: 10 };
    expect([hasBye(week(3, { kickoffs }), 'ALA'), hasBye(week(3, { kickoffs }), 'LSU')]).toEqual([false, true]);
    expect(hasBye(FALLBACK_WEEK, 'LSU')).toBe(false);
  });
});

describe('seasons beside the present one', () => {
  it('are earlier or later; without a calendar, any season is the present one', () => {
    expect([2024, 2025, 2026].map((season) => placeOfSeason(season, week(3)))).toEqual(['earlier', 'present', 'later']);
    expect(placeOfSeason(2024, FALLBACK_WEEK)).toBe('present');
    expect(placeOfSeason(2024, null)).toBe('present');
  });

  it('are over once the last game of their last week is final', () => {
    expect(isSeasonOver(2025, week(14, { lastFinal: 1 }))).toBe(true);
    expect(isSeasonOver(2025, week(14))).toBe(false);
    expect(isSeasonOver(2025, week(13, { lastFinal: 1 }))).toBe(false);
    expect([2024, 2026].map((season) => isSeasonOver(season, week(3)))).toEqual([true, false]);
    expect(isSeasonOver(2025, null)).toBe(false);
  });

  it('have the weeks that their number tells', () => {
    expect(weeksOfSeason(2024).map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, i) => weekId(2024, i + 1)));
    expect(weeksOfSeason(2024)[2]).toMatchObject({ season: 2024, week: 3, isCurrent: false });
  });
});

it('weeks are named by the first and the last', () => {
  expect([formatWeeks(14, 14), formatWeeks(13, 14), formatWeeks(12, 14)]).toEqual([
    'Week 14',
    'Weeks 13 and 14',
    'Weeks 12 to 14',
  ]);
});
