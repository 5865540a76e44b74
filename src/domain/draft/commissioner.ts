import { CLOCK_SECONDS } from '../leagueChecks';
import type { ManagerId } from '../houseTeams';
import { accept, refuse, type Result } from '../result';
import { unitOf } from '../squads';
import { anyoneMayResumeAt, turnClock, usedMs } from './clock';
import { checkRunning } from './engine';
import { entered, LOG_ENTRIES, type Deed } from './log';
import type { Night } from './night';
import { managerAt } from './order';
import { moved } from './places';
import type { Draft } from './types';
import { mayUndo } from './undoRequest';

/** Stops the clock; no one picks until the draft goes on. Refuses everyone but the commissioner, and a draft not running. */
export function pause(draft: Draft, deed: Deed): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const logged = entered(draft, deed, { kind: 'pause' }, { below: LOG_ENTRIES.actions });
  return logged.ok ? accept({ ...logged.value, pausedAt: deed.at }) : logged;
}

/**
 * Lets the clock go on with the time that was left. Refuses everyone but the commissioner until the pause has lasted
 * half an hour, or one whole clock where that is longer.
 */
export function resume(draft: Draft, deed: Deed): Result<Draft> {
  const anyoneAt = anyoneMayResumeAt(draft);
  if (draft.status !== 'active' || anyoneAt === null) return refuse('not-paused', 'The draft isn’t paused.');
  const forgotten = draft.members.includes(deed.by) && deed.at > anyoneAt;
  const logged = entered(draft, deed, { kind: 'resume' }, { anyone: forgotten });
  if (!logged.ok) return logged;
  return accept({ ...logged.value, usedMs: usedMs(draft, deed.at), pausedAt: null, turnStartedAt: deed.at });
}

/**
 * Takes the last pick back and pauses the draft; its manager is on the clock again, with a whole clock from the moment
 * the draft goes on. Of a missed clock the miss is taken back too, and the autopilot it brought. Refuses everyone but the
 * commissioner, a pick that its manager made and does not ask for, a draft without picks and one that is over.
 */
export function undo(draft: Draft, deed: Deed): Result<Draft> {
  if (draft.status === 'complete') return refuse('over', 'The draft is over, so its picks are final.');
  const pick = draft.picks.length - 1;
  const squad = draft.picks[pick];
  const manager = managerAt(draft, pick);
  if (draft.status !== 'active' || squad === undefined || manager === null) {
    return refuse('nothing', 'There is no pick to take back.');
  }
  const logged = entered(draft, deed, { kind: 'undo', pick, squad }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  if (!mayUndo(draft)) return refuse('not-asked', 'You can only take back a manager’s pick when they ask for it.');
  const roster = draft.rosters[manager]!;
  const before = moved(draft.places[manager]!, draft.spare, unitOf(squad), draft.filled[pick]!, -1);
  return accept({
    ...logged.value,
    picks: draft.picks.slice(0, -1),
    made: draft.made.slice(0, -1),
    filled: draft.filled.slice(0, -1),
    takenAt: draft.takenAt.slice(0, -1),
    rosters: { ...draft.rosters, [manager]: roster.slice(0, -1) },
    places: { ...draft.places, [manager]: before.places },
    spare: before.spare,
    misses: draft.made[pick] === 'missed' ? withoutMiss(draft, manager) : draft.misses,
    turnStartedAt: deed.at,
    usedMs: 0,
    turnClock: null,
    pausedAt: deed.at,
    undoRequest: null,
  });
}

/** The misses with one less of a manager; who came back in between has none to take back. */
function withoutMiss(draft: Draft, manager: ManagerId): Draft['misses'] {
  return { ...draft.misses, [manager]: Math.max(0, (draft.misses[manager] ?? 0) - 1) };
}

/**
 * Changes the clock and its night from the next pick on: the present turn keeps its own. Before the start only the night
 * changes, because the clock is then the league's option. Refuses a clock outside 15 seconds to 24 hours.
 */
export function changeClock(
  draft: Draft,
  { clockSeconds, night, ...deed }: Deed & { clockSeconds: number; night: Night | null },
): Result<Draft> {
  if (draft.status === 'complete') return refuse('over', 'The draft is over.');
  if (!Number.isInteger(clockSeconds) || clockSeconds < CLOCK_SECONDS.fewest || clockSeconds > CLOCK_SECONDS.most) {
    return refuse('clock', 'Set the pick clock between 15 seconds and 24 hours.');
  }
  if (draft.status === 'scheduled' && clockSeconds !== draft.clockSeconds) {
    return refuse('option', 'Before the draft, change the clock in the league’s options.');
  }
  const scheduled = draft.status === 'scheduled';
  const logged = entered(draft, deed, { kind: 'clock', clockSeconds, night }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  const changed = { ...logged.value, clockSeconds, night };
  if (scheduled) return accept(changed);
  const { clockSeconds: seconds, night: hours } = turnClock(draft);
  return accept({ ...changed, turnClock: { clockSeconds: seconds, night: hours } });
}

/** Hands the draft over to another member, at any time. Refuses strangers, house teams and oneself. */
export function handOver(draft: Draft, { to, ...deed }: Deed & { to: string }): Result<Draft> {
  if (!draft.members.includes(to) || to === draft.commissioner) {
    return refuse('not-member', 'Choose another member as the new commissioner.');
  }
  const logged = entered(draft, deed, { kind: 'handOver', to });
  return logged.ok ? accept({ ...logged.value, commissioner: to }) : logged;
}
