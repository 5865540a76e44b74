import { pointsInRound, winnerOf } from '../playoffs/bracket';
import type { Matchup, Stage, WeekScores } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { firstWeekOf, matchupsFor } from './matchups';

/**
 * A decided game of a league, from its first week to `week`, which decided it. Points are in hundredths, those of both
 * weeks together. `winner` is null after a tie of the regular season.
 */
export type PlayedGame = {
  from: number;
  week: number;
  stage: Stage;
  place: number | null;
  home: ManagerId;
  away: ManagerId;
  homePoints: Hundredths;
  awayPoints: Hundredths;
  winner: ManagerId | null;
};

/**
 * A game of a decided week. `roundWeek`: which week of a round of two it was; in the first, there is no winner yet.
 */
export type WeekGame = PlayedGame & Pick<Matchup, 'roundWeek'>;

/** The games of a week, with the points of their rounds so far. Empty until it's decided. */
export function gamesInWeek(schedule: LeagueSchedule, scores: WeekScores, week: number): WeekGame[] {
  return matchupsFor(schedule, week, scores).matchups.flatMap((matchup): WeekGame[] => {
    const { home, away, stage, place = null, roundWeek } = matchup;
    const from = firstWeekOf(matchup, week);
    const points = pointsInRound(scores, from, week);
    if (points === undefined) return [];
    const [homePoints, awayPoints] = [points[home] ?? 0, points[away] ?? 0];
    const open = roundWeek === 1 || (stage === 'regular' && homePoints === awayPoints);
    const winner = open ? null : winnerOf(home, away, points);
    return [{ from, week, stage, place, home, away, homePoints, awayPoints, winner, roundWeek }];
  });
}

/** All decided games of a league's season, week by week. One of two weeks is one game, of its second week. */
export function playedGames(schedule: LeagueSchedule, scores: WeekScores): PlayedGame[] {
  return playedWeeks(schedule, scores).flatMap((week) =>
    gamesInWeek(schedule, scores, week).flatMap(({ roundWeek, ...game }) => (roundWeek === 1 ? [] : game)),
  );
}

/** A manager's points in one week, in hundredths. */
export type WeekMark = { manager: ManagerId; week: number; points: Hundredths };

/** What every team scored, week by week, those with a week off included. */
export function weekMarks(schedule: LeagueSchedule, scores: WeekScores): WeekMark[] {
  return playedWeeks(schedule, scores).flatMap((week) =>
    schedule.managers.map((manager) => ({ manager, week, points: scores.get(week)![manager] ?? 0 })),
  );
}

function playedWeeks({ firstWeek }: LeagueSchedule, scores: WeekScores): number[] {
  return [...scores.keys()].filter((week) => week >= firstWeek).sort((one, other) => one - other);
}

/** A game from one manager's side. */
export type GameSide = {
  from: number;
  week: number;
  manager: ManagerId;
  opponent: ManagerId;
  points: Hundredths;
  against: Hundredths;
  outcome: 'won' | 'lost' | 'tied';
};

/** Both sides of a game. */
export function sidesOf({ from, week, home, away, homePoints, awayPoints, winner }: PlayedGame): [GameSide, GameSide] {
  const outcome = (manager: ManagerId) => (winner === null ? 'tied' : winner === manager ? 'won' : 'lost');
  return [
    { from, week, manager: home, opponent: away, points: homePoints, against: awayPoints, outcome: outcome(home) },
    { from, week, manager: away, opponent: home, points: awayPoints, against: homePoints, outcome: outcome(away) },
  ];
}
