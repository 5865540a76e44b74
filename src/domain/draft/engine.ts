import { HOUSE_TEAM_IDS, type ManagerId } from '../league/houseTeams';
import type { LeagueId } from '../kernel/ids';
import { LEAGUE_OPTIONS, type DraftFormat } from '../league/options/leagueOptions';
import { succeed, fail, type Result } from '../kernel/result';
import { rosterSize, starterCount, type Slots } from '../lineup/slots';
import { poolCheck } from '../league/options/poolCheck';
import { unitOf, type SquadId } from '../football/squads';
import { mayPickAutomatically } from './clock/clock';
import { checkPick } from './legalPicks';
import { automaticKind, automaticSquad } from './automaticPick';
import { onTheClock, pickCount } from './order';
import { openSlotsAtStart, moved, slotFor, spareAtStart } from './openSlots';
import type { Draft, PickKind } from './types';

const CAPACITY = LEAGUE_OPTIONS.capacity;

/** What a new league's draft is created from. */
export type DraftPlan = {
  leagueId: LeagueId;
  leagueName: string;
  commissioner: string;
  format: DraftFormat;
  slots: Slots;
  benchSize: number;
  clockSeconds: number;
  /** All squads, best first. */
  ranking: SquadId[];
};

/** The draft of a newly created league: scheduled, with the commissioner as its only member. */
export function scheduledDraft(plan: DraftPlan): Draft {
  const { benchSize, ranking, commissioner, ...same } = plan;
  return {
    ...same,
    commissioner,
    coCommissioner: null,
    members: [commissioner],
    status: 'scheduled',
    rounds: rosterSize(plan.slots, benchSize),
    quietHours: null,
    order: [],
    houseTeams: [],
    kept: {},
    draw: null,
    picks: [],
    made: [],
    filledSlots: [],
    pickedAt: [],
    rosters: {},
    ranking: [...ranking],
    openSlots: {},
    spare: spareAtStart(0, plan.slots),
    misses: {},
    startedAt: null,
    turnStartedAt: null,
    usedMs: 0,
    turnClock: null,
    pausedAt: null,
    undoRequest: null,
    log: [],
  };
}

/** The house teams that fill the open seats up to `seats`; empty when the members already fill them. */
export function houseTeamsFor(members: number, seats: number): ManagerId[] {
  return HOUSE_TEAM_IDS.slice(0, Math.max(0, seats - members));
}

/** The error for an order that doesn't name every member exactly once. */
export const ORDER_INCOMPLETE = fail(
  'order',
  'The draft order must include every manager once. Reload the page and set it again.',
);

/**
 * Whether a draft can start with this order: every member once plus house teams, 2 to 16 managers, and a large enough
 * pool. Each failure has its own message.
 */
export function checkOrder(draft: Draft, order: readonly ManagerId[]): Result<void> {
  if (order.length < CAPACITY.least) {
    return fail(
      'too-few',
      'A draft needs at least two managers. Invite a friend, or fill the open spots with house teams.',
    );
  }
  if (order.length > CAPACITY.most) {
    return fail('too-many', `A draft can have up to ${CAPACITY.most} managers.`);
  }
  if (!isCompleteOrder(draft, order)) return ORDER_INCOMPLETE;
  return poolCheck({
    managers: order.length,
    slots: draft.slots,
    bench: draft.rounds - starterCount(draft.slots),
  }).result;
}

/** Whether an order names every member exactly once, and otherwise only the first house teams. */
export function isCompleteOrder(draft: Draft, order: readonly ManagerId[]): boolean {
  const houseTeams = HOUSE_TEAM_IDS.slice(0, Math.max(0, order.length - draft.members.length));
  const managers = [...draft.members, ...houseTeams];
  return order.length === managers.length && managers.every((manager) => order.includes(manager));
}

/**
 * Starts a draft in the order that was drawn or set; `at` is server time in milliseconds. Fails if the draft has
 * already started, has no order, or has an order that no longer fits because members have joined or left.
 */
