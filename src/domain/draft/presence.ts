import { isOnAutopilot } from './autopilot';
import { isHouseTeam, type ManagerId } from '../houseTeams';
import { managerAt } from './order';
import type { Draft } from './types';

/** How often a person says that they are here, unless a pick of their own has said it, in milliseconds. */
export const BEAT_MS = 10 * 60_000;

/** A person last seen this long ago may still be here: one beat and a little, in milliseconds. */
export const HERE_MS = BEAT_MS + 2 * 60_000;

/** When members last said that they are in the room, by uid, in milliseconds of the server's clock. */
export type LastSeen = Readonly<Record<string, number>>;

/** Whether a manager is in the room: best effort, and never a reason to do anything. */
export type Presence = 'here' | 'away' | 'house';

/** Every manager's presence at a moment of the server's time; before there is an order, every member's. */
export function presenceOf(draft: Draft, seen: LastSeen, now: number): Record<ManagerId, Presence> {
  const managers = draft.order.length > 0 ? new Set([...draft.order, ...draft.members]) : draft.members;
  return Object.fromEntries([...managers].map((manager) => [manager, presence(draft, manager, seen, now)]));
}

/** When a manager was last seen here: a beat, or a pick of their own. Null when never. */
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
  // The person who comes back from a missed clock has no misses left. When that was is not kept, so it only ends the denial.
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
