import { HOUSE_TEAM_IDS, isHouseTeam, type ManagerId } from '../houseTeams';
import { LEAGUE_OPTIONS, type DraftFormat } from '../leagueOptions';
import { succeed, fail, type Result } from '../result';
import { poolArithmetic, rosterSize, starterCount, type Slots } from '../slots';
import { unitOf, type SquadId } from '../squads';
import { isOnAutopilot } from './autopilot';
import { mayPickAutomatically } from './clock';
import { automaticSquad, checkPick } from './legal';
import { onTheClock, pickCount } from './order';
import { openSlotsAtStart, moved, slotFor, spareAtStart } from './openSlots';
import type { Draft, PickKind } from './types';

const CAPACITY = LEAGUE_OPTIONS.capacity;

/** What a new league's draft is made of. */
export type DraftPlan = {
  leagueId: string;
  leagueName: string;
  commissioner: string;
  format: DraftFormat;
  slots: Slots;
  benchSize: number;
  clockSeconds: number;
  /** All squads, best first. */
  ranking: SquadId[];
};

/** The draft of a league that has just been made: scheduled, with its commissioner as only member. */
export function scheduledDraft(plan: DraftPlan): Draft {
  const { benchSize, ranking, commissioner, ...same } = plan;
  return {
    ...same,
    commissioner,
    members: [commissioner],
    status: 'scheduled',
    rounds: rosterSize(plan.slots, benchSize),
    quietHours: null,
    order: [],
    houseTeams: [],
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

/** The house teams that fill the seats between the members and `seats` (none when the members fill them). */
export function houseTeamsFor(members: number, seats: number): ManagerId[] {
  return HOUSE_TEAM_IDS.slice(0, Math.max(0, seats - members));
}

/** Refuses an order that does not name every member once. */
export const ORDER_INCOMPLETE = fail(
  'order',
  'The draft order must include every member once. Reload the page and set it again.',
);

/**
 * Whether an order can be drafted in: every member once and house teams, 2 to 16 managers, and a pool that is enough for
 * them. Refuses each with its sentence.
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
  if (!seatsEverybody(draft, order)) return ORDER_INCOMPLETE;
  return poolArithmetic({
    managers: order.length,
    slots: draft.slots,
    bench: draft.rounds - starterCount(draft.slots),
  }).result;
}

/** Whether an order names every member exactly once, and no one else but the first house teams. */
export function seatsEverybody(draft: Draft, order: readonly ManagerId[]): boolean {
  const houseTeams = HOUSE_TEAM_IDS.slice(0, Math.max(0, order.length - draft.members.length));
  const managers = [...draft.members, ...houseTeams];
  return order.length === managers.length && managers.every((manager) => order.includes(manager));
}

/**
 * Starts a draft in the order that was drawn or set; `at` is the server's time in milliseconds. Refuses a draft that has
 * begun, one without an order, and an order that does not fit any more because members have come or gone.
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
    rosters: Object.fromEntries(order.map((manager) => [manager, []])),
    openSlots: Object.fromEntries(order.map((manager) => [manager, openSlotsAtStart(draft)])),
    spare: spareAtStart(order.length, draft.slots),
    startedAt: at,
    turnStartedAt: at,
  });
}

/** The order that the draft would begin with as it is, for so many seats; null when it has to be settled first, or anew. */
export function standingOrder(draft: Draft, seats: number): ManagerId[] | null {
  const { order } = draft;
  return order.length === seats && seatsEverybody(draft, order) ? order : null;
}

/**
 * A manager's own pick; `at` is the server's time in milliseconds. Allowed after the deadline too, until a person's
 * automatic pick lands. Refuses out of turn (`not-your-turn`), a taken squad and a capped unit. Ends the manager's
 * autopilot and run of misses.
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
 * A pick by the commissioner for another manager on the clock whose time has run out or who is on autopilot, marked as
 * such. Leaves that manager's misses and autopilot as they are. Refuses everyone but the commissioner, a manager whose
 * clock still runs (`too-early`), house teams (they pick for themselves), a taken squad and a capped unit.
 */
export function pickFor(draft: Draft, { by, squad, at }: { by: string; squad: SquadId; at: number }): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const manager = onTheClock(draft)!;
  if (by !== draft.commissioner) return fail('not-commissioner', 'Only the commissioner can pick for another manager.');
  if (manager === by) return fail('own-turn', 'It’s your turn: make your own pick.');
  if (isHouseTeam(manager)) return fail('house', 'House teams make their own picks.');
  if (!mayPickAutomatically(draft, at)) {
    return fail('too-early', 'You can pick for a manager once their clock has run out, or while they’re on autopilot.');
  }
  const legal = checkPick(draft, manager, squad);
  return legal.ok ? succeed(take(draft, manager, squad, 'commissioner', at)) : legal;
}

/**
 * The automatic pick for the manager on the clock: a house team, a manager on autopilot, or one whose clock ran out.
 * `queue` is that manager's own order (house teams have none). Refuses while the clock still runs (`too-early`) or the
 * draft is paused.
 */
export function automaticPick(draft: Draft, { queue, at }: { queue: readonly SquadId[]; at: number }): Result<Draft> {
  const running = checkRunning(draft);
  if (!running.ok) return running;
  const manager = onTheClock(draft)!;
  if (!mayPickAutomatically(draft, at)) return fail('too-early', 'There’s still time on the clock.');
  const kind = isHouseTeam(manager) ? 'house' : isOnAutopilot(draft, manager) ? 'autopilot' : 'missed';
  const squad = automaticSquad(draft, manager, kind === 'house' ? [] : queue);
  if (squad === null) throw new Error(`no legal pick for ${manager} at pick ${draft.picks.length}`);
  const after = take(draft, manager, squad, kind, at);
  if (kind !== 'missed') return succeed(after);
  return succeed({ ...after, misses: { ...draft.misses, [manager]: (draft.misses[manager] ?? 0) + 1 } });
}

/** "I'm back": ends a manager's autopilot and run of misses, nothing else. */
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

/** Refuses a draft in which no one may pick: not begun, over, or paused. */
export function checkRunning(draft: Draft): Result<void> {
  if (draft.status === 'scheduled') return fail('not-begun', 'The draft hasn’t started.');
  if (draft.status === 'complete') return fail('over', 'The draft is over.');
  if (draft.pausedAt !== null) return fail('paused', 'The draft is paused.');
  return succeed();
}
