import type { Hundredths } from '../../kernel/hundredths';
import type { Uid } from '../../kernel/ids';
import type { League } from '../../league/types';
import { teamOf } from '../../league/teams';
import { leagueSchedule } from '../schedule/leagueSchedule';
import { decidedScores } from '../scores/decidedScores';
import type { LeagueSeason } from '../leagueSeason';
import { maxBy } from '../../kernel/maxBy';
import { formatStage } from '../playoffs/bracket';
import { playedGames, sidesOf, type GameSide } from '../matchups/seasonGames';

/** A decided game of two people, from the first one's side. `stage`: what it was for, such as `Semifinal`, or null. */
export type Meeting = { league: League; stage: string | null } & Pick<
  GameSide,
  'from' | 'week' | 'points' | 'against' | 'outcome'
>;

/** All decided games of two people, from the first one's side. Points are in hundredths. */
export type Rivalry = {
  wins: number;
  losses: number;
  ties: number;
  points: Hundredths;
  against: Hundredths;
  /** The latest games that ended in the same way; null before the first. */
  streak: { outcome: GameSide['outcome']; length: number } | null;
  /** By the margin. */
  biggestWin: Meeting | null;
  biggestLoss: Meeting | null;
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
      // The games of someone who left count for whoever runs their team now.
      if (schedule === null || !league.userInfo[me] || !league.userInfo[other]) return [];
      return playedGames(schedule, decidedScores(season))
        .flatMap((game) => sidesOf(game).map((side) => ({ ...side, stage: formatStage(game) })))
        .filter(({ manager, opponent }) => manager === teamOf(league, me) && opponent === teamOf(league, other))
        .map(({ manager: _manager, opponent: _opponent, ...side }) => ({ league, ...side }));
    })
    .sort((one, next) => next.league.season - one.league.season || next.week - one.week);
  const ended = (outcome: GameSide['outcome']) => meetings.filter((meeting) => meeting.outcome === outcome);
  const latest = meetings[0]?.outcome;
  const before = meetings.findIndex(({ outcome }) => outcome !== latest);
  const margin = ({ points, against }: Meeting) => Math.abs(points - against);
  return {
    wins: ended('won').length,
    losses: ended('lost').length,
    ties: ended('tied').length,
    points: meetings.reduce((sum, { points }) => sum + points, 0),
    against: meetings.reduce((sum, { against }) => sum + against, 0),
    streak: latest === undefined ? null : { outcome: latest, length: before < 0 ? meetings.length : before },
    biggestWin: maxBy(ended('won'), margin),
    biggestLoss: maxBy(ended('lost'), margin),
    meetings,
  };
}

/**
 * A person's rivalries with each of these people that they have played, the one with the most meetings first; of equal
 * ones, the closest.
 */
export function rivalriesOf<Other extends { manager: Uid }>(
  seasons: readonly LeagueSeason[],
  person: Uid,
  people: readonly Other[],
): (Other & { rivalry: Rivalry })[] {
  const lead = ({ wins, losses }: Rivalry) => Math.abs(wins - losses);
  return people
    .filter(({ manager }) => manager !== person)
    .map((other) => ({ ...other, rivalry: rivalryOf(seasons, person, other.manager) }))
    .filter(({ rivalry }) => rivalry.meetings.length > 0)
    .sort((one, next) => {
      const [first, second] = [one.rivalry, next.rivalry];
      return second.meetings.length - first.meetings.length || lead(first) - lead(second);
    });
}
