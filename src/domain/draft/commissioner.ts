import { HOUSE_TEAM_IDS, type ManagerId } from '../houseTeams';
import { CLOCK_SECONDS } from '../leagueChecks';
import { accept, refuse, type Result } from '../result';
import { unitOf } from '../squads';
import { anyoneMayResumeAt, turnClock, usedMs } from './clock';
import { drawnOrder } from './draw';
import { checkRunning, MISSES_TO_AUTOPILOT, ORDER_INCOMPLETE, seatsEverybody } from './engine';
import type { Night } from './night';
import { managerAt } from './order';
import { moved } from './places';
import type { Draft, DraftDeed, OrderWay } from './types';

/**
 * How many entries a draft's log holds. Only a log with fewer than `actions` takes a pause, an undo or another clock, and
 * before the start one with fewer than `beforeStart` another order or quiet hours: the room above is for what lets a draft
 * go on. In a log that is full the latest entry takes the place of the one before.
 */
export const LOG_ENTRIES = { most: 200, actions: 150, beforeStart: 30 } as const;

/** Who does something, and when by the server's clock in milliseconds. */
export type Deed = { by: string; at: number };

/** Whether the order may be drawn: it never was, or the members have changed since. */
export function mayDraw(draft: Draft): boolean {
  return draft.draw === null || !sameList(draft.draw.members, draft.members);
}

/**
 * Draws the order before the start. The draw is the server's time of this write: the order that follows from it
 * (`drawnOrder`) is written next, by any member. `houseTeams`: those that fill seats. Refuses everybody but the commissioner
 * and a second draw for the same members.
 */
export function drawLots(draft: Draft, { houseTeams, ...deed }: Deed & { houseTeams: ManagerId[] }): Result<Draft> {
  if (draft.status !== 'scheduled') return refuse('begun', 'The draft has begun: its order stays.');
  if (!mayDraw(draft)) {
    return refuse('drawn', 'The order has been drawn. It can be drawn again only after a manager has joined or left.');
  }
  if (!areHouseTeams(houseTeams)) return refuse('order', 'Only the first house teams can fill seats.');
  const logged = entered(draft, deed, { kind: 'draw' });
  if (!logged.ok) return logged;
  return accept({ ...logged.value, draw: { at: deed.at, members: draft.members }, order: [], houseTeams });
}

/**
 * Sets the order before the start: the one that follows from the draw, as they joined, or by hand; every time is entered in
 * the log. The order that follows from the draw any member may write while there is none. Refuses an order that does not
 * name every member once or does not follow as it says, and everybody else but the commissioner. Whether it can be drafted in
 * (`checkOrder`) is asked at the start.
 */
export function setOrder(
  draft: Draft,
  { order, how, ...deed }: Deed & { order: ManagerId[]; how: OrderWay },
): Result<Draft> {
  if (draft.status !== 'scheduled') return refuse('begun', 'The draft has begun: its order stays.');
  if (!seatsEverybody(draft, order)) return ORDER_INCOMPLETE;
  const houseTeams = HOUSE_TEAM_IDS.slice(0, order.length - draft.members.length);
  if (how === 'joined' && !sameList([...draft.members, ...houseTeams], order)) {
    return refuse('order', 'This is not the order in which they joined.');
  }
  if (how === 'drawn') {
    if (draft.draw === null || mayDraw(draft)) return refuse('not-drawn', 'Draw the order first.');
    if (!sameList(drawnOrder(draft.leagueId, draft.draw.at, order), order)) {
      return refuse('order', 'This order does not follow from the draw.');
    }
  }
  const first = draft.order.length === 0;
  const follows = how === 'drawn' && first && draft.members.includes(deed.by) && sameList(houseTeams, draft.houseTeams);
  const logged = entered(
    draft,
    deed,
    { kind: 'order', how, order },
    { anybody: follows, below: first ? Infinity : LOG_ENTRIES.beforeStart },
  );
  return logged.ok ? accept({ ...logged.value, order, houseTeams }) : logged;
}

/** Stops the clock; nobody picks until the draft goes on. Refuses everybody but the commissioner, and a draft not running. */
export function pause(draft: Draft, deed: Deed): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const logged = entered(draft, deed, { kind: 'pause' }, { below: LOG_ENTRIES.actions });
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
  const logged = entered(draft, deed, { kind: 'resume' }, { anybody: forgotten });
  if (!logged.ok) return logged;
  return accept({ ...logged.value, usedMs: usedMs(draft, deed.at), pausedAt: null, turnStartedAt: deed.at });
}

