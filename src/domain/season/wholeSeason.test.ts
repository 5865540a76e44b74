import { describe, expect, it } from 'vitest';
import table from '../../../data/season-2025.json';
import { bracketOf } from './bracket';
import { roundRobin } from './leagueSchedule';
import { seasonEnd } from './champion';
import { parseLeague } from '../league/league';
import { leagueSchedule, decidedScores, type LeagueSeason, type LeagueWeek } from './leagueSeason';
import { benchedLineup, type Lineup } from '../lineup/lineup';
import { playoffRace } from './playoffRace';
import { parseWeekResults } from '../scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { scoreInWeek, type SeasonLines } from '../scoring/seasonLines';
import { playedGames } from './seasonGames';
import { seasonRecords } from './seasonRecords';
import { ALL_SQUADS, schoolOf, squadId, unitOf, type SquadId } from '../football/squads';
import { standings } from './standings';
import { statLineOf } from '../../../scripts/tables/season';
import type { SeasonTable } from '../../../scripts/tables/season';
import { parseWeek, weekId } from '../football/weeks';

const LINES = table as SeasonLines;
const MANAGERS = Array.from({ length: 12 }, (_, i) => `m${String(i + 1)}`);
const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);

/**
 * What a manager owns: one squad for each starting slot, and another of the same unit as the first, third or sixth on
 * the bench.
 */
interface Team {
  starters: SquadId[];
  bench: SquadId;
}

/** All 96 squads among twelve managers: the first twelve schools give the units, the last four FLEX and bench. */
const TEAMS: Team[] = MANAGERS.map((_, i) => {
  const school = (shift: number): SchoolCode => SCHOOL_CODES[(i + shift) % 12]!;
  const spare = SCHOOL_CODES[12 + (i % 4)]!;
  return {
    starters: [
      squadId(school(0), 'QB'),
      squadId(school(1), 'RB'),
      squadId(school(2), 'WR'),
      squadId(school(3), 'TE'),
      squadId(spare, (['RB', 'WR', 'TE'] as const)[Math.floor(i / 4)]!),
      squadId(school(4), 'K'),
      squadId(school(5), 'DST'),
    ],
    bench: squadId(spare, (['QB', 'K', 'DST'] as const)[Math.floor(i / 4)]!),
  };
});

/** Whether a manager starts the bench squad this week, in place of the starter of its unit. */
const swaps = (manager: number, week: number) => (manager + week) % 3 === 0;

/** The seven who start, counted without the app's lineups. */
function startersIn(manager: number, week: number): SquadId[] {
  const { starters, bench } = TEAMS[manager]!;
  return swaps(manager, week) ? starters.map((squad) => (unitOf(squad) === unitOf(bench) ? bench : squad)) : starters;
}

function lineupIn(manager: number, week: number): Lineup {
  const { starters, bench } = TEAMS[manager]!;
  const playing = startersIn(manager, week);
  const lineup = benchedLineup([...starters, bench].filter((squad) => !playing.includes(squad)));
  playing.forEach((squad, i) => lineup.starters[i === 4 ? 'FLEX' : unitOf(squad)].push(squad));
  return lineup;
}

function leagueWeek(week: number): LeagueWeek {
  const id = weekId(2025, week);
  const squads = Object.fromEntries(
    ALL_SQUADS.map((squad) => {
      const line = statLineOf(table as unknown as SeasonTable, schoolOf(squad), unitOf(squad), week);
      return [squad, line === null ? { points: 0, state: 'bye' } : { stats: line, state: 'final' }];
    }),
  );
  const lineups = Object.fromEntries(MANAGERS.map((manager, i) => [manager, lineupIn(i, week)]));
  return { week: parseWeek(id, {}), results: parseWeekResults(id, { squads }), lineups };
}

const league = parseLeague('l', {
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  schedule: { managers: MANAGERS },
});
const season = (weeks: number): LeagueSeason => ({
  league,
  rosters: Object.fromEntries(MANAGERS.map((manager, i) => [manager, [...TEAMS[i]!.starters, TEAMS[i]!.bench]])),
  history: {},
  weeks: WEEKS.slice(0, weeks).map(leagueWeek),
});

