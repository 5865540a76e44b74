import { formatRecord } from '@/domain/scoring/formatScores';
import { formatStage } from '@/domain/season/playoffs/bracket';
import type { ManagerId } from '@/domain/league/houseTeams';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { playoffSize, playoffStart, regularWeeks } from '@/domain/season/schedule/scheduleWeeks';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import { formatAwaited } from '@/domain/season/matchups/formatAwaited';
import { isAwaiting, matchupsFor, mineFirst } from '@/domain/season/matchups/matchups';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import { personName, teamName } from '@/domain/league/teamNames';
import { championSummary, seasonEnd, type ChampionSummary } from '@/domain/season/playoffs/champion';
import {
  matchupProgress,
  matchupSide,
  type MatchupProgress,
  type MatchupSide,
} from '@/domain/season/matchups/matchupSide';
import { NO_SCHOOLS, weekProgress } from '@/domain/scoring/gameProgress';
import { standings } from '@/domain/season/standings';
import type { Trade } from '@/domain/moves/trades/trades';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import type { Week } from '@/domain/football/weeks';
import { formatTransaction } from '@/domain/moves/ledger/formatMoves';
import { recentActivity, type Activity } from './recentActivity';

/** A row of the short standings. `pointsFor` is in hundredths. */
export type RankedTeam = {
  rank: number;
  manager: ManagerId;
  team: string;
  person: string;
  record: string;
  pointsFor: Hundredths;
  isMe: boolean;
  inPlayoffs: boolean;
};

/** One side of a matchup: points so far (null before there are any) and projected points, in hundredths. */
export type ScoredTeam = { team: string; isMe: boolean; points: Hundredths | null; projected: Hundredths };

/** A league in season at a glance. */
export type LeagueOverview = {
  standings: RankedTeam[];
  /** The number of decided weeks that count for the standings. */
  weeksPlayed: number;
  /** This week's matchups, the user's first, and the progress of all their games. */
  matchups: { id: string; stage: string | null; left: ScoredTeam; right: ScoredTeam }[];
  progress: MatchupProgress;
  /** What is said of a week whose matchups aren't known yet; null of any other week. */
  awaited: string | null;
  /** How the season ended; null until it has. */
  end: LeagueEnd | null;
};

/** Standings, this week's matchups and the end of a league's season. `present` is the current week. */
export function leagueOverview(season: LeagueSeason, present: Week | null, me: ManagerId): LeagueOverview {
  const { league } = season;
  const schedule = leagueSchedule(league);
  if (schedule === null)
    return { standings: [], weeksPlayed: 0, matchups: [], progress: 'upcoming', awaited: null, end: null };
  const scores = decidedScores(season);
  const nameOf = (manager: ManagerId) => teamName(manager, league);
  const size = playoffStart(schedule) === null ? 0 : playoffSize(schedule);
  const row = season.weeks.find(({ week }) => week.id === present?.id);
  const matchups = row === undefined ? [] : mineFirst(matchupsFor(schedule, row.week.week, scores).matchups, me);
  const paired = matchups.map((matchup) => {
    const { home, away } = matchup;
    const managers = away === me ? [away, home] : [home, away];
    return { matchup, sides: managers.map((manager) => matchupSide(season, manager, row!, NO_SCHOOLS, matchup)) };
  });
  const scored = ({ manager, begun, projection }: MatchupSide): ScoredTeam => ({
    team: nameOf(manager),
    isMe: manager === me,
    points: begun ? projection.now : null,
    projected: projection.projected,
  });
  return {
    standings: standings(schedule, scores).map(({ rank, manager, pointsFor, ...record }) => ({
      rank,
      manager,
      team: nameOf(manager),
      person: personName(manager, league),
      record: formatRecord(record),
      pointsFor,
      isMe: manager === me,
      inPlayoffs: rank <= size,
    })),
    weeksPlayed: regularWeeks(schedule).filter(({ week: number }) => scores.has(number)).length,
    matchups: paired.map(({ matchup, sides: [left, right] }) => ({
      id: `${matchup.home} ${matchup.away}`,
      stage: formatStage(matchup),
      left: scored(left!),
      right: scored(right!),
    })),
    progress: progressOf(
      row,
      paired.flatMap(({ sides }) => sides),
    ),
    awaited: row !== undefined && isAwaiting(schedule, row.week.week, scores) ? formatAwaited(row.week.week) : null,
    end: leagueEnd(season),
  };
}

function progressOf(row: LeagueWeek | undefined, sides: readonly MatchupSide[]): MatchupProgress {
  if (row === undefined) return 'upcoming';
  const starters = sides.flatMap(({ expected }) => expected.starters);
  return matchupProgress(weekProgress(starters, row.week, row.results, NO_SCHOOLS), ...sides);
}

/** How a league's season ended, with the teams' names. */
export type LeagueEnd = {
  champion: ChampionSummary;
  /** Every team, the champion first. */
  places: { manager: ManagerId; team: string; record: string }[];
};

function leagueEnd(season: LeagueSeason): LeagueEnd | null {
  const end = seasonEnd(season);
  const champion = championSummary(season);
  if (end === null || champion === null) return null;
  const nameOf = (manager: ManagerId) => teamName(manager, season.league);
  const records = recordsOf(season);
  return {
    champion,
    places: end.places.map((manager) => ({ manager, team: nameOf(manager), record: records.get(manager) ?? '' })),
  };
}

/** Every manager's record, by their ID; empty before a week is decided. */
export function recordsOf(season: LeagueSeason | null): ReadonlyMap<ManagerId, string> {
  const schedule = season === null ? null : leagueSchedule(season.league);
  if (season === null || schedule === null) return new Map();
  const scores = decidedScores(season);
  if (scores.size === 0) return new Map();
  return new Map(standings(schedule, scores).map((row) => [row.manager, formatRecord(row)]));
}

/**
 * What happened last in a league's season: the newest moves, trades that were agreed on and the top score of each
 * decided week, then the draft and who joined.
 */
export function seasonActivity(
  season: LeagueSeason,
  transactions: readonly Transaction[] = [],
  accepted: readonly Trade[] = [],
): Activity[] {
  const { league, weeks } = season;
  const results = [...decidedScores(season)].flatMap(([number, points]): Activity[] => {
    const [top] = Object.entries(points).sort((one, other) => other[1] - one[1]);
    if (top === undefined || number < league.firstWeek) return [];
    const team = teamName(top[0], league);
    const week = weeks.find((one) => one.week.week === number)?.week;
    return [
      {
        key: `week ${String(number)}`,
        at: week?.lastFinal ?? week?.endDate ?? null,
        kind: 'result',
        text: `Week ${String(number)} is final. ${team} had the top score, ${formatPoints(top[1])}.`,
      },
    ];
  });
  const moves = transactions.map((one): Activity => ({
    key: `move ${String(one.step)}`,
    at: one.at,
    kind: 'move',
    text: formatTransaction(one, (manager) => teamName(manager, league)),
  }));
  const agreed = accepted.map((trade): Activity => ({
    key: `trade ${trade.id}`,
    at: trade.acceptedAt,
    kind: 'trade',
    text: `${teamName(trade.from, league)} and ${teamName(trade.to, league)} agreed on a trade.`,
  }));
  return recentActivity(league, [...moves, ...agreed, ...results]);
}
