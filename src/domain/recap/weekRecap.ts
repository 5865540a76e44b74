import type { SquadId } from '../football/squads';
import type { Week } from '../football/weeks';
import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import type { League } from '../league/types';
import { playsAsHouseTeam } from '../league/vacancies';
import { otherWeek } from '../season/odds/expectedScore';
import type { Matchup } from '../season/schedule/scheduleWeeks';
import { leagueSchedule } from '../season/schedule/leagueSchedule';
import { bestScore, scoreInWeek } from '../season/scores/scoreInWeek';
import { decidedScores } from '../season/scores/decidedScores';
import { expectedLineup, lineupInWeek } from '../season/lineups/lineupInWeek';
import { liveProjection } from '../season/scores/liveProjection';
import { weekProjections, type LeagueSeason } from '../season/leagueSeason';
import { matchupsFor } from '../season/matchups/matchups';
import { gamesInWeek } from '../season/matchups/seasonGames';
import { winProbability } from '../season/odds/winProbability';
import type { Lineup } from '../lineup/lineup';
import { matchupScore, type LineupScore, type SquadPoints } from '../scoring/results';
import { allPlayWeek, powerRanking, type PowerRow } from './powerRanking';

/**
 * A game of the week, from its winner's side; after the first week of a round of two, from the side of the leader; from
 * the home side after a tie. Points are in hundredths, those of a round's two weeks together.
 */
export type RecapGame = Pick<Matchup, 'stage' | 'roundWeek'> & {
  /** The better of the two places that the game decides; null in the regular season. */
  place: number | null;
  winner: ManagerId;
  loser: ManagerId;
  isTie: boolean;
  points: Hundredths;
  against: Hundredths;
  /** The probability of this winner before the week's first kickoff, from 0 to 1. */
  chance: number;
  /** The winner's best starter. */
  star: SquadPoints | null;
  /** The loser's points left on the bench. */
  leftByLoser: Hundredths;
};

/** `A` is the best. House teams have no grades: they have no one to blame. */
export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

/** A manager's week: what the lineup scored, and what the best legal one would have. */
export type ReportRow = {
  manager: ManagerId;
  points: Hundredths;
  best: Hundredths;
  /** The squad on the bench that the best lineup would have gained most from; null if nothing was left there. */
  missed: { squad: SquadId; points: Hundredths } | null;
  grade: Grade | null;
};

/** A matchup of the week that follows. `chance`: of the home side, from 0 to 1. */
export type NextMatchup = Pick<Matchup, 'home' | 'away'> & { chance: number };

/** A decided week in numbers. */
export type WeekRecap = {
  week: number;
  /** In the order of the league's matchups. */
  games: RecapGame[];
  power: PowerRow[];
  /** The most points first. */
  report: ReportRow[];
  /** Empty after the last week, and before its matchups are known. */
  next: NextMatchup[];
};

/** The share of the best lineup's points that counts for nothing in a grade. */
const MIN_SHARE = 0.7;
/** The least marks for each grade, from 0 to 1. */
const GRADES: readonly [Grade, number][] = [
  ['A', 0.8],
  ['B', 0.6],
  ['C', 0.4],
  ['D', 0.2],
];

