import { MISSES_TO_AUTOPILOT } from '../autopilot';
import { GRACE_MS, anyoneMayResumeAt, deadline, mayPickAutomatically } from './clock';
import { picksItself } from '../keepers';
import { afterActiveMs } from './quietHours';
import { managerAt, onTheClock } from '../order';
import type { Draft, DraftClock } from '../types';

/**
 * An automatic pick later than this, in milliseconds, means no client was connected. Timers in hidden tabs may fire
 * only once a minute.
 */
const ABSENCE_MS = 2 * 60_000;

/**
 * How long the draft waited before a pick because no client was connected to make it, in milliseconds. There is no
 * server to pick instead, and the first member who returns catches the draft up (docs/game.md, Automatic picks).
 * Null when a member was connected, when the manager chose the squad, or when it's unknown: older drafts store no
 * times, and neither the earlier length of a changed clock nor the time of a "Pick for me" is stored.
 */
export function waitedBefore(draft: Draft, pick: number): number | null {
  const made = draft.made[pick];
  const pickedAt = draft.pickedAt[pick];
  if (pickedAt == null || made === undefined || made === 'own') return null;
  const began = turnBegan(draft, pick, pickedAt);
  const clock = clockThen(draft, turnOf(draft, pick) ?? pickedAt);
  if (began === null || clock === null) return null;
  if (made === 'autopilot' && !wasOnAutopilotBefore(draft, pick)) return null;
  const due = made === 'missed' ? afterActiveMs(clock.quietHours, began, clock.clockSeconds * 1000) : began;
  return pickedAt - due > ABSENCE_MS ? pickedAt - due : null;
}

/**
 * The latest pick, among the last round's worth of picks, that the draft waited for, and how long; null if there is
 * none.
 */
export function latestWait(draft: Draft): { pick: number; waited: number } | null {
  for (let pick = draft.picks.length - 1; pick >= Math.max(0, draft.picks.length - draft.order.length); pick--) {
    const waited = waitedBefore(draft, pick);
    if (waited !== null) return { pick, waited };
  }
  return null;
}

/**
 * A wait that no member's client ends because none is connected: a pick that has been due since, or a forgotten pause
 * that began then.
 */
export type OpenWait = { kind: 'pick' | 'pause'; since: number };

/** What a draft waits for at `now` (milliseconds), though any member's client could end it; null if it doesn't. */
export function openWait(draft: Draft, now: number): OpenWait | null {
  const anyoneAt = anyoneMayResumeAt(draft);
  if (draft.status === 'active' && draft.pausedAt !== null && anyoneAt !== null)
    return now > anyoneAt ? { kind: 'pause', since: draft.pausedAt } : null;
  const manager = onTheClock(draft);
  if (manager === null || !mayPickAutomatically(draft, now)) return null;
  const since = picksItself(draft, manager) ? draft.turnStartedAt : deadline(draft, GRACE_MS);
  return since !== null && now - since > ABSENCE_MS ? { kind: 'pick', since } : null;
}

/**
 * Whether a manager is known to have been on autopilot when a pick's turn began. "Pick for me" may be pressed in the
 * middle of a turn by a manager who is present, and its time isn't stored. An autopilot caused by missed clocks has
 * been on since the last of them, because a manager who comes back has no misses left.
 */
function wasOnAutopilotBefore(draft: Draft, pick: number): boolean {
  const manager = managerAt(draft, pick);
  if (manager === null || draft.misses[manager] !== MISSES_TO_AUTOPILOT) return false;
  return draft.made.findLastIndex((kind, i) => kind === 'missed' && managerAt(draft, i) === manager) < pick;
}

/** When a pick's turn began: at the previous pick. */
function turnOf(draft: Draft, pick: number): number | null {
  return pick === 0 ? draft.startedAt : (draft.pickedAt[pick - 1] ?? null);
}

/** When a pick's clock started or resumed: after the previous pick, or after the commissioner's latest action since. */
function turnBegan(draft: Draft, pick: number, pickedAt: number): number | null {
  const before = turnOf(draft, pick);
  if (before === null) return null;
  const actions = draft.log.flatMap(({ at }) => (at !== null && at < pickedAt ? [at] : []));
  return Math.max(before, ...actions);
}

/**
 * The clock of a turn that began at `at`; null when it was changed later and its earlier length is unknown. What was
 * logged in the lobby isn't counted: it holds the quiet hours until the start, but not the league's latest clock.
 */
function clockThen(draft: Draft, at: number): DraftClock | null {
  const changes = draft.log
    .filter((event) => event.kind === 'clock')
    .filter((event) => event.at === null || event.at > (draft.startedAt ?? 0));
  return changes.findLast((event) => event.at !== null && event.at <= at) ?? (changes.length === 0 ? draft : null);
}
