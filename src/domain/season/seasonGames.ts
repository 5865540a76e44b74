import { winnerOf } from './bracket';
import type { LeagueSchedule, Stage, WeekScores } from './leagueSchedule';
import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { matchupsFor } from './matchups';

/** A decided game of a league. Points are in hundredths. `winner` is null after a tie of the regular season. */
export type PlayedGame = {
  week: number;
  stage: Stage;
  place: number | null;
  home: ManagerId;
  away: ManagerId;
  homePoints: Hundredths;
  awayPoints: Hundredths;
  winner: ManagerId | null;
};

/** All decided games of a league's season, week by week. */
export function playedGames(schedule: LeagueSchedule, scores: WeekScores): PlayedGame[] {
  const weeks = [...scores.keys()].filter((week) => week >= schedule.firstWeek).sort((one, other) => one - other);
  return weeks.flatMap((week) => {
    const points = scores.get(week)!;
    return matchupsFor(schedule, week, scores).matchups.map(({ home, away, stage, place }): PlayedGame => {
      const [homePoints, awayPoints] = [points[home] ?? 0, points[away] ?? 0];
      const tied = stage === 'regular' && homePoints === awayPoints;
      const winner = tied ? null : winnerOf(home, away, points);
      return { week, stage, place: place ?? null, home, away, homePoints, awayPoints, winner };
    });
  });
}

/** A game from one manager's side. */
export type GameSide = {
  week: number;
  manager: ManagerId;
  opponent: ManagerId;
  points: Hundredths;
  against: Hundredths;
  outcome: 'won' | 'lost' | 'tied';
};

/** Both sides of a game. */
export function sidesOf({ week, home, away, homePoints, awayPoints, winner }: PlayedGame): [GameSide, GameSide] {
  const outcome = (manager: ManagerId) => (winner === null ? 'tied' : winner === manager ? 'won' : 'lost');
  return [
    { week, manager: home, opponent: away, points: homePoints, against: awayPoints, outcome: outcome(home) },
    { week, manager: away, opponent: home, points: awayPoints, against: homePoints, outcome: outcome(away) },
  ];
}
