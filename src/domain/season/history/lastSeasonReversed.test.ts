import { expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import { parseWeekResults } from '../../scoring/results';
import { parseWeek } from '../../football/weeks';
import { lastSeasonReversed } from './lastSeasonReversed';
import type { LeagueSeason } from '../leagueSeason';

const POINTS = { 'ALA-QB': 10, 'LSU-QB': 30, 'UGA-QB': 20, 'OK-QB': 40 };
/** A season of Ann, Bob, who was replaced by Dan, Cat and a house team, who scored as above each week. */
const seasonOf = (weeks: number): LeagueSeason => ({
  league: parseLeague('l', {
    season: 2025,
    firstWeek: 11,
    draftStatus: 'complete',
    members: ['ann', 'dan', 'cat'],
    schedule: { managers: ['ann', 'bob', 'cat', 'house-1'] },
    userInfo: { ann: { displayName: 'Ann' }, dan: { displayName: 'Dan', team: 'bob' }, cat: { displayName: 'Cat' } },
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 0,
  }),
  rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'], cat: ['UGA-QB'], 'house-1': ['OK-QB'] },
  history: {},
  weeks: Array.from({ length: weeks }, (_, i) => {
    const id = `2025-${String(11 + i)}`;
    const squads = Object.fromEntries(
      Object.entries(POINTS).map(([squad, points]) => [squad, { points, state: 'final' }]),
    );
    return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups: {} };
  }),
});

it('the last of the season picks first and the champion last, then those who are new, in the given order', () => {
  expect(lastSeasonReversed(['eve', 'dan', 'cat', 'ann', 'house-1'], seasonOf(4))).toEqual([
    'ann',
    'cat',
    'dan',
    'eve',
    'house-1',
  ]);
  expect(lastSeasonReversed(['cat', 'eve'], seasonOf(4))).toEqual(['cat', 'eve']);
});

it('a season that wasn’t played to its end gives no order', () => {
  expect(lastSeasonReversed(['ann', 'dan'], seasonOf(3))).toBeNull();
});
