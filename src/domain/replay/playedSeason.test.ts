import { expect, it } from 'vitest';
import { startOfGame } from './playedSeason';

it.each([
  ['2026-10-31', '2026-10-31T16:00:00Z'],
  // The day on which daylight saving time ends.
  ['2026-11-01', '2026-11-01T17:00:00Z'],
  ['2026-11-07', '2026-11-07T17:00:00Z'],
])('a game on %s without a time kicks off at noon in New York', (date, noon) => {
  expect(startOfGame({ kickoff: null, date })).toBe(Date.parse(noon));
  expect(startOfGame({ kickoff: '2026-11-08T00:30:00Z', date })).toBe(Date.parse('2026-11-08T00:30:00Z'));
});