/** The recaps of a season's decided weeks in which the league played, the earliest first (docs/game.md, Recap). */
export function weekRecaps(season: LeagueSeason): WeekRecap[] {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return [];
  const scores = decidedScores(season);
  return season.weeks.flatMap((row): WeekRecap[] => {
    const { week } = row.week;
    const points = scores.get(week);
    const games = gamesInWeek(schedule, scores, week);
    if (points === undefined || games.length === 0) return [];
    const upTo = new Map([...scores].filter(([one]) => one <= week));
    const lines = new Map(schedule.managers.map((manager) => [manager, scoreInWeek(season, manager, row)]));
    const report = schedule.managers.map((manager) =>
      reportRow(season, manager, row.week, lines.get(manager)!, points),
    );
    const leftBy = (manager: ManagerId) => {
      const one = report.find((each) => each.manager === manager)!;
      return one.best - one.points;
    };
    const following = season.weeks.find((one) => one.week.week === week + 1)?.week;
    return [
      {
        week,
        games: games.map(({ stage, place, home, away, homePoints, awayPoints, winner, roundWeek }): RecapGame => {
          const first = winner ?? (awayPoints > homePoints ? away : home);
          const [won, lost] = first === away ? [away, home] : [home, away];
          return {
            stage,
            roundWeek,
            place,
            winner: won,
            loser: lost,
            isTie: winner === null && homePoints === awayPoints,
            points: won === home ? homePoints : awayPoints,
            against: won === home ? awayPoints : homePoints,
            chance: chanceBefore(season, row.week, { home: won, away: lost, roundWeek }),
            star: topStarter(lines.get(won)!),
            leftByLoser: playsAsHouseTeam(season.league, lost, row.week) ? 0 : leftBy(lost),
          };
        }),
        power: powerRanking(schedule, upTo),
        report: report.sort((one, other) => other.points - one.points),
        next:
          following === undefined
            ? []
            : matchupsFor(schedule, week + 1, upTo).matchups.map((matchup) => ({
                home: matchup.home,
                away: matchup.away,
                chance: chanceBefore(season, following, matchup),
              })),
      },
    ];
  });
}

/** The probability that the home side beats the other, by the projections before the week's first kickoff. */
function chanceBefore(season: LeagueSeason, week: Week, matchup: Pick<Matchup, 'home' | 'away' | 'roundWeek'>): number {
  const projections = weekProjections(season, week.week);
  const contender = (manager: ManagerId) => {
    const score = matchupScore(lineupBefore(season, manager, week), null, season.league.scoring);
    const { carried, ahead } = otherWeek(season, manager, week.week, matchup);
    const { now, projected, final } = liveProjection(score, week, projections);
    return { projection: { now, projected: projected + (carried ?? 0), final }, starters: score.starters, ahead };
  };
  return winProbability(contender(matchup.home), contender(matchup.away), week);
}

/** The lineup with which a week began: in best ball, the best one by projection. */
function lineupBefore(season: LeagueSeason, manager: ManagerId, week: Week): Lineup {
  if (season.league.lineups !== 'best') return expectedLineup(season, manager, week);
  const weeks = season.weeks.filter((one) => one.week.id < week.id);
  return lineupInWeek({ ...season, weeks }, manager, week);
}

function reportRow(
  { league }: LeagueSeason,
  manager: ManagerId,
  week: Week,
  score: LineupScore,
  points: Readonly<Record<ManagerId, Hundredths>>,
): ReportRow {
  const best = bestScore(league, score);
  const squads = new Set(best.starters);
  const missed = score.bench
    .filter(({ squad }) => best.hundredths > score.hundredths && squads.has(squad))
    .sort((one, other) => other.hundredths - one.hundredths)[0];
  return {
    manager,
    points: score.hundredths,
    best: best.hundredths,
    missed: missed === undefined ? null : { squad: missed.squad, points: missed.hundredths },
    grade: playsAsHouseTeam(league, manager, week)
      ? null
      : gradeOf(league, score.hundredths, best.hundredths, allPlayWeek(points, manager)),
  };
}

/**
 * Half for the teams outscored, half for how much of the best lineup's points was had, from 70 percent on; in best
 * ball, all for the teams outscored.
 */
function gradeOf(
  { lineups }: Pick<League, 'lineups'>,
  points: Hundredths,
  best: Hundredths,
  { wins, losses, ties }: { wins: number; losses: number; ties: number },
): Grade {
  const outscored = (wins + ties / 2) / Math.max(1, wins + losses + ties);
  const had = best <= 0 ? 1 : Math.max(0, (points / best - MIN_SHARE) / (1 - MIN_SHARE));
  const marks = lineups === 'best' ? outscored : (outscored + had) / 2;
  return GRADES.find(([, least]) => marks >= least)?.[0] ?? 'F';
}

function topStarter({ starters }: LineupScore): SquadPoints | null {
  return [...starters].sort((one, other) => other.hundredths - one.hundredths)[0] ?? null;
}
