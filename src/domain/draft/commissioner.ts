import { isHouseTeam, type ManagerId } from '../houseTeams';
import { CLOCK_SECONDS } from '../leagueChecks';
import { accept, refuse, type Result } from '../result';
import { unitOf } from '../squads';
import { anyoneMayResumeAt, usedMs } from './clock';
import { checkOrder, checkRunning, MISSES_TO_AUTOPILOT } from './engine';
import type { Night } from './night';
import { managerAt } from './order';
import { lastPlace, moved } from './places';
import type { Draft, DraftDeed, OrderWay } from './types';

/** How many deeds a draft's log holds, and how many of them before the start. */
export const LOG_ENTRIES = { most: 200, beforeStart: 30 } as const;

/** Who does something, and when by the server's clock in milliseconds. */
export type Deed = { by: string; at: number };

/**
 * Draws the order anew before the start, or sets it; every time is entered in the log. Refuses what cannot be drafted
 * in, everybody but the commissioner, a draft that has begun, and a 31st time.
 */
export function setOrder(
  draft: Draft,
  { order, how, ...deed }: Deed & { order: ManagerId[]; how: OrderWay },
): Result<Draft> {
  if (draft.status !== 'scheduled') return refuse('begun', 'The draft has begun: its order stays.');
  const sound = checkOrder(draft, order);
  if (!sound.ok) return sound;
  const houseTeams = order.filter(isHouseTeam);
  if (how === 'joined' && [...draft.members, ...houseTeams].some((manager, i) => manager !== order[i])) {
    return refuse('order', 'This is not the order in which they joined.');
  }
  const logged = entered(draft, deed, { kind: 'order', how, order });
  return logged.ok ? accept({ ...logged.value, order, houseTeams }) : logged;
}

/** Stops the clock; nobody picks until the draft goes on. Refuses everybody but the commissioner, and a draft not running. */
export function pause(draft: Draft, deed: Deed): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const logged = entered(draft, deed, { kind: 'pause' });
  return logged.ok ? accept({ ...logged.value, pausedAt: deed.at }) : logged;
}

/**
 * Lets the clock go on with the time that was left. Refuses everybody but the commissioner until the pause has lasted
 * half an hour, or one whole clock where that is longer.
 */
export function resume(draft: Draft, deed: Deed): Result<Draft> {
  const anyoneAt = anyoneMayResumeAt(draft);
  if (draft.status !== 'active' || anyoneAt === null) return refuse('not-paused', 'The draft is not paused.');
  const forgotten = draft.members.includes(deed.by) && deed.at > anyoneAt;
  const logged = entered(draft, deed, { kind: 'resume' }, forgotten);
  if (!logged.ok) return logged;
  return accept({ ...logged.value, usedMs: usedMs(draft, deed.at), pausedAt: null, turnStartedAt: deed.at });
}

/**
 * Takes the last pick back and pauses the draft; whoever made it is on the clock again, with a whole clock from the
 * moment the draft goes on. Of a missed clock the miss is taken back too, and the autopilot it brought. Refuses everybody
 * but the commissioner, a draft without picks and one that is over.
 */
export function undo(draft: Draft, deed: Deed): Result<Draft> {
  if (draft.status === 'complete') return refuse('over', 'The draft is over: its picks stay.');
  const pick = draft.picks.length - 1;
  const squad = draft.picks[pick];
  const manager = managerAt(draft, pick);
  if (draft.status !== 'active' || squad === undefined || manager === null) {
    return refuse('nothing', 'There is no pick to take back.');
  }
  const logged = entered(draft, deed, { kind: 'undo', pick, squad });
  if (!logged.ok) return logged;
  const roster = draft.rosters[manager]!;
  const place = lastPlace(roster, draft.slots)!;
  const before = moved(draft.places[manager]!, draft.spare, unitOf(squad), place, -1);
  return accept({
    ...logged.value,
    picks: draft.picks.slice(0, -1),
    made: draft.made.slice(0, -1),
    takenAt: draft.takenAt.slice(0, -1),
    rosters: { ...draft.rosters, [manager]: roster.slice(0, -1) },
    places: { ...draft.places, [manager]: before.places },
    spare: before.spare,
    ...(draft.made[pick] === 'missed' ? withoutMiss(draft, manager) : {}),
    turnStartedAt: deed.at,
    usedMs: 0,
    pausedAt: deed.at,
  });
}

/** Misses and autopilot with one miss less; who came back in between has none to take back. */
function withoutMiss(draft: Draft, manager: ManagerId): Pick<Draft, 'misses' | 'autopilot'> {
  const missed = draft.misses[manager] ?? 0;
  const { [manager]: _off, ...others } = draft.autopilot;
  return {
    misses: { ...draft.misses, [manager]: Math.max(0, missed - 1) },
    autopilot: missed >= MISSES_TO_AUTOPILOT ? others : draft.autopilot,
  };
}

/**
 * Changes the clock and its night; whoever is on the clock gets a whole new one. Before the start only the night changes,
 * because the clock is then the league's option. Refuses a clock outside 15 seconds to 24 hours.
 */
export function changeClock(
  draft: Draft,
  { clockSeconds, night, ...deed }: Deed & { clockSeconds: number; night: Night | null },
): Result<Draft> {
  if (draft.status === 'complete') return refuse('over', 'The draft is over.');
  if (!Number.isInteger(clockSeconds) || clockSeconds < CLOCK_SECONDS.fewest || clockSeconds > CLOCK_SECONDS.most) {
    return refuse('clock', 'A pick clock runs from 15 seconds to 24 hours.');
  }
  if (draft.status === 'scheduled' && clockSeconds !== draft.clockSeconds) {
    return refuse('option', 'Before the draft the clock is an option of the league: change it there.');
  }
  const logged = entered(draft, deed, { kind: 'clock', clockSeconds, night });
  if (!logged.ok) return logged;
  const changed = { ...logged.value, clockSeconds, night };
  if (draft.status === 'scheduled') return accept(changed);
  return accept({ ...changed, usedMs: 0, turnStartedAt: deed.at, pausedAt: draft.pausedAt === null ? null : deed.at });
}

/** Hands the draft over to another member, at any time. Refuses strangers, house teams and oneself. */
export function handOver(draft: Draft, { to, ...deed }: Deed & { to: string }): Result<Draft> {
  if (!draft.members.includes(to) || to === draft.commissioner) {
    return refuse('not-member', 'Choose another member of the league to hand it over to.');
  }
  const logged = entered(draft, deed, { kind: 'handOver', to });
  return logged.ok ? accept({ ...logged.value, commissioner: to }) : logged;
}

/** Enters a deed in the log; `anybody` may do this one. */
function entered(draft: Draft, { by, at }: Deed, what: DraftDeed, anybody = false): Result<Draft> {
  if (by !== draft.commissioner && !anybody) {
    return refuse('not-commissioner', 'Only the commissioner of the league may do this.');
  }
  if (draft.log.length >= (draft.status === 'scheduled' ? LOG_ENTRIES.beforeStart : LOG_ENTRIES.most)) {
    return refuse('log-full', 'The log of this draft is full, so that nothing more can be entered in it.');
  }
  return accept({ ...draft, log: [...draft.log, { ...what, by, at }] });
}
