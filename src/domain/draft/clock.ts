import { isHouseTeam } from '../houseTeams';
import { isOnAutopilot } from './autopilot';
import { afterActiveMs, isQuiet, quietHoursEnd, activeMsBetween } from './quietHours';
import { onTheClock } from './order';
import type { Draft, DraftClock } from './types';

/** How long after the deadline no one else may pick yet, so that a pick sent at the last moment still lands. */
export const GRACE_MS = 1000;

/** The last ten seconds look different. */
const HURRY_MS = 10_000;

/** The shortest pause that any member may end, in milliseconds; with a longer clock it is one whole clock. */
export const LONG_PAUSE_MS = 30 * 60_000;

/** The clock of the present turn: the draft's, unless that was changed since the turn began. */
export function turnClock(draft: Draft): DraftClock {
  return draft.turnClock ?? draft;
}

/** Milliseconds of the present clock that are used up at a moment of the server's time; 0 when no clock runs. */
export function usedMs(draft: Draft, serverNow: number): number {
  if (draft.status !== 'active' || draft.turnStartedAt === null) return 0;
  return draft.usedMs + activeMsBetween(turnClock(draft).quietHours, draft.turnStartedAt, draft.pausedAt ?? serverNow);
}

/**
 * When the manager on the clock runs out of time, in milliseconds of the server's clock; null when no one is, and while
 * the draft is paused. `more`: so many milliseconds of active time later.
 */
export function deadline(draft: Draft, more = 0): number | null {
  if (draft.status !== 'active' || draft.turnStartedAt === null || draft.pausedAt !== null) return null;
  const { clockSeconds, quietHours } = turnClock(draft);
  return afterActiveMs(quietHours, draft.turnStartedAt, clockSeconds * 1000 - draft.usedMs + more);
}

/**
 * The clock at a moment of the server's time.
 * `stopped`: no one is on the clock. `paused`: by the commissioner. `quiet`: the quiet hours last until `endsAt`. `running`, then
 * `hurry` in the last ten seconds, then `grace` (the deadline has passed, but no one else may pick yet), then `out` (any
 * member's client makes the automatic pick). `msLeft` is what is left on the clock, never negative.
 */
export type ClockState =
  | { phase: 'stopped' | 'paused' | 'running' | 'hurry' | 'grace' | 'out'; msLeft: number }
  | { phase: 'quiet'; msLeft: number; endsAt: number };

/** The state of the draft's clock; `serverNow` is the server's time as measured. */
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

/** Whether any member may make the automatic pick now: a house team, autopilot, or a clock that has run out. */
export function mayPickAutomatically(draft: Draft, serverNow: number): boolean {
  const manager = onTheClock(draft);
  if (manager === null || draft.pausedAt !== null) return false;
  return isHouseTeam(manager) || isOnAutopilot(draft, manager) || clockState(draft, serverNow).phase === 'out';
}

/** From when on any member may end the present pause, in milliseconds of the server's clock; null while there is none. */
export function anyoneMayResumeAt(draft: Draft): number | null {
  return draft.pausedAt === null
    ? null
    : draft.pausedAt + Math.max(LONG_PAUSE_MS, turnClock(draft).clockSeconds * 1000);
}
