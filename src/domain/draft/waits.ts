import { MISSES_TO_AUTOPILOT } from './autopilot';
import { afterActiveMs } from './quietHours';
import { managerAt } from './order';
import type { Draft } from './types';

/** An automatic pick that lands this much after it was due found no one in the room, in milliseconds: the timers of hidden tabs may come once a minute. */
const NOBODY_HERE_MS = 2 * 60_000;

/**
 * How long the draft lay still before a pick because no one was there to make it, in milliseconds: no server plays in their place, and the person who comes
 * back first catches the draft up (docs/game.md, Automatic picks).
 * Null when a member was there, a person chose the pick, or it cannot be told
 * (older drafts keep no times; the length of a clock that was changed later is not kept; nor is when an autopilot was switched on by hand).
 */
export function waitedBefore(draft: Draft, pick: number): number | null {
  const made = draft.made[pick];
  const pickedAt = draft.pickedAt[pick];
  if (pickedAt == null || (made !== 'missed' && made !== 'autopilot' && made !== 'house')) return null;
  const began = turnBegan(draft, pick, pickedAt);
  const clockSeconds = clockThen(draft, turnOf(draft, pick) ?? pickedAt);
  if (began === null || clockSeconds === null) return null;
  if (made === 'autopilot' && !flewBefore(draft, pick)) return null;
  const due = made === 'missed' ? afterActiveMs(draft.quietHours, began, clockSeconds * 1000) : began;
  return pickedAt - due > NOBODY_HERE_MS ? pickedAt - due : null;
}

/** The latest pick of the last round's length before which the draft lay still, and for how long; null when there is none. */
export function latestWait(draft: Draft): { pick: number; waited: number } | null {
  for (let pick = draft.picks.length - 1; pick >= Math.max(0, draft.picks.length - draft.order.length); pick--) {
    const waited = waitedBefore(draft, pick);
    if (waited !== null) return { pick, waited };
  }
  return null;
}

/**
 * Whether a manager is known to have been on autopilot already when the turn of a pick began. "Pick for me" may be pressed in the middle of one, by
 * a person who sits in the room, and nothing keeps when. What missed clocks switched on is known to have been on since the last of them, because
 * the person who comes back has no misses left.
 */
function flewBefore(draft: Draft, pick: number): boolean {
  const manager = managerAt(draft, pick);
  if (manager === null || draft.misses[manager] !== MISSES_TO_AUTOPILOT) return false;
  return draft.made.findLastIndex((kind, i) => kind === 'missed' && managerAt(draft, i) === manager) < pick;
}

/** When the turn of a pick began: at the pick before it. */
function turnOf(draft: Draft, pick: number): number | null {
  return pick === 0 ? draft.startedAt : (draft.pickedAt[pick - 1] ?? null);
}

/** When the clock of a pick began, or went on: after the pick before it, or after what the commissioner did since. */
function turnBegan(draft: Draft, pick: number, pickedAt: number): number | null {
  const before = turnOf(draft, pick);
  if (before === null) return null;
  const actions = draft.log.flatMap(({ at }) => (at !== null && at < pickedAt ? [at] : []));
  return Math.max(before, ...actions);
}

/** The length of the clock that a turn began with at a moment, in seconds; null when it was changed later and what it was before is not known. */
function clockThen(draft: Draft, at: number): number | null {
  const changes = draft.log.filter((event) => event.kind === 'clock');
  const last = changes.findLast((event) => event.at !== null && event.at <= at);
  if (last !== undefined) return last.clockSeconds;
  return changes.length === 0 ? draft.clockSeconds : null;
}
