import type { ManagerId } from '@/domain/league/houseTeams';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { decidedScores } from '@/domain/season/scores/decidedScores';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { uncorrectedScore } from '@/domain/season/scores/uncorrectedScore';
import { matchupsFor } from '@/domain/season/matchups/matchups';
import { teamName } from '@/domain/league/teamNames';

/**
 * A team's week whose score a stat correction changed after the finals, in hundredths. `results`: how the game went
 * before and goes now, if that changed.
 */
export type StandingsCorrection = {
  week: number;
  manager: ManagerId;
  team: string;
  before: Hundredths;
  after: Hundredths;
  results: readonly [GameResult, GameResult] | null;
};

type GameResult = 'win' | 'loss' | 'tie';

/** The decided weeks of each team that were corrected, in order. */
export function standingsCorrections(season: LeagueSeason): StandingsCorrection[] {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return [];
  const scores = decidedScores(season);
  return season.weeks.flatMap((one) => {
    const after = scores.get(one.week.week);
    const squads = Object.values(one.results?.squads ?? {});
    if (after === undefined || !squads.some(({ was }) => was !== undefined)) return [];
    const before = Object.fromEntries(
      schedule.managers.map((manager) => [manager, uncorrectedScore(season, manager, one)]),
    );
    const { matchups } = matchupsFor(schedule, one.week.week, scores);
    return schedule.managers
      .filter((manager) => before[manager] !== after[manager])
      .map((manager): StandingsCorrection => {
        // In the playoffs, the higher seed wins a tie, so points alone don't tell how a game went.
        const game = matchups.find(
          ({ home, away, stage }) => stage === 'regular' && (home === manager || away === manager),
        );
        const rival = game?.home === manager ? game.away : game?.home;
        const resultIn = (points: ManagerScores) =>
          rival === undefined ? null : resultOf(points[manager] ?? 0, points[rival] ?? 0);
        const [was, is] = [resultIn(before), resultIn(after)];
        return {
          week: one.week.week,
          manager,
          team: teamName(manager, season.league),
          before: before[manager] ?? 0,
          after: after[manager] ?? 0,
          results: was === null || is === null || was === is ? null : [was, is],
        };
      });
  });
}

type ManagerScores = Readonly<Record<ManagerId, Hundredths>>;

function resultOf(own: Hundredths, other: Hundredths): GameResult {
  return own === other ? 'tie' : own > other ? 'win' : 'loss';
}

/** `Week 8: 97.20 → 98.20, a win instead of a loss`. */
export function formatStandingsCorrection({ week, before, after, results }: StandingsCorrection): string {
  const points = `Week ${String(week)}: ${formatPoints(before)} → ${formatPoints(after)}`;
  return results === null ? points : `${points}, a ${results[1]} instead of a ${results[0]}`;
}
