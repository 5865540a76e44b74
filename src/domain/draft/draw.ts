import type { ManagerId } from '../houseTeams';
import { sha256 } from '../sha256';

/** One manager in a draw: the text that was hashed, and its hash in hexadecimal. */
export type DrawnManager = { manager: ManagerId; text: string; hash: string };

/**
 * The draw of a league at `at` (milliseconds of server time): each manager with the hash of league, time and manager,
 * sorted by hash (docs/game.md, The draw). No client can choose the time, so no client can choose the order, and
 * everyone can recompute it.
 */
export function drawOf(leagueId: string, at: number, managers: readonly ManagerId[]): DrawnManager[] {
  return managers
    .map((manager) => {
      const text = `${leagueId}${at}${manager}`;
      return { manager, text, hash: sha256(text) };
    })
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
}

/** The draft order that results from a draw. */
export function drawnOrder(leagueId: string, at: number, managers: readonly ManagerId[]): ManagerId[] {
  return drawOf(leagueId, at, managers).map(({ manager }) => manager);
}
