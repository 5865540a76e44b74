import { describe, expect, it } from 'vitest';
import { formatAgo, formatDay, formatDuration, formatTime, formatTimeLeft, formatTimeOfDay } from './times';

const at = new Date(2025, 9, 18, 12, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('formatTime', () => {
  it.each([
    ['the weekday on the Monday before', new Date(2025, 9, 13), /^Sat 12:00\sPM$/],
    ['the weekday on the Sunday after', new Date(2025, 9, 19, 23, 59), /^Sat 12:00\sPM$/],
    ['the date from the next Monday on', new Date(2025, 9, 20), /^Sat, Oct 18, 12:00\sPM$/],
    ['the date on the Sunday before the week', new Date(2025, 9, 12, 23, 59), /^Sat, Oct 18, 12:00\sPM$/],
    ['the year in another year', new Date(2026, 9, 18), /^Oct 18, 2025$/],
  ])('has %s', (_, now, text) => {
    expect(formatTime(at, now)).toMatch(text);
  });

  it('has the weekday in a week that two years share', () => {
    expect(formatTime(new Date(2026, 0, 1, 12).getTime(), new Date(2025, 11, 29))).toMatch(/^Thu 12:00\sPM$/);
  });
});

it('formats a time of day', () => expect(formatTimeOfDay(at)).toMatch(/^12:00\sPM$/));

it.each([
  [new Date(2025, 0, 1), 'Sat, Oct 18'],
  [new Date(2026, 0, 1), 'Oct 18, 2025'],
])('formats a day on %s as %s', (now, text) => expect(formatDay(at, now)).toBe(text));

it.each([
  [0, '1 min'],
  [30 * MINUTE, '30 min'],
  [HOUR - 1, '59 min'],
  [21.9 * HOUR, '21 h'],
  [47 * HOUR, '47 h'],
  [76 * HOUR, '3 days'],
])('formats a duration of %i ms as %s', (duration, text) => expect(formatDuration(duration)).toBe(text));

it.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [400, '0:01'],
  [65_000, '1:05'],
  [58.75 * MINUTE, '58:45'],
  [HOUR, '1 h'],
  [28 * HOUR, '28 h'],
  [76 * HOUR, '3 days'],
])('formats %i ms left as %s', (left, text) => expect(formatTimeLeft(left)).toBe(text));

it.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [23.9 * 3600, '23 h ago'],
  [3 * 86_400, '3 days ago'],
])('formats %d seconds ago as %s', (seconds, text) => expect(formatAgo(at, at + seconds * 1000)).toBe(text));
