import { isHouseTeam } from '../houseTeams';
import { onTheClock } from './order';
import type { Draft } from './types';

/** How long after the deadline nobody else may pick yet, so that a pick sent at the last moment still lands. */
export const GRACE_MS = 1000;

/** The last ten seconds look different. */
export const HURRY_MS = 10_000;

/** When the manager on the clock runs out of time, in milliseconds of the server's clock; null when nobody is. */
export function deadline(draft: Draft): number | null {
  if (draft.status !== 'active' || draft.turnStartedAt === null) return null;
  return draft.turnStartedAt + draft.clockSeconds * 1000;
}

/**
 * The clock at a moment of the server's time.
 * `stopped`: nobody is on the clock. `running`, then `hurry` in the last ten seconds, then `grace` (the deadline has
 * passed, but nobody else may pick yet), then `out` (any member's client makes the automatic pick).
 * `msLeft` is never negative.
 */
export type ClockState = { phase: 'stopped' | 'running' | 'hurry' | 'grace' | 'out'; msLeft: number };

/** The state of the draft's clock; `serverNow` is the server's time as measured. */
export function clockState(draft: Draft, serverNow: number): ClockState {
  const end = deadline(draft);
  if (end === null) return { phase: 'stopped', msLeft: 0 };
  const msLeft = end - serverNow;
  if (msLeft > HURRY_MS) return { phase: 'running', msLeft };
  if (msLeft > 0) return { phase: 'hurry', msLeft };
  return { phase: msLeft >= -GRACE_MS ? 'grace' : 'out', msLeft: 0 };
}

/** Whether any member may make the automatic pick now: a house team, autopilot, or a clock that has run out. */
export function mayPickAutomatically(draft: Draft, serverNow: number): boolean {
  const manager = onTheClock(draft);
  if (manager === null) return false;
  return isHouseTeam(manager) || draft.autopilot[manager] === true || clockState(draft, serverNow).phase === 'out';
}
