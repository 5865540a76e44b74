import { formatScore, formatRecord } from '../../scoring/formatScores';
import { formatStage } from '../playoffs/bracket';
import type { Matchup } from '../schedule/scheduleWeeks';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { championSummary, seasonEnd, type ChampionSummary } from '../playoffs/champion';
import { weekProgress } from '../../scoring/gameProgress';
import type { ManagerId } from '../../league/houseTeams';
import { formatPoints } from '../../kernel/hundredths';
import { decidedScores } from '../scores/decidedScores';
import { expectedLineup } from '../lineups/lineupInWeek';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { personName, teamName } from '../../league/teamNames';
import { playsAsHouseTeam } from '../../league/vacancies';
import { startersOf } from '../../lineup/lineup';
import {
  chancesOf,
  leaderOf,
  matchupProgress,
  matchupSide,
  type MatchupProgress,
  type MatchupSide,
} from './matchupSide';
import { isAwaiting, matchResult, matchupsFor, type MatchResult } from './matchups';
import type { SchoolCode } from '../../football/schools';
import { openGaps, type LineupGap } from '../lineups/lineupGaps';
import { schoolOf, squadName } from '../../football/squads';
import { standings } from '../standings';
import { hasBye, type Week } from '../../football/weeks';
import type { Kickoffs } from '../../football/kickoffs';

/** A side of a matchup with its names. */
export type NamedSide = MatchupSide & { team: string; person: string };

/** A manager's week in one league, as home shows it. */
export interface LeagueWeekView {
  me: NamedSide;
  /** Null in a week without a matchup. */
  opponent: NamedSide | null;
  /** Whether the week's matchups depend on results that aren't final. */
  awaiting: boolean;
  /** What this week's matchup is for in the playoffs, such as `Semifinal`; null in the regular season. */
  stage: string | null;
  /** Who has more points, or has won. Null before anyone has points and when they are level. */
  leader: ManagerId | null;
  /** The win probability of both sides in percent; null when it's decided or there is no matchup. */
  chances: [number, number] | null;
  progress: MatchupProgress;
  /** Whether the league plays this week; it may start later. */
  counts: boolean;
  /**
   * Whether any squad of the roster hasn't kicked off yet, so that the lineup can still change; never in best ball, nor
   * in a week that the team plays as a house team.
   */
  open: boolean;
  /** Rank in the standings (from 1), number of managers, and record; null before a week is decided. */
  place: { rank: number; of: number; record: string } | null;
  /** The latest decided result: this week's, or last week's. */
  last: (MatchResult & { week: number }) | null;
  /** The final place (from 1) once the season is over, else null. */
  finished: number | null;
  /** The champion once the season is over, else null. */
  champion: ChampionSummary | null;
  /** Problems in the lineup that can still be fixed. */
  alerts: string[];
  /** The schools of the roster that kick off next, and when; null where the lineup can't change or doesn't count. */
  nextLock: NextLock | null;
}

/** The next kickoff at which squads lock, in milliseconds since 1970. */
export type NextLock = { at: number; schools: SchoolCode[] };

/** A manager's week against their opponent. */
export type WeekSides = Pick<LeagueWeekView, 'me' | 'opponent' | 'leader' | 'chances'> & {
  /** Undefined in a week without a matchup. */
  matchup: Matchup | undefined;
};

/** Both sides of a manager's matchup in a week. `kickedOff`: the schools that have kicked off. */
export function weekSides(
  season: LeagueSeason,
  row: LeagueWeek,
  manager: ManagerId,
  kickedOff: ReadonlySet<SchoolCode>,
): WeekSides {
  const { league } = season;
  const { week } = row;
  const schedule = leagueSchedule(league);
  const scores = decidedScores(season);
  const matchup =
    schedule === null
      ? undefined
      : matchupsFor(schedule, week.week, scores).matchups.find(({ home, away }) => [home, away].includes(manager));
  const side = (one: ManagerId): NamedSide => ({
    ...matchupSide(season, one, row, kickedOff, matchup),
    team: teamName(one, league),
    person: personName(one, league),
  });
  const me = side(manager);
  if (schedule === null || matchup === undefined)
    return { me, opponent: null, leader: null, chances: null, matchup: undefined };
  const opponent = side(matchup.home === manager ? matchup.away : matchup.home);
  const result = matchResult(schedule, week.week, scores, manager);
  return {
    me,
    opponent,
    leader: result === null || result.outcome === 'halfway' ? leaderOf(me, opponent) : winnerOf(result, me, opponent),
    chances: chancesOf(me, opponent, week),
    matchup,
  };
}