/** Points by week and manager, added up from the table. */
const POINTS = WEEKS.map((week) =>
  Object.fromEntries(
    MANAGERS.map((manager, i) => [
      manager,
      startersIn(i, week).reduce(
        (sum, squad) =>
          sum + (scoreInWeek(LINES, schoolOf(squad), unitOf(squad), week, league.scoring)?.hundredths ?? 0),
        0,
      ),
    ]),
  ),
);
const pointsOf = (manager: string, week: number) => POINTS[week - 1]![manager]!;

/** The table after week 12, counted by hand: wins, then points for. */
function countedTable() {
  const rows = MANAGERS.map((manager) => {
    const games = roundRobin(MANAGERS, 12).flatMap(({ week, matchups }) => {
      const game = matchups.find(({ home, away }) => home === manager || away === manager)!;
      return [{ mine: pointsOf(manager, week), theirs: pointsOf(game.home === manager ? game.away : game.home, week) }];
    });
    const wins = games.filter(({ mine, theirs }) => mine > theirs).length;
    const losses = games.filter(({ mine, theirs }) => mine < theirs).length;
    return { manager, wins, losses, pointsFor: games.reduce((sum, { mine }) => sum + mine, 0) };
  });
  return rows.sort((one, other) => other.wins - one.wins || other.pointsFor - one.pointsFor);
}

/** The order of four seeds after weeks 13 and 14, the higher seed winning a tie. */
function countedPlaces(seeds: string[]): string[] {
  const play = (week: number, one: string, other: string): [string, string] => {
    const [high, low] = seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
    return pointsOf(low, week) > pointsOf(high, week) ? [low, high] : [high, low];
  };
  const [one, two] = [play(13, seeds[0]!, seeds[3]!), play(13, seeds[1]!, seeds[2]!)];
  return [...play(14, one[0], two[0]), ...play(14, one[1], two[1])];
}

describe('a whole season of 2025 with twelve managers', () => {
  const whole = season(14);
  const schedule = leagueSchedule(league)!;
  const scores = decidedScores(whole);

  it('shares out all 96 squads', () => {
    expect(new Set(TEAMS.flatMap(({ starters, bench }) => [...starters, bench])).size).toBe(96);
  });

  it('has the points of the table in every week', () => {
    for (const week of WEEKS) expect(scores.get(week), `week ${String(week)}`).toEqual(POINTS[week - 1]);
  });

  it('has the standings, seeds, bracket and champion of an independent count', () => {
    const counted = countedTable();
    const found = standings(schedule, scores);
    expect(found.map(({ manager, wins, losses, pointsFor }) => ({ manager, wins, losses, pointsFor }))).toEqual(
      counted,
    );
    const seeds = counted.map(({ manager }) => manager);
    const places = [0, 4, 8].flatMap((from) => countedPlaces(seeds.slice(from, from + 4)));
    expect(bracketOf(schedule, scores)!.groups.flatMap(({ order }) => order)).toEqual(places);
    const end = seasonEnd(whole)!;
    expect(end.places).toEqual(places);
    expect(end.final).toEqual({
      runnerUp: places[1],
      points: pointsOf(places[0]!, 14),
      against: pointsOf(places[1]!, 14),
    });
    expect(seasonEnd(season(13))).toBeNull();
  });

  it('plays six games a week, and its records are among them', () => {
    const games = playedGames(schedule, scores);
    expect(games).toHaveLength(6 * 14);
    const margins = games.map(({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints));
    const records = seasonRecords(whole);
    expect(records.highScore!.points).toBe(Math.max(...POINTS.flatMap((week) => Object.values(week))));
    expect(records.biggestWin!.margin).toBe(Math.max(...margins));
    expect(records.closestGame!.margin).toBe(Math.min(...margins.filter((margin) => margin > 0)));
    expect(records.weeks).toHaveLength(14);
  });

  it('never takes back that a manager is in or out', () => {
    const seeds = countedTable().map(({ manager }) => manager);
    let marked = 0;
    for (let week = 1; week < 12; week++) {
      const race = playoffRace(schedule, decidedScores(season(week)))!;
      for (const [manager, { kind }] of race) {
        if (kind === 'topSeed') expect(seeds[0]).toBe(manager);
        if (kind === 'clinched') expect(seeds.slice(0, 4)).toContain(manager);
        if (kind === 'eliminated') expect(seeds.slice(4)).toContain(manager);
        if (kind !== 'wins' && kind !== 'help' && kind !== 'open') marked++;
      }
    }
    expect(marked).toBeGreaterThan(0);
  });
});
