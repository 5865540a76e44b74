import type { ManagerId } from '../../league/houseTeams';
import type { Lineup } from '../../lineup/lineup';
import type { LeagueSeason, LeagueWeek } from '../leagueSeason';

/** The lineups that managers set for weeks after the current one, by week id and manager. */
export type LaterLineups = Readonly<Record<string, Readonly<Record<ManagerId, Lineup>>>>;

/** A season with the lineups of later weeks, which `LeagueSeason.weeks` otherwise leaves out. */
export function withLaterLineups(season: LeagueSeason, later: LaterLineups): LeagueSeason {
  const weeks = season.weeks.map((one): LeagueWeek => {
    const lineups = later[one.week.id];
    return lineups === undefined ? one : { ...one, lineups };
  });
  return { ...season, weeks };
}
