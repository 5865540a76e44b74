import { isOnAutopilot } from './autopilot';
import { isHouseTeam, type ManagerId } from '../league/houseTeams';
import { managerAt } from './order';
import type { Draft } from './types';

/** How often a client reports that its user is present, in milliseconds. The user's own pick counts as a report. */
export const BEAT_MS = 10 * 60_000;

/** Within this time of being last seen, a manager counts as present, in milliseconds: one beat plus two minutes. */
export const HERE_MS = BEAT_MS + 2 * 60_000;

/** When each member last reported being in the draft room, by uid, in milliseconds of server time. */
export type LastSeen = Readonly<Record<string, number>>;

/** Whether a manager is in the room. Best effort: no rule or action depends on it. */
export type Presence = 'here' | 'away' | 'house';

/** Every manager's presence at `now` (server time). Before there is an order, every member's. */
export function presenceOf(draft: Draft, seen: LastSeen, now: number): Record<ManagerId, Presence> {
  const managers = draft.order.length > 0 ? new Set([...draft.order, ...draft.members]) : draft.members;
  return Object.fromEntries([...managers].map((manager) => [manager, presence(draft, manager, seen, now)]));
}

/** When a manager was last seen: their last beat or own pick. Null if never. */
export function lastSeenAt(draft: Draft, manager: ManagerId, seen: LastSeen): number | null {
  return later(
    seen[manager] ?? null,
    lastTaken(draft, manager, (kind) => kind === 'own'),
  );
}

function presence(draft: Draft, manager: ManagerId, seen: LastSeen, now: number): Presence {
  if (isHouseTeam(manager)) return 'house';
  const at = lastSeenAt(draft, manager, seen);
  if (at === null || now - at > HERE_MS) return 'away';
  if (isOnAutopilot(draft, manager)) return 'away';
  // A manager who comes back after a missed clock has no misses left. When they did isn't stored, so it only cancels
  // the missed clock.
  if ((draft.misses[manager] ?? 0) === 0) return 'here';
  const missed = lastTaken(draft, manager, (kind) => kind === 'missed');
  return missed !== null && missed > at ? 'away' : 'here';
}

function lastTaken(draft: Draft, manager: ManagerId, counts: (kind: Draft['made'][number]) => boolean): number | null {
  const pick = draft.made.findLastIndex((kind, i) => counts(kind) && managerAt(draft, i) === manager);
  return pick < 0 ? null : (draft.pickedAt[pick] ?? null);
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
