import { playoffSize, playoffStart } from '@/domain/season/leagueSchedule';
import { isHouseTeam, type ManagerId } from '@/domain/league/houseTeams';
import {
  leagueSchedule,
  decidedScores,
  lineupInWeek,
  lineupWorth,
  outlook,
  weekProjections,
  type LeagueSeason,
  type LeagueWeek,
} from '@/domain/season/leagueSeason';
import { bestLineup } from '@/domain/lineup/lineup';
import { ODDS_SEASONS, seedOf, type Expected, type OddsRequest } from '@/domain/season/playoffOdds';
import { matchupScore } from '@/domain/scoring/results';
import { rosterInWeek } from '@/domain/moves/rosterHistory';
import { remainingVariance } from '@/domain/season/winProbability';

/**
 * What the rest of a league's season is played out from. This week counts with the lineups that are set, later ones
 * with the best lineup of today's rosters. Null when there are no playoffs, when everyone makes them, and once the
 * season is over.
 */
export function oddsRequest(season: LeagueSeason): OddsRequest | null {
  const schedule = leagueSchedule(season.league);
  if (schedule === null) return null;
  const start = playoffStart(schedule);
  if (start === null || schedule.managers.length <= playoffSize(schedule)) return null;
  const scores = decidedScores(season);
  const coming = season.weeks.filter(
    ({ week: { week } }) => week >= schedule.firstWeek && week <= schedule.lastWeek && !scores.has(week),
  );
  if (coming.length === 0) return null;
  const expected = coming.map((one) => {
    const all = schedule.managers.map((manager) => [manager, expectedOf(season, manager, one)] as const);
    return [one.week.week, Object.fromEntries(all)] as const;
  });
  const seed = seedOf(`${season.league.id} ${JSON.stringify(expected)}`);
  return { schedule, scores: [...scores], expected, seasons: ODDS_SEASONS, seed };
}

function expectedOf(season: LeagueSeason, manager: ManagerId, { week, results }: LeagueWeek): Expected {
  const { slots, scoring } = season.league;
  const projected = weekProjections(season, week.week);
  const lineup =
    week.isCurrent || isHouseTeam(manager)
      ? lineupInWeek(season, manager, week)
      : bestLineup({
          roster: rosterInWeek(season, manager, week.id),
          slots,
          worth: lineupWorth(projected, week),
        });
  const score = matchupScore(lineup, results, scoring);
  return {
    mean: outlook(score, week, projected).projected,
    spread: Math.round(Math.sqrt(remainingVariance(score.starters, week))),
  };
}
