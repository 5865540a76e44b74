import { HOUSE_TEAM_IDS, isHouseTeam, type ManagerId } from '../houseTeams';
import type { DraftFormat } from '../league';
import { accept, refuse, type Result } from '../result';
import { poolArithmetic, rosterSize, starterCount, type Slots } from '../slots';
import { UNITS, unitOf, type SquadId, type Unit } from '../squads';
import { mayPickAutomatically } from './clock';
import { automaticSquad, checkPick, demandAfter, demandOf, needsOf } from './legal';
import { onTheClock, pickCount } from './order';
import type { Draft, PickChange } from './types';

/** Clocks missed in a row after which a manager is on autopilot (game.md, Draft). */
export const MISSES_TO_AUTOPILOT = 2;

/** The fewest and the most managers a draft may have. */
export const MANAGERS = { fewest: 2, most: 16 } as const;

/** What a new league's draft is made of. */
export type DraftPlan = {
  leagueId: string;
  leagueName: string;
  commissioner: string;
  format: DraftFormat;
  slots: Slots;
  benchSize: number;
  clockSeconds: number;
  /** All 96 squads, best first. */
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
    order: [],
    houseTeams: [],
    picks: [],
    auto: [],
    rosters: {},
    ranking: [...ranking],
    pool: poolOf(ranking),
    demand: demandOf([], plan.slots),
    misses: {},
    autopilot: {},
    startedAt: null,
    turnStartedAt: null,
  };
}

/** The ranking by unit, each in the ranking's order. */
export function poolOf(ranking: readonly SquadId[]): Record<Unit, SquadId[]> {
  return Object.fromEntries(UNITS.map((unit) => [unit, ranking.filter((squad) => unitOf(squad) === unit)])) as Record<
    Unit,
    SquadId[]
  >;
}

/** The house teams that fill the seats between the members and `seats` (none when the members fill them). */
export function houseTeamsFor(members: number, seats: number): ManagerId[] {
  return HOUSE_TEAM_IDS.slice(0, Math.max(0, seats - members));
}

/**
 * Starts a draft. `order` names every member and the house teams, as they pick in the first round; `at` is the
 * server's time in milliseconds. Refuses a draft that has begun, fewer than 2 or more than 16 managers, an order
 * that leaves out a member or holds a stranger, and a league that the 96 squads cannot fill.
 */
export function startDraft(draft: Draft, { order, at }: { order: ManagerId[]; at: number }): Result<Draft> {
  if (draft.status !== 'scheduled') return refuse('begun', 'This draft has already begun.');
  if (order.length < MANAGERS.fewest) {
    return refuse(
      'too-few',
      'A draft needs at least two managers. Invite somebody, or fill the seats with house teams.',
    );
  }
  if (order.length > MANAGERS.most) return refuse('too-many', 'A draft takes at most 16 managers.');
  const houseTeams = order.filter(isHouseTeam);
  const people = order.filter((manager) => !isHouseTeam(manager));
  const same = people.length === draft.members.length && draft.members.every((member) => people.includes(member));
  if (!same || new Set(order).size !== order.length) {
    return refuse(
      'order',
      'The order of the draft must name every member exactly once. Load the league again and start anew.',
    );
  }
  const { result } = poolArithmetic({
    managers: order.length,
    slots: draft.slots,
    bench: draft.rounds - starterCount(draft.slots),
  });
  if (!result.ok) return result;
  const rosters = Object.fromEntries(order.map((manager) => [manager, []]));
  return accept({
    ...draft,
    status: 'active',
    order,
    houseTeams,
    rosters,
    demand: demandOf(Object.values(rosters), draft.slots),
    startedAt: at,
    turnStartedAt: at,
  });
}

/**
 * A manager's own pick; `at` is the server's time in milliseconds. Allowed after the deadline too, until somebody's
 * automatic pick lands. Refuses out of turn (`not-your-turn`), a taken squad and a capped unit. Ends the manager's
 * autopilot and run of misses.
 */
export function pick(
  draft: Draft,
  { manager, squad, at }: { manager: ManagerId; squad: SquadId; at: number },
): Result<Draft> {
  if (draft.status !== 'active') return notActive(draft);
  if (onTheClock(draft) !== manager) return refuse('not-your-turn', 'It is not your turn. Your pick was not made.');
  const legal = checkPick(draft, manager, squad);
  if (!legal.ok) return legal;
  const { [manager]: _off, ...autopilot } = draft.autopilot;
  return accept({ ...take(draft, manager, squad, false, at), misses: { ...draft.misses, [manager]: 0 }, autopilot });
}

/**
 * The automatic pick for whoever is on the clock: a house team, a manager on autopilot, or one whose clock ran out.
 * `queue` is that manager's own order (house teams have none). Refuses while the clock still runs (`too-early`).
 */
export function automaticPick(draft: Draft, { queue, at }: { queue: readonly SquadId[]; at: number }): Result<Draft> {
  const manager = onTheClock(draft);
  if (manager === null) return notActive(draft);
  if (!mayPickAutomatically(draft, at)) return refuse('too-early', 'The clock is still running.');
  const house = isHouseTeam(manager);
  const squad = automaticSquad(draft, manager, house ? [] : queue);
  if (squad === null) throw new Error(`no legal pick for ${manager} at pick ${draft.picks.length}`);
  const after = take(draft, manager, squad, true, at);
  if (house || draft.autopilot[manager] === true) return accept(after);
  const misses = (draft.misses[manager] ?? 0) + 1;
  return accept({
    ...after,
    misses: { ...draft.misses, [manager]: misses },
    autopilot: misses >= MISSES_TO_AUTOPILOT ? { ...draft.autopilot, [manager]: true } : draft.autopilot,
  });
}

/** "I'm back": ends a manager's autopilot and run of misses, nothing else. */
export function cameBack(draft: Draft, manager: ManagerId): Draft {
  const { [manager]: _off, ...autopilot } = draft.autopilot;
  const { [manager]: _missed, ...misses } = draft.misses;
  return { ...draft, autopilot, misses };
}

/** The fields that a pick has changed, for the one write that stores it. `after` must be one pick after `before`. */
export function pickChange(before: Draft, after: Draft): PickChange {
  const manager = onTheClock(before);
  if (manager === null || after.picks.length !== before.picks.length + 1) throw new Error('not one pick apart');
  const was = before.autopilot[manager] === true;
  const is = after.autopilot[manager] === true;
  return {
    manager,
    picks: after.picks,
    auto: after.auto,
    roster: after.rosters[manager]!,
    demand: after.demand,
    misses: before.misses[manager] === after.misses[manager] ? null : (after.misses[manager] ?? null),
    autopilot: was === is ? 'same' : is ? 'on' : 'off',
    status: after.status,
  };
}

function take(draft: Draft, manager: ManagerId, squad: SquadId, automatic: boolean, at: number): Draft {
  const roster = draft.rosters[manager] ?? [];
  const picks = [...draft.picks, squad];
  return {
    ...draft,
    picks,
    auto: [...draft.auto, automatic],
    rosters: { ...draft.rosters, [manager]: [...roster, squad] },
    demand: demandAfter(draft.demand, needsOf(roster, draft.slots), unitOf(squad)),
    turnStartedAt: at,
    status: picks.length === pickCount(draft) ? 'complete' : 'active',
  };
}

function notActive(draft: Draft): Result<never> {
  return draft.status === 'scheduled'
    ? refuse('not-begun', 'The draft has not begun yet.')
    : refuse('over', 'The draft is over.');
}
