import type { ManagerId } from '../houseTeams';
import { sha256 } from '../sha256';

/** One manager in a draw: the text that was hashed, and its hash in hexadecimal. */
export type DrawnManager = { manager: ManagerId; text: string; hash: string };

/**
 * The draw of a league at a moment of the server's time (milliseconds): every manager with the hash of league, time and
 * manager, sorted by that hash (docs/game.md, The draw). No one can choose the time, so no one can choose the
 * order, and everyone can reckon it again.
 */
export function drawOf(leagueId: string, at: number, managers: readonly ManagerId[]): DrawnManager[] {
  return managers
    .map((manager) => {
      const text = `${leagueId}${at}${manager}`;
      return { manager, text, hash: sha256(text) };
    })
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
}

/** The order that follows from a draw. */
export function drawnOrder(leagueId: string, at: number, managers: readonly ManagerId[]): ManagerId[] {
  return drawOf(leagueId, at, managers).map(({ manager }) => manager);
}
