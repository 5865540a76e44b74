import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import { resultsCsv, resultsJson } from './leagueExport';
import type { LeagueSeason } from '../leagueSeason';
import { parseWeekResults } from '../../scoring/results';
import { parseWeek } from '../../football/weeks';

const BOB = 'Bob, “the” "Best"';
const league = parseLeague('l', {
  name: 'Tailgate',
  season: 2025,
  firstWeek: 13,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 0,
  userInfo: {
    ann: { displayName: 'Ann', teamName: '=1+1' },
    bob: { displayName: 'Bob', teamName: BOB },
  },
});

function seasonOf(...weeks: [number, number][]): LeagueSeason {
  return {
    league,
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'] },
    history: {},
    weeks: weeks.map(([ann, bob], i) => {
      const id = `2025-${String(13 + i)}`;
      const squads = { 'ALA-QB': { points: ann, state: 'final' }, 'LSU-QB': { points: bob, state: 'final' } };
      return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups: {} };
    }),
  };
}

describe('the export of a league’s results', () => {
  it('as CSV quotes names and keeps spreadsheets from running them', () => {
    expect(resultsCsv(seasonOf([-1.5, 20.25], [7, 7]))).toBe(
      [
        '\ufeffweek,game,home,home points,away,away points,winner',
        `13,Regular season,'=1+1,-1.50,"Bob, “the” ""Best""",20.25,"Bob, “the” ""Best"""`,
        `14,Championship,"Bob, “the” ""Best""",7.00,'=1+1,7.00,"Bob, “the” ""Best"""`,
        '',
      ].join('\r\n'),
    );
  });

  it('has a game of two weeks once, with its total', () => {
    const { weeks, ...season } = seasonOf([-1.5, 20.25], [7, 8]);
    const before = { ...weeks[1]!, week: parseWeek('2025-12', {}) };
    const longer = { ...season.league, firstWeek: 12, playoffs: 'fourTwoWeeks' as const };
    expect(
      resultsCsv({ ...season, league: longer, weeks: [before, ...weeks] })
        .split('\r\n')
        .slice(2),
    ).toEqual([`14,Championship (weeks 13 and 14),"Bob, “the” ""Best""",28.25,'=1+1,5.50,"Bob, “the” ""Best"""`, '']);
  });

  it('as JSON has the standings, games and final places', () => {
    const read = (season: LeagueSeason) => JSON.parse(resultsJson(season)) as Record<string, unknown>;
    const [early, whole] = [read(seasonOf([10, 10])), read(seasonOf([-1.5, 20.25], [7, 8]))];
    expect(early.places).toBeNull();
    expect(early.games).toMatchObject([{ week: 13, winner: null }]);
    expect(whole).toMatchObject({
      league: 'Tailgate',
      season: 2025,
      standings: [
        { rank: 1, team: BOB, wins: 1, losses: 0, ties: 0, pointsFor: 20.25, pointsAgainst: -1.5 },
        { rank: 2, team: '=1+1' },
      ],
      games: [{ game: 'Regular season' }, { game: 'Championship', homePoints: 8, winner: BOB }],
      places: [BOB, '=1+1'],
    });
  });
});
