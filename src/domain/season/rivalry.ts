import type { Hundredths } from '../kernel/hundredths';
import type { Uid } from '../kernel/ids';
import type { League } from '../league/types';
import { teamOf } from '../league/teams';
import { leagueSchedule, decidedScores, type LeagueSeason } from './leagueSeason';
import { playedGames, sidesOf, type GameSide } from './seasonGames';

/** A decided game of two people, from the first one's side. */
export type Meeting = { league: League } & Pick<GameSide, 'week' | 'points' | 'against' | 'outcome'>;

/** All decided games of two people, from the first one's side. Points are in hundredths. */
export type Rivalry = {
  wins: number;
  losses: number;
  ties: number;
  points: Hundredths;
  against: Hundredths;
  /** Newest first. */
  meetings: Meeting[];
};

/**
 * How one person has done against another over the seasons of their leagues, playoffs included. A team's games count
 * for who runs it, as in their careers.
 */
export function rivalryOf(seasons: readonly LeagueSeason[], me: Uid, other: Uid): Rivalry {
  const meetings = seasons
    .flatMap((season): Meeting[] => {
      const { league } = season;
      const schedule = leagueSchedule(league);
      if (schedule === null) return [];
      return playedGames(schedule, decidedScores(season))
        .flatMap(sidesOf)
        .filter(({ manager, opponent }) => manager === teamOf(league, me) && opponent === teamOf(league, other))
        .map(({ week, points, against, outcome }) => ({ league, week, points, against, outcome }));
    })
    .sort((one, next) => next.league.season - one.league.season || next.week - one.week);
  const count = (outcome: GameSide['outcome']) => meetings.filter((meeting) => meeting.outcome === outcome).length;
  return {
    wins: count('won'),
    losses: count('lost'),
    ties: count('tied'),
    points: meetings.reduce((sum, { points }) => sum + points, 0),
    against: meetings.reduce((sum, { against }) => sum + against, 0),
    meetings,
  };
}
