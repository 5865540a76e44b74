import { checkOption } from '../league/options/checkOptions';
import type { ManagerId } from '../league/houseTeams';
import { succeed, fail, type Result } from '../kernel/result';
import { unitOf } from '../football/squads';
import { anyoneMayResumeAt, turnClock, usedMs } from './clock/clock';
import { checkRunning } from './engine';
import { entered, LOG_ENTRIES, type LogAction } from './log';
import type { QuietHours } from './clock/quietHours';
import { managerAt } from './order';
import { moved } from './openSlots';
import type { Draft } from './types';
import { mayUndo } from './undoRequest';

/**
 * Stops the clock; no picks until the draft resumes. Fails unless the caller is the commissioner and the draft is
 * running.
 */
export function pause(draft: Draft, action: LogAction): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const logged = entered(draft, action, { kind: 'pause' }, { below: LOG_ENTRIES.actions });
  return logged.ok ? succeed({ ...logged.value, pausedAt: action.at }) : logged;
}

/**
 * Resumes the clock with the time that was left. Only the commissioner may do so until the pause has lasted half an
 * hour, or one whole clock if that is longer; then any member may, and the desk (`atDesk`).
 */
export function resume(draft: Draft, action: LogAction, atDesk = false): Result<Draft> {
  const anyoneAt = anyoneMayResumeAt(draft);
  if (draft.status !== 'active' || anyoneAt === null) return fail('not-paused', 'The draft isn’t paused.');
  const forgotten = (atDesk || draft.members.includes(action.by)) && action.at > anyoneAt;
  const logged = entered(draft, action, { kind: 'resume' }, { anyone: forgotten });
  if (!logged.ok) return logged;
  return succeed({ ...logged.value, usedMs: usedMs(draft, action.at), pausedAt: null, turnStartedAt: action.at });
}

/**
 * Undoes the last pick and pauses the draft. Its manager is back on the clock, with a whole clock once the draft
 * resumes. If the pick was a missed clock, the miss and the autopilot it caused are undone too.
 * Fails for everyone but the commissioner, for a manager's own pick without an undo request, without picks, and once
 * the draft is over.
 */
export function undo(draft: Draft, action: LogAction): Result<Draft> {
  if (draft.status === 'complete') return fail('over', 'The draft is over, so its picks are final.');
  const pick = draft.picks.length - 1;
  const squad = draft.picks[pick];
  const manager = managerAt(draft, pick);
  if (draft.status !== 'active' || squad === undefined || manager === null) {
    return fail('nothing', 'There is no pick to undo.');
  }
  const logged = entered(draft, action, { kind: 'undo', pick, squad }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  if (!mayUndo(draft)) return fail('not-asked', 'You can only undo a manager’s pick when they ask for it.');
  const roster = draft.rosters[manager]!;
  const before = moved(draft.openSlots[manager]!, draft.spare, unitOf(squad), draft.filledSlots[pick]!, -1);
  return succeed({
    ...logged.value,
    picks: draft.picks.slice(0, -1),
    made: draft.made.slice(0, -1),
    filledSlots: draft.filledSlots.slice(0, -1),
    pickedAt: draft.pickedAt.slice(0, -1),
    rosters: { ...draft.rosters, [manager]: roster.slice(0, -1) },
    openSlots: { ...draft.openSlots, [manager]: before.openSlots },
    spare: before.spare,
    misses: draft.made[pick] === 'missed' ? withoutMiss(draft, manager) : draft.misses,
    turnStartedAt: action.at,
    usedMs: 0,
    turnClock: null,
    pausedAt: action.at,
    undoRequest: null,
  });
}

/** One miss fewer for a manager. A manager who came back in the meantime has none left to remove. */
function withoutMiss(draft: Draft, manager: ManagerId): Draft['misses'] {
  return { ...draft.misses, [manager]: Math.max(0, (draft.misses[manager] ?? 0) - 1) };
}

/**
 * Changes the pick clock and quiet hours from the next pick on; the current turn keeps its clock. Before the draft only
 * the quiet hours can change here, because the clock is then a league option. Fails for a clock outside 15 seconds to
 * 24 hours.
 */
export function changeClock(
  draft: Draft,
  { clockSeconds, quietHours, ...action }: LogAction & { clockSeconds: number; quietHours: QuietHours | null },
): Result<Draft> {
  if (draft.status === 'complete') return fail('over', 'The draft is over.');
  const clock = checkOption('clockSeconds', clockSeconds);
  if (!clock.ok) return fail('clock', clock.error.message);
  if (draft.status === 'scheduled' && clockSeconds !== draft.clockSeconds) {
    return fail('option', 'Before the draft, change the clock in the league settings.');
  }
  const scheduled = draft.status === 'scheduled';
  const below = scheduled ? LOG_ENTRIES.actions : Infinity;
  const logged = entered(draft, action, { kind: 'clock', clockSeconds, quietHours }, { below });
  if (!logged.ok) return logged;
  const changed = { ...logged.value, clockSeconds, quietHours };
  if (scheduled) return succeed(changed);
  const { clockSeconds: seconds, quietHours: hours } = turnClock(draft);
  return succeed({ ...changed, turnClock: { clockSeconds: seconds, quietHours: hours } });
}

/**
 * Hands the draft over to another member, at any time. Only the commissioner can, not the co-commissioner. Fails for
 * non-members, house teams and the current commissioner.
 */
export function handOver(draft: Draft, { to, ...action }: LogAction & { to: string }): Result<Draft> {
  if (!draft.members.includes(to) || to === draft.commissioner) {
    return fail('not-member', 'Choose another manager as the new commissioner.');
  }
  if (action.by !== draft.commissioner) {
    return fail('not-commissioner', 'Only the commissioner can hand over the league.');
  }
  const logged = entered(draft, action, { kind: 'handOver', to });
  const coCommissioner = to === draft.coCommissioner ? null : draft.coCommissioner;
  return logged.ok ? succeed({ ...logged.value, commissioner: to, coCommissioner }) : logged;
}
