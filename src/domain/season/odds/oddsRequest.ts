import { isHouseTeam, type ManagerId } from '../../league/houseTeams';
import { expectedAtBest, expectedWith } from './expectedScore';
import { playoffSize, playoffStart } from '../schedule/scheduleWeeks';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import { expectedLineup } from '../lineups/lineupInWeek';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';
import { ODDS_SEASONS, seedOf, type OddsRequest } from './playoffOdds';
import type { Expected } from './winProbability';

/**
 * What the rest of a league's season is played out from. Weeks up to the current one count with the lineups that are
 * set, later ones with the best lineup of today's rosters. Null when there are no playoffs, when everyone makes them,
 * and once the season is over.
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

function expectedOf(season: LeagueSeason, manager: ManagerId, row: LeagueWeek): Expected {
  const isLater = !season.weeks.some(({ week }) => week.isCurrent && week.id >= row.week.id);
  return !isLater || isHouseTeam(manager)
    ? expectedWith(season, expectedLineup(season, manager, row.week), row)
    : expectedAtBest(season, manager, row);
}
