import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { bestLineup, type Lineup } from '../../lineup/lineup';
import { rosterInWeek } from '../../moves/ledger/rosterHistory';
import { isWeekFinal, matchupScore } from '../../scoring/results';
import type { Matchup } from '../schedule/scheduleWeeks';
import { expectedLineup, squadWorth } from '../lineups/lineupInWeek';
import { liveProjection } from '../scores/liveProjection';
import { scoreInWeek } from '../scores/scoreInWeek';
import { weekProjections, type LeagueSeason, type LeagueWeek } from '../leagueSeason';
import { remainingVariance, type Expected } from './winProbability';

/** What a manager is expected to score in a week with the best lineup of their roster. */
export function expectedAtBest(season: LeagueSeason, manager: ManagerId, row: LeagueWeek): Expected {
  const { week } = row;
  const worth = squadWorth(weekProjections(season, week.week), week);
  const roster = rosterInWeek(season, manager, week.id);
  return expectedWith(season, bestLineup({ roster, slots: season.league.slots, worth }), row);
}

/** What a lineup is expected to score in a week. */
export function expectedWith(season: LeagueSeason, lineup: Lineup, { week, results }: LeagueWeek): Expected {
  const score = matchupScore(lineup, results, season.league.scoring);
  return {
    mean: liveProjection(score, week, weekProjections(season, week.week)).projected,
    spread: Math.round(Math.sqrt(remainingVariance(score.starters, week))),
  };
}

/**
 * What the other week of a round of two is worth to a side. `carried`: in the second week, the points of the first,
 * once there are any. `ahead`: what the other week is still expected to bring. Both are null in a round of one week.
 */
export type OtherWeek = { carried: Hundredths | null; ahead: Expected | null };

/** What the other week of a matchup's round is worth to one of its managers. */
export function otherWeek(
  season: LeagueSeason,
  manager: ManagerId,
  week: number,
  { roundWeek }: Pick<Matchup, 'roundWeek'>,
): OtherWeek {
  if (roundWeek === undefined) return { carried: null, ahead: null };
  const row = season.weeks.find((one) => one.week.week === (roundWeek === 1 ? week + 1 : week - 1));
  if (row === undefined) return { carried: null, ahead: { mean: 0, spread: 0 } };
  // Seen from the first week, the second is always to come: a past one shows the chances that it left.
  if (roundWeek === 1) return { carried: null, ahead: expectedAtBest(season, manager, { ...row, results: null }) };
  const { hundredths, starters } = scoreInWeek(season, manager, row);
  const begun = starters.some(({ state }) => state === 'live' || state === 'final');
  if (row.results !== null && isWeekFinal(row.results)) return { carried: hundredths, ahead: null };
  const { mean, spread } = expectedWith(season, expectedLineup(season, manager, row.week), row);
  return { carried: begun ? hundredths : null, ahead: { mean: mean - hundredths, spread } };
}
