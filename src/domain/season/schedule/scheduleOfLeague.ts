import { divisionNames } from '../../league/options/divisionNames';
import type { League } from '../../league/types';
import { lastWeekOf } from '../../football/seasons';
import type { LeagueSchedule } from './leagueSchedule';

/** The playoffs by what a league has chosen. */
export const PLAYOFFS: Readonly<
  Record<League['playoffs'], Pick<LeagueSchedule, 'playoffTeams' | 'reseeds' | 'twoWeekRounds'>>
> = {
  four: { playoffTeams: 4 },
  fourTwoWeeks: { playoffTeams: 4, twoWeekRounds: true },
  six: { playoffTeams: 6 },
  sixReseeded: { playoffTeams: 6, reseeds: true },
  eight: { playoffTeams: 8 },
  eightReseeded: { playoffTeams: 8, reseeds: true },
};

/** What a league's matchups are computed from; null until its draft is settled. */
export function leagueSchedule(league: League): LeagueSchedule | null {
  if (league.schedule === null) return null;
  return {
    managers: league.schedule.managers,
    firstWeek: league.firstWeek,
    lastWeek: lastWeekOf(league.season),
    ...PLAYOFFS[league.playoffs],
    median: league.median === 'on',
    divisions: divisionNames(league.divisions).length,
  };
}