/**
 * The user's week in a league; null when the league doesn't have this week. `previous` is the number of the week
 * before, if the season had one.
 */
export function leagueWeekView(
  season: LeagueSeason,
  week: Week,
  uid: ManagerId,
  kickedOff: ReadonlySet<SchoolCode>,
  previous: number | null,
): LeagueWeekView | null {
  const { league } = season;
  const schedule = leagueSchedule(league);
  const row = season.weeks.find((one) => one.week.id === week.id);
  if (schedule === null || row === undefined || week.season === null) return null;
  const scores = decidedScores(season);
  const { me, opponent, leader, chances, matchup } = weekSides(season, row, uid, kickedOff);
  const table = standings(schedule, scores);
  const mine = table.find((one) => one.manager === uid);
  const result = matchResult(schedule, week.week, scores, uid);
  const before = previous === null ? null : matchResult(schedule, previous, scores, uid);
  const end = seasonEnd(season);
  const sides = [me, ...(opponent === null ? [] : [opponent])];
  const starters = sides.flatMap(({ expected }) => expected.starters);
  const roster = [...startersOf(me.lineup), ...me.lineup.bench];
  const isSet = league.lineups !== 'best' && !playsAsHouseTeam(league, uid, week);
  const counts = week.week >= league.firstWeek;
  const open = isSet && roster.some((squad) => !hasBye(week, schoolOf(squad)) && !kickedOff.has(schoolOf(squad)));
  return {
    me,
    opponent,
    awaiting: isAwaiting(schedule, week.week, scores),
    stage: matchup === undefined ? null : formatStage(matchup),
    leader,
    chances,
    progress: matchupProgress(weekProgress(starters, row.week, row.results, kickedOff), ...sides),
    counts,
    open,
    place: mine && scores.size > 0 ? { rank: mine.rank, of: table.length, record: formatRecord(mine) } : null,
    last:
      result !== null
        ? { ...result, week: week.week }
        : before === null || previous === null
          ? null
          : { ...before, week: previous },
    finished: end === null ? null : end.places.indexOf(uid) + 1 || null,
    champion: championSummary(season),
    alerts:
      open && counts ? lineupAlerts(openGaps(expectedLineup(season, uid, week), league.slots, week, kickedOff)) : [],
    nextLock: isSet && counts ? nextLock(roster.map(schoolOf), week.kickoffs, kickedOff) : null,
  };
}

function winnerOf({ outcome }: MatchResult, me: MatchupSide, opponent: MatchupSide): ManagerId | null {
  return outcome === 'tied' ? null : outcome === 'won' ? me.manager : opponent.manager;
}

/** Messages about empty slots and starters without a game. */
export function lineupAlerts(gaps: readonly LineupGap[]): string[] {
  const holes = new Set(gaps.flatMap(({ slot, starter }) => (starter === null ? [slot] : [])));
  const byes = gaps.flatMap(({ starter }) => starter ?? []);
  return [
    ...[...holes].map((slot) => `No starter at ${slot}`),
    ...(byes.length > 2
      ? [`${String(byes.length)} starters have a bye`]
      : byes.map((squad) => `${squadName(squad)} has a bye`)),
  ];
}

/** The next kickoff of these schools; null when all have kicked off or have a bye. */
export function nextLock(
  schools: readonly SchoolCode[],
  kickoffs: Kickoffs,
  kickedOff: ReadonlySet<SchoolCode>,
): NextLock | null {
  const ahead = [...new Set(schools)].flatMap((code) => {
    const at = kickoffs[code];
    return at === undefined || kickedOff.has(code) ? [] : [{ code, at }];
  });
  if (ahead.length === 0) return null;
  const at = Math.min(...ahead.map((one) => one.at));
  return { at, schools: ahead.filter((one) => one.at === at).map(({ code }) => code) };
}

/** The earliest of several locks, with all schools that share it. */
export function earliestLock(locks: readonly (NextLock | null)[]): NextLock | null {
  const ahead = locks.filter((lock) => lock !== null);
  if (ahead.length === 0) return null;
  const at = Math.min(...ahead.map((lock) => lock.at));
  return { at, schools: [...new Set(ahead.filter((lock) => lock.at === at).flatMap(({ schools }) => schools))] };
}

/** `You won 112.40–98.20`; after the first week of a round of two, `You lead 112.40–98.20 halfway through`. */
export function formatResult({ outcome, mine, theirs }: MatchResult): string {
  const score = formatScore(mine, theirs, formatPoints);
  if (outcome !== 'halfway') return `You ${outcome} ${score}`;
  return `${mine === theirs ? 'Level at' : mine > theirs ? 'You lead' : 'You trail'} ${score} halfway through`;
}