/** Whether the commissioner may take the last pick back: its manager asks for it, or did not choose it. */
export function mayUndo(draft: Draft): boolean {
  const pick = draft.picks.length - 1;
  return draft.status === 'active' && pick >= 0 && (draft.made[pick] !== 'own' || draft.undoRequest === pick);
}

/** Whether a manager may ask for the last pick to be taken back: it is theirs, and the draft is under way. */
export function mayAskForUndo(draft: Draft, manager: ManagerId): boolean {
  return draft.status === 'active' && managerAt(draft, draft.picks.length - 1) === manager;
}

/** A manager asks for the pick just made to be taken back, or (`asks` false) asks no longer. Refuses all but its manager. */
export function askForUndo(draft: Draft, manager: ManagerId, asks: boolean): Result<Draft> {
  if (!mayAskForUndo(draft, manager)) return refuse('not-last', 'The next pick has been made, so yours stays.');
  return accept({ ...draft, undoRequest: asks ? draft.picks.length - 1 : null });
}

/**
 * Takes the last pick back and pauses the draft; its manager is on the clock again, with a whole clock from the moment
 * the draft goes on. Of a missed clock the miss is taken back too, and the autopilot it brought. Refuses everybody but the
 * commissioner, a pick that its manager made and does not ask for, a draft without picks and one that is over.
 */
export function undo(draft: Draft, deed: Deed): Result<Draft> {
  if (draft.status === 'complete') return refuse('over', 'The draft is over: its picks stay.');
  const pick = draft.picks.length - 1;
  const squad = draft.picks[pick];
  const manager = managerAt(draft, pick);
  if (draft.status !== 'active' || squad === undefined || manager === null) {
    return refuse('nothing', 'There is no pick to take back.');
  }
  const logged = entered(draft, deed, { kind: 'undo', pick, squad }, { below: LOG_ENTRIES.actions });
  if (!logged.ok) return logged;
  if (!mayUndo(draft))
    return refuse('not-asked', 'A pick that a manager made is taken back only when they ask for it.');
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
    ...(draft.made[pick] === 'missed' ? withoutMiss(draft, manager) : {}),
    turnStartedAt: deed.at,
    usedMs: 0,
    turnClock: null,
    pausedAt: deed.at,
    undoRequest: null,
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
 * Changes the clock and its night from the next pick on: the present turn keeps its own. Before the start only the night
 * changes, because the clock is then the league's option. Refuses a clock outside 15 seconds to 24 hours.
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
  const scheduled = draft.status === 'scheduled';
  const below = scheduled ? LOG_ENTRIES.beforeStart : LOG_ENTRIES.actions;
  const logged = entered(draft, deed, { kind: 'clock', clockSeconds, night }, { below });
  if (!logged.ok) return logged;
  const changed = { ...logged.value, clockSeconds, night };
  if (scheduled) return accept(changed);
  const { clockSeconds: seconds, night: hours } = turnClock(draft);
  return accept({ ...changed, turnClock: { clockSeconds: seconds, night: hours } });
}

/** Hands the draft over to another member, at any time. Refuses strangers, house teams and oneself. */
export function handOver(draft: Draft, { to, ...deed }: Deed & { to: string }): Result<Draft> {
  if (!draft.members.includes(to) || to === draft.commissioner) {
    return refuse('not-member', 'Choose another member of the league to hand it over to.');
  }
  const logged = entered(draft, deed, { kind: 'handOver', to });
  return logged.ok ? accept({ ...logged.value, commissioner: to }) : logged;
}

/** Enters a deed in a log that has fewer entries than `below`; `anybody` may do this one. */
function entered(
  draft: Draft,
  { by, at }: Deed,
  what: DraftDeed,
  { anybody = false, below = Infinity }: { anybody?: boolean; below?: number } = {},
): Result<Draft> {
  if (by !== draft.commissioner && !anybody) {
    return refuse('not-commissioner', 'Only the commissioner of the league may do this.');
  }
  if (draft.log.length >= below) {
    return refuse('log-full', 'The log of this draft has no room for this any more. The draft itself can go on.');
  }
  return accept({ ...draft, log: [...draft.log.slice(0, LOG_ENTRIES.most - 1), { ...what, by, at }] });
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i]);
}

function areHouseTeams(list: readonly ManagerId[]): boolean {
  return sameList(list, HOUSE_TEAM_IDS.slice(0, list.length));
}
