import type { StatLine } from '../football/statLines';
import { STAT_COLUMNS } from '../football/statLines';
import { perUnit, type Unit } from '../football/unitScoring';
import type { GameEvent } from './gameScript';

/** A team's game at a moment: the points on the scoreboard, and what its units have done so far. */
export interface TeamAt {
  score: number;
  lines: Record<Unit, StatLine>;
}

/**
 * Both teams at a moment of a game's course, from 0 at the kickoff to 1 at the end. Points allowed are the other team's
 * score.
 */
export function gameAt(script: readonly GameEvent[], moment: number): [TeamAt, TeamAt] {
  const teams = [startingTeam(), startingTeam()] as const;
  for (const { at, team, points, adds } of script) {
    if (at > moment) break;
    teams[team].score += points;
    for (const { unit, column, count } of adds) teams[team].lines[unit][column]! += count;
  }
  const [home, away] = teams;
  home.lines.DST.points_against = away.score;
  away.lines.DST.points_against = home.score;
  return [home as TeamAt, away as TeamAt];
}

function startingTeam(): { score: number; lines: Record<Unit, Record<string, number>> } {
  return {
    score: 0,
    lines: perUnit((unit) => Object.fromEntries(STAT_COLUMNS[unit].map((column) => [column, 0]))),
  };
}
