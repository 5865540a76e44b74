import { checkOption } from '../leagueOptions';
import type { ManagerId } from '../houseTeams';
import { succeed, fail, type Result } from '../result';
import { unitOf } from '../squads';
import { anyoneMayResumeAt, turnClock, usedMs } from './clock';
import { checkRunning } from './engine';
import { entered, LOG_ENTRIES, type LogAction } from './log';
import type { QuietHours } from './quietHours';
import { managerAt } from './order';
import { moved } from './openSlots';
import type { Draft } from './types';
import { mayUndo } from './undoRequest';

/** Stops the clock; no one picks until the draft goes on. Refuses everyone but the commissioner, and a draft not running. */
export function pause(draft: Draft, action: LogAction): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const logged = entered(draft, action, { kind: 'pause' }, { below: LOG_ENTRIES.actions });
  return logged.ok ? succeed({ ...logged.value, pausedAt: action.at }) : logged;
}

/**
 * Lets the clock go on with the time that was left. Refuses everyone but the commissioner until the pause has lasted
 * half an hour, or one whole clock where that is longer.
 */
export function resume(draft: Draft, action: LogAction): Result<Draft> {
  const anyoneAt = anyoneMayResumeAt(draft);
  if (draft.status !== 'active' || anyoneAt === null) return fail('not-paused', 'The draft isn’t paused.');
  const forgotten = draft.members.includes(action.by) && action.at > anyoneAt;
  const logged = entered(draft, action, { kind: 'resume' }, { anyone: forgotten });
  if (!logged.ok) return logged;
  return succeed({ ...logged.value, usedMs: usedMs(draft, action.at), pausedAt: null, turnStartedAt: action.at });
}

/**
 * Takes the last pick back and pauses the draft; its manager is on the clock again, with a whole clock from the moment
 * the draft goes on. Of a missed clock the miss is taken back too, and the autopilot it brought. Refuses everyone but the
 * commissioner, a pick that its manager made and does not ask for, a draft without picks and one that is over.
 */
export function undo(draft: Draft, action: LogAction): Result<Draft> {
  if (draft.status === 'complete') return fail('over', 'The draft is over, so its picks are final.');
  const pick = draft.picks.length - 1;
  const squad = draft.picks[pick];
  const manager = managerAt(draft, pick);
  if (draft.status !== 'active' || squad === undefined || manager === null) {
    return fail('nothing', 'There is no pick to take back.');
  }
  const logged = entered(draft, action, { kind: 'undo', pick, squad }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  if (!mayUndo(draft)) return fail('not-asked', 'You can only take back a manager’s pick when they ask for it.');
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

/** The misses with one less of a manager; who came back in between has none to take back. */
function withoutMiss(draft: Draft, manager: ManagerId): Draft['misses'] {
  return { ...draft.misses, [manager]: Math.max(0, (draft.misses[manager] ?? 0) - 1) };
}

/**
 * Changes the clock and its quiet hours from the next pick on: the present turn keeps its own. Before the start only the quiet hours
 * changes, because the clock is then the league's option. Refuses a clock outside 15 seconds to 24 hours.
 */
export function changeClock(
  draft: Draft,
  { clockSeconds, quietHours, ...action }: LogAction & { clockSeconds: number; quietHours: QuietHours | null },
): Result<Draft> {
  if (draft.status === 'complete') return fail('over', 'The draft is over.');
  const clock = checkOption('clockSeconds', clockSeconds);
  if (!clock.ok) return fail('clock', clock.error.message);
  if (draft.status === 'scheduled' && clockSeconds !== draft.clockSeconds) {
    return fail('option', 'Before the draft, change the clock in the league’s options.');
  }
  const scheduled = draft.status === 'scheduled';
  const logged = entered(draft, action, { kind: 'clock', clockSeconds, quietHours }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  const changed = { ...logged.value, clockSeconds, quietHours };
  if (scheduled) return succeed(changed);
  const { clockSeconds: seconds, quietHours: hours } = turnClock(draft);
  return succeed({ ...changed, turnClock: { clockSeconds: seconds, quietHours: hours } });
}

/** Hands the draft over to another member, at any time. Refuses strangers, house teams and oneself. */
export function handOver(draft: Draft, { to, ...action }: LogAction & { to: string }): Result<Draft> {
  if (!draft.members.includes(to) || to === draft.commissioner) {
    return fail('not-member', 'Choose another member as the new commissioner.');
  }
  const logged = entered(draft, action, { kind: 'handOver', to });
  return logged.ok ? succeed({ ...logged.value, commissioner: to }) : logged;
}
