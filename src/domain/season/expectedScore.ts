import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { bestLineup, type Lineup } from '../lineup/lineup';
import { rosterInWeek } from '../moves/rosterHistory';
import { matchupScore } from '../scoring/results';
import type { Matchup } from './leagueSchedule';
import { lineupWorth, outlook, scoreInWeek, weekProjections, type LeagueSeason, type LeagueWeek } from './leagueSeason';
import { remainingVariance, type Expected } from './winProbability';

/** What a manager is expected to score in a week with the best lineup of their roster. */
export function expectedAtBest(season: LeagueSeason, manager: ManagerId, row: LeagueWeek): Expected {
  const { week } = row;
  const worth = lineupWorth(weekProjections(season, week.week), week);
  const roster = rosterInWeek(season, manager, week.id);
  return expectedWith(season, bestLineup({ roster, slots: season.league.slots, worth }), row);
}

/** What a lineup is expected to score in a week. */
export function expectedWith(season: LeagueSeason, lineup: Lineup, { week, results }: LeagueWeek): Expected {
  const score = matchupScore(lineup, results, season.league.scoring);
  return {
    mean: outlook(score, week, weekProjections(season, week.week)).projected,
    spread: Math.round(Math.sqrt(remainingVariance(score.starters, week))),
  };
}

/**
 * What the other week of a round of two is worth to a side. `carried`: in the second week, the points of the first.
 * `ahead`: in the first, what the best lineup is expected to score in the second. Both are null in any other week.
 */
export type OtherWeek = { carried: Hundredths | null; ahead: Expected | null };

/** What the other week of a matchup's round is worth to one of its managers. */
export function otherWeek(
  season: LeagueSeason,
  manager: ManagerId,
  week: number,
  { roundWeek }: Pick<Matchup, 'roundWeek'>,
): OtherWeek {
  const rowOf = (number: number) => season.weeks.find((one) => one.week.week === number);
  if (roundWeek === 2) {
    const first = rowOf(week - 1);
    return { carried: first === undefined ? 0 : scoreInWeek(season, manager, first).hundredths, ahead: null };
  }
  if (roundWeek !== 1) return { carried: null, ahead: null };
  const second = rowOf(week + 1);
  const unknown = { mean: 0, spread: 0 };
  const ahead = second === undefined ? unknown : expectedAtBest(season, manager, { ...second, results: null });
  return { carried: null, ahead };
}
