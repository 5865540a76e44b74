import type { ManagerId } from '../houseTeams';
import type { Draft } from './types';

/** Clocks missed in a row after which a manager is on autopilot (docs/game.md, Autopilot). */
export const MISSES_TO_AUTOPILOT = 2;

/** The count of misses of a manager who asked for autopilot: undoing the misses before it leaves more than enough. */
export const MISSES_OF_AWAY = 100;

/** Whether picks are made for a manager at once: two clocks missed in a row, or "Pick for me". */
export function isOnAutopilot(draft: Draft, manager: ManagerId): boolean {
  return (draft.misses[manager] ?? 0) >= MISSES_TO_AUTOPILOT;
}
