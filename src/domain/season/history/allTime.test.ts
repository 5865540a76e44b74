import { describe, expect, it } from 'vitest';
import { allTime, earlierSeasons, historyOf } from './allTime';
import { parseLeague } from '../../league/league';
import type { LeagueSeason } from '../leagueSeason';
import { parseWeekResults } from '../../scoring/results';
import { parseWeek } from '../../football/weeks';

const SQUADS = { ann: 'ALA-QB', bob: 'LSU-QB', 'house-1': 'UK-QB' } as const;

/** A season of two managers that begins in week 13: a game for the standings, then the final. */
function seasonOf(
  season: number,
  names: Record<string, string>,
  managers: readonly (keyof typeof SQUADS)[],
  weeks: readonly (readonly number[])[],
): LeagueSeason {
  const league = parseLeague(`l${String(season)}`, {
    name: 'Tailgate',
    season,
    firstWeek: 13,
    draftStatus: 'complete',
    schedule: { managers },
    previousLeagueId: `l${String(season - 1)}`,
    userInfo: Object.fromEntries(Object.entries(names).map(([uid, teamName]) => [uid, { displayName: uid, teamName }])),
    slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
    benchSize: 0,
  });
  return {
    league,
    rosters: Object.fromEntries(managers.map((manager) => [manager, [SQUADS[manager]]])),
    history: {},
    weeks: weeks.map((points, i) => {
      const id = `${String(season)}-${String(13 + i)}`;
      const squads = Object.fromEntries(
        managers.map((manager, m) => [SQUADS[manager], { points: points[m], state: 'final' }]),
      );
      const games = { ALA: { kickoff: 1 }, LSU: { kickoff: 1 }, UK: { kickoff: 1 } };
      const week = parseWeek(id, { kickoffs: { ALA: 1, LSU: 1, UK: 1 } });
      return { week, results: parseWeekResults(id, { squads, games }), lineups: {} };
    }),
  };
}

const FIRST = seasonOf(
  2030,
  { ann: 'Aces', bob: 'Best' },
  ['ann', 'bob'],
  [
    [30, 20],
    [7, 8.5],
  ],
);
const SECOND = seasonOf(
  2031,
  { ann: 'New Aces', bob: 'Best' },
  ['ann', 'bob'],
  [
    [40, 40],
    [50, 20],
  ],
);

describe('all-time records', () => {
  it('have each season’s champion, the newest first', () => {
    expect(allTime([SECOND, FIRST]).champions).toEqual([
      { season: 2031, leagueId: 'l2031', manager: 'ann', team: 'New Aces', record: '0–0–1' },
      { season: 2030, leagueId: 'l2030', manager: 'bob', team: 'Best', record: '0–1' },
    ]);
  });

  it('add up each person’s games, points and titles under the latest team name', () => {
    expect(allTime([SECOND, FIRST]).records).toEqual([
      { manager: 'ann', team: 'New Aces', seasons: 2, wins: 1, losses: 0, ties: 1, points: 7000, titles: 1 },
      { manager: 'bob', team: 'Best', seasons: 2, wins: 0, losses: 1, ties: 1, points: 6000, titles: 1 },
    ]);
  });

  it('name the best week and season by the team’s name of then', () => {
    const { bestWeek, bestSeason } = allTime([FIRST, SECOND]);
    expect(bestWeek).toEqual({
      manager: 'ann',
      team: 'New Aces',
      season: 2031,
      leagueId: 'l2031',
      week: 14,
      points: 5000,
    });
    // Two are equal in 2031; the standings name Ann first.
    expect(bestSeason).toMatchObject({ season: 2031, week: null, points: 4000 });
    expect(allTime([FIRST]).bestSeason).toMatchObject({ manager: 'ann', team: 'Aces', points: 3000 });
  });

  it('leave a season open until its last week is decided, and house teams out of the standings', () => {
    const open = seasonOf(2032, { ann: 'Aces' }, ['ann', 'house-1'], [[10, 90]]);
    const { champions, records, bestWeek } = allTime([open, FIRST]);
    expect(champions[0]).toEqual({ season: 2032, leagueId: 'l2032', manager: null, team: null, record: '' });
    expect(records.map(({ manager }) => manager)).toEqual(['ann', 'bob']);
    expect(bestWeek).toMatchObject({ manager: 'house-1', points: 9000 });
  });

  it('are empty before a week is decided', () => {
    expect(allTime([])).toEqual({ champions: [], bestWeek: null, bestSeason: null, records: [] });
    expect(allTime([{ ...FIRST, weeks: [] }])).toMatchObject({ bestWeek: null, bestSeason: null, records: [] });
  });
});

describe('earlier seasons', () => {
  const third = parseLeague('l2032', { previousLeagueId: 'l2031' });
  const first = parseLeague('l2030', {});

  it('are followed as far as someone was a member', () => {
    expect(earlierSeasons(third, [first, SECOND.league, third])).toEqual({
      leagues: [SECOND.league, first],
      complete: true,
    });
    expect(earlierSeasons(third, [third, first])).toEqual({ leagues: [], complete: false });
    expect(earlierSeasons(third, [SECOND.league])).toEqual({ leagues: [SECOND.league], complete: false });
    expect(earlierSeasons(first, [])).toEqual({ leagues: [], complete: true });
  });

  it('end where leagues name each other', () => {
    const one = parseLeague('one', { previousLeagueId: 'two' });
    const two = parseLeague('two', { previousLeagueId: 'one' });
    expect(earlierSeasons(one, [one, two])).toEqual({ leagues: [two], complete: false });
  });
});

describe('the history from elsewhere', () => {
  it('is that of the latest season that has one, and of seasons before the first one here', () => {
    const league = (season: number, history?: string) => parseLeague(String(season), { season, history });
    expect(historyOf(league(2027), [league(2026, 'b'), league(2025, 'a')])).toEqual({ text: 'b', before: 2025 });
    expect(historyOf(league(2026, ''), [league(2025, 'a')])).toEqual({ text: '', before: 2025 });
    expect(historyOf(league(2025), [])).toEqual({ text: '', before: 2025 });
  });
});
