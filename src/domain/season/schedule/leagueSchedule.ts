import { divisionNames } from '../../league/options/divisionNames';
import type { ManagerId } from '../../league/houseTeams';
import type { League } from '../../league/types';
import { lastWeekOf } from '../../football/seasons';

/**
 * What a league's schedule is computed from. `managers` is in seed order, as settled at the end of the draft.
 * `playoffTeams`: how many are to play for the title; `playoffSize` says how many do.
 */
export type LeagueSchedule = {
  managers: readonly ManagerId[];
  firstWeek: number;
  lastWeek: number;
  playoffTeams: number;
  /** Whether the highest seed left meets the lowest in each round of the playoffs. */
  reseeds?: boolean;
  /** Whether each round of the playoffs is to take two weeks; `roundLength` says whether it does. */
  twoWeekRounds?: boolean;
  /** Whether each week of the regular season is also a game against the league's median score. */
  median?: boolean;
  /** How many divisions the league asked for; `divisionOf` says which a manager is in. */
  divisions?: number;
};

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
