import type { ManagerId } from '../league/houseTeams';
import type { LeagueId, Uid } from '../kernel/ids';
import { sha256 } from '../kernel/sha256';
import type { Draft, Draw } from './types';

/** A draw that has been answered and opened. */
export type OpenDraw = Draw & { at: number; secret: string };

/** One manager in a draw: the text that was hashed, and its hash in hexadecimal. */
export type DrawnManager = { manager: ManagerId; text: string; hash: string };

/** The seal of a secret: its hash, which says nothing about it. */
export function sealOf(secret: string): string {
  return sha256(secret);
}

/** The draw of a draft, if it has been answered and opened; else null. */
export function openDraw({ draw }: Pick<Draft, 'draw'>): OpenDraw | null {
  return draw === null || draw.at === null || draw.secret === null
    ? null
    : { ...draw, at: draw.at, secret: draw.secret };
}

/** Whether a member's client may answer a sealed draw: any but the drawer's, or the drawer's own in a league of one. */
export function mayAnswer({ draw, members }: Pick<Draft, 'draw' | 'members'>, uid: Uid): boolean {
  return draw !== null && draw.at === null && members.includes(uid) && (draw.by !== uid || members.length === 1);
}

/**
 * The draw of a league: each manager with the hash of league, secret, time in milliseconds and manager, sorted by hash
 * (docs/game.md, The draw). Who knows the secret can't choose the time, and who can choose the time doesn't know the
 * secret. Everyone can recompute it.
 */
export function drawOf(
  leagueId: LeagueId,
  { secret, at }: Pick<OpenDraw, 'secret' | 'at'>,
  managers: readonly ManagerId[],
): DrawnManager[] {
  return managers
    .map((manager) => {
      const text = `${leagueId}${secret}${String(at)}${manager}`;
      return { manager, text, hash: sha256(text) };
    })
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
}

/** The draft order that results from a draw. */
export function drawnOrder(
  leagueId: LeagueId,
  draw: Pick<OpenDraw, 'secret' | 'at'>,
  managers: readonly ManagerId[],
): ManagerId[] {
  return drawOf(leagueId, draw, managers).map(({ manager }) => manager);
}
