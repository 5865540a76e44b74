import { expect, it } from 'vitest';
import { championSummary } from './champion';
import { parseLeague } from '../../league/league';
import type { LeagueSeason } from '../leagueSeason';
import { parseWeekResults } from '../../scoring/results';
import { parseWeek } from '../../football/weeks';

/** Weeks 13 and 14 with Ann's and Bob's points. */
function seasonOf(...weeks: [number, number][]): LeagueSeason {
  return {
    league: parseLeague('l', {
      name: 'Tailgate',
      season: 2025,
      firstWeek: 13,
      draftStatus: 'complete',
      schedule: { managers: ['ann', 'bob'] },
      userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob', teamName: 'Bob’s Best' } },
      slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
      benchSize: 2,
    }),
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB', 'LSU-K', 'ARK-TE'] },
    history: {},
    weeks: weeks.map(([ann, bob], i) => {
      const id = `2025-${String(13 + i)}`;
      const squads = { 'ALA-QB': { points: ann, state: 'final' }, 'LSU-QB': { points: bob, state: 'final' } };
      return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  };
}

it('a champion has names, record, final and each school of the roster once', () => {
  expect(championSummary(seasonOf([30, 20], [7, 8.5]))).toEqual({
    manager: 'bob',
    team: 'Bob’s Best',
    league: 'Tailgate',
    season: 2025,
    record: '0–1',
    final: { runnerUp: 'Ann', points: 850, against: 700 },
    schools: ['ARK', 'LSU'],
  });
});

it('there is no champion before the last week is decided', () => {
  expect(championSummary(seasonOf([30, 20]))).toBeNull();
});