export function startDraft(draft: Draft, at: number): Result<Draft> {
  if (draft.status !== 'scheduled') return fail('begun', 'This draft has already started.');
  const { order } = draft;
  if (order.length === 0) return fail('no-order', 'Set the draft order first.');
  const sound = checkOrder(draft, order);
  if (!sound.ok) return sound;
  return succeed({
    ...draft,
    status: 'active',
    kept: Object.fromEntries(Object.entries(draft.kept).filter(([manager]) => order.includes(manager))),
    rosters: Object.fromEntries(order.map((manager) => [manager, []])),
    openSlots: Object.fromEntries(order.map((manager) => [manager, openSlotsAtStart(draft)])),
    spare: spareAtStart(order.length, draft.slots),
    startedAt: at,
    turnStartedAt: at,
  });
}

/**
 * The order in which the draft would start now with this many seats; null when it has to be set first, or set again.
 */
export function standingOrder(draft: Draft, seats: number): ManagerId[] | null {
  const { order } = draft;
  return order.length === seats && isCompleteOrder(draft, order) ? order : null;
}

/**
 * A manager's own pick; `at` is server time in milliseconds. Also allowed after the deadline, until an automatic pick
 * arrives. Ends the manager's autopilot and run of misses.
 * Fails out of turn (`not-your-turn`), and for a taken squad or a capped unit.
 */
export function pick(
  draft: Draft,
  { manager, squad, at }: { manager: ManagerId; squad: SquadId; at: number },
): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  if (onTheClock(draft) !== manager) return fail('not-your-turn', 'It’s not your turn.');
  const legal = checkPick(draft, manager, squad);
  if (!legal.ok) return legal;
  return succeed({ ...take(draft, manager, squad, 'own', at), misses: { ...draft.misses, [manager]: 0 } });
}

/**
 * The automatic pick for the manager on the clock: their keeper, or for a house team, on autopilot, or after a missed
 * clock.
 * `queue` is that manager's own queue (house teams have none). Fails while the clock still runs (`too-early`) or the
 * draft is paused.
 */
export function automaticPick(draft: Draft, { queue, at }: { queue: readonly SquadId[]; at: number }): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const manager = onTheClock(draft)!;
  if (!mayPickAutomatically(draft, at)) return fail('too-early', 'There’s still time on the clock.');
  const kind = automaticKind(draft, manager);
  const squad = automaticSquad(draft, manager, kind === 'house' ? [] : queue);
  if (squad === null) throw new Error(`no legal pick for ${manager} at pick ${draft.picks.length}`);
  const after = take(draft, manager, squad, kind, at);
  if (kind !== 'missed') return succeed(after);
  return succeed({ ...after, misses: { ...draft.misses, [manager]: (draft.misses[manager] ?? 0) + 1 } });
}

/** "I'm back": ends a manager's autopilot and run of misses. */
export function cameBack(draft: Draft, manager: ManagerId): Draft {
  const { [manager]: _missed, ...misses } = draft.misses;
  return { ...draft, misses };
}

function take(draft: Draft, manager: ManagerId, squad: SquadId, kind: PickKind, at: number): Draft {
  const unit = unitOf(squad);
  const slot = slotFor(draft.openSlots[manager]!, draft.spare, unit);
  if (slot === null) throw new Error(`${manager} has no place for ${squad}`);
  const after = moved(draft.openSlots[manager]!, draft.spare, unit, slot);
  const picks = [...draft.picks, squad];
  return {
    ...draft,
    picks,
    made: [...draft.made, kind],
    filledSlots: [...draft.filledSlots, slot],
    pickedAt: [...draft.pickedAt, at],
    rosters: { ...draft.rosters, [manager]: [...(draft.rosters[manager] ?? []), squad] },
    openSlots: { ...draft.openSlots, [manager]: after.openSlots },
    spare: after.spare,
    turnStartedAt: at,
    usedMs: 0,
    turnClock: null,
    status: picks.length === pickCount(draft) ? 'complete' : 'active',
  };
}

/** Fails when the draft isn't running: not started, over, or paused. */
export function checkRunning(draft: Draft): Result<void> {
  if (draft.status === 'scheduled') return fail('not-begun', 'The draft hasn’t started.');
  if (draft.status === 'complete') return fail('over', 'The draft is over.');
  if (draft.pausedAt !== null) return fail('paused', 'The draft is paused.');
  return succeed();
}
