import type { ManagerId } from '../league/houseTeams';
import type { Draft } from './types';

/** The number of clocks missed in a row that puts a manager on autopilot (docs/game.md, Autodraft). */
export const MISSES_TO_AUTOPILOT = 2;

/**
 * The miss count of a manager who chose "Pick for me". High enough that undoing earlier misses can't end the autopilot.
 */
export const AWAY_MISSES = 100;

/** Whether picks are made for a manager at once: after two clocks missed in a row, or after "Pick for me". */
export function isOnAutopilot(draft: Draft, manager: ManagerId): boolean {
  return (draft.misses[manager] ?? 0) >= MISSES_TO_AUTOPILOT;
}
