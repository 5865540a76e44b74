import { picksItself } from '../keepers';
import { afterActiveMs, isQuiet, quietHoursEnd, activeMsBetween } from './quietHours';
import { onTheClock } from '../order';
import type { Draft, DraftClock } from '../types';

/**
 * Grace period after the deadline, in milliseconds, before anyone else may pick. It lets a last-moment pick still
 * arrive in time.
 */
export const GRACE_MS = 1000;

/** The clock is highlighted for the last ten seconds. */
const HURRY_MS = 10_000;

/**
 * How long a pause must last before any member may end it, in milliseconds. If the pick clock is longer, it is one
 * whole clock.
 */
export const LONG_PAUSE_MS = 30 * 60_000;

/** The clock of the current turn: the draft's, unless it was changed after the turn began. */
export function turnClock(draft: Draft): DraftClock {
  return draft.turnClock ?? draft;
}

/** Milliseconds of the current clock used up at `serverNow`; 0 when no clock runs. */
export function usedMs(draft: Draft, serverNow: number): number {
  if (draft.status !== 'active' || draft.turnStartedAt === null) return 0;
  return draft.usedMs + activeMsBetween(turnClock(draft).quietHours, draft.turnStartedAt, draft.pausedAt ?? serverNow);
}

/**
 * When the manager on the clock runs out of time, in milliseconds of server time; null while the draft is paused or
 * no manager is on the clock.
 * `more` adds that many milliseconds of active time.
 */
export function deadline(draft: Draft, more = 0): number | null {
  if (draft.status !== 'active' || draft.turnStartedAt === null || draft.pausedAt !== null) return null;
  const { clockSeconds, quietHours } = turnClock(draft);
  return afterActiveMs(quietHours, draft.turnStartedAt, clockSeconds * 1000 - draft.usedMs + more);
}

/**
 * The state of the clock at a moment of server time. `msLeft` is the time left on it, never negative.
 * - `stopped`: no manager is on the clock.
 * - `paused`: paused by the commissioner.
 * - `quiet`: quiet hours, until `endsAt`.
 * - `running`: more than ten seconds left.
 * - `hurry`: the last ten seconds.
 * - `grace`: the deadline has passed, but no other client may pick yet.
 * - `out`: any member's client makes the automatic pick.
 */
export type ClockState =
  | { phase: 'stopped' | 'paused' | 'running' | 'hurry' | 'grace' | 'out'; msLeft: number }
  | { phase: 'quiet'; msLeft: number; endsAt: number };

/** Returns the state of the draft's clock; `serverNow` is the measured server time. */
export function clockState(draft: Draft, serverNow: number): ClockState {
  if (draft.status !== 'active' || draft.turnStartedAt === null) return { phase: 'stopped', msLeft: 0 };
  const { clockSeconds, quietHours } = turnClock(draft);
  const left = clockSeconds * 1000 - usedMs(draft, serverNow);
  const msLeft = Math.max(0, left);
  if (draft.pausedAt !== null) return { phase: 'paused', msLeft };
  if (left < -GRACE_MS) return { phase: 'out', msLeft };
  if (quietHours !== null && isQuiet(quietHours, serverNow)) {
    return { phase: 'quiet', msLeft, endsAt: quietHoursEnd(quietHours, serverNow) };
  }
  if (left > HURRY_MS) return { phase: 'running', msLeft };
  return { phase: left > 0 ? 'hurry' : 'grace', msLeft };
}

/** Whether any member may make the automatic pick now: it's made at once, or the clock has run out. */
export function mayPickAutomatically(draft: Draft, serverNow: number): boolean {
  const manager = onTheClock(draft);
  if (manager === null || draft.pausedAt !== null) return false;
  return picksItself(draft, manager) || clockState(draft, serverNow).phase === 'out';
}

/** When any member may end the current pause, in milliseconds of server time; null if the draft isn't paused. */
export function anyoneMayResumeAt(draft: Draft): number | null {
  return draft.pausedAt === null
    ? null
    : draft.pausedAt + Math.max(LONG_PAUSE_MS, turnClock(draft).clockSeconds * 1000);
}
