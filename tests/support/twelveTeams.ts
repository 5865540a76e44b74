import schedule from '../../data/schedule-2025.json';
import table from '../../data/season-2025.json';
import { ALL_SQUADS, schoolOf, squadId, unitOf, type SquadId } from '../../src/domain/football/squads';
import { SCHOOL_CODES, type SchoolCode } from '../../src/domain/football/schools';
import { weekId } from '../../src/domain/football/weeks';
import type { Game } from '../../scripts/tables/games';
import { calendarOf } from '../../scripts/season/calendar';
import { parseLeague } from '../../src/domain/league/league';
import { benchedLineup, type Lineup } from '../../src/domain/lineup/lineup';
import { parseWeekResults } from '../../src/domain/scoring/results';
import { squadScoreInWeek, type SeasonLines } from '../../src/domain/scoring/seasonLines';
import type { LeagueSeason, LeagueWeek } from '../../src/domain/season/leagueSeason';
import { statLineOf, type SeasonTable } from '../../scripts/tables/season';

const LINES = table as SeasonLines;
export const MANAGERS = Array.from({ length: 12 }, (_, i) => `m${String(i + 1)}`);
export const WEEKS = Array.from({ length: 14 }, (_, i) => i + 1);

/**
 * What a manager owns: one squad for each starting slot, and another of the same unit as the first, third or sixth on
 * the bench.
 */
interface Team {
  starters: SquadId[];
  bench: SquadId;
}

/** All 96 squads among twelve managers: the first twelve schools give the units, the last four FLEX and bench. */
export const TEAMS: Team[] = MANAGERS.map((_, i) => {
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
export function startersIn(manager: number, week: number): SquadId[] {
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

const CALENDAR = calendarOf(2025, schedule.games as Game[]);

function leagueWeek(week: number): LeagueWeek {
  const id = weekId(2025, week);
  const squads = Object.fromEntries(
    ALL_SQUADS.map((squad) => {
      const line = statLineOf(table as unknown as SeasonTable, schoolOf(squad), unitOf(squad), week);
      return [squad, line === null ? { points: 0, state: 'bye' } : { stats: line, state: 'final' }];
    }),
  );
  const lineups = Object.fromEntries(MANAGERS.map((manager, i) => [manager, lineupIn(i, week)]));
  return { week: CALENDAR[week - 1]!, results: parseWeekResults(id, { squads }), lineups };
}

/** Twelve managers who play all of 2025. */
export const league = parseLeague('l', {
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  schedule: { managers: MANAGERS },
  userInfo: Object.fromEntries(MANAGERS.map((manager) => [manager, { displayName: `Coach ${manager}` }])),
});
/** Their season after so many weeks. */
export const season = (weeks: number): LeagueSeason => ({
  league,
  rosters: Object.fromEntries(MANAGERS.map((manager, i) => [manager, [...TEAMS[i]!.starters, TEAMS[i]!.bench]])),
  history: {},
  weeks: WEEKS.slice(0, weeks).map(leagueWeek),
});

/** A squad's points in a week, from the table. */
export const squadPointsIn = (squad: SquadId, week: number) =>
  squadScoreInWeek(LINES, schoolOf(squad), unitOf(squad), week, league.scoring)?.hundredths ?? 0;

/** Points by week and manager, added up from the table. */
export const POINTS = WEEKS.map((week) =>
  Object.fromEntries(
    MANAGERS.map((manager, i) => [
      manager,
      startersIn(i, week).reduce((sum, squad) => sum + squadPointsIn(squad, week), 0),
    ]),
  ),
);
export const pointsOf = (manager: string, week: number) => POINTS[week - 1]![manager]!;
