import type { Hundredths } from '../hundredths';
import type { ManagerId } from '../houseTeams';
import { bestLineup, startersOf } from '../lineup';
import type { Projections } from '../ranking';
import { UNITS, unitOf, type SquadId, type Unit } from '../squads';
import { managerAt } from './order';
import { openSlotsOf } from './openSlots';
import type { Draft } from './types';

/** A pick beside where the ranking had the squad. `gained` counts picks: above 0 it came this long after its rank, below 0 before it. */
export type PickValue = { pick: number; squad: SquadId; gained: number };

/** What the draft left one manager with. */
export type ManagerRecap = {
  manager: ManagerId;
  /** What the best starting lineup is projected to score in a week without byes. */
  lineup: Hundredths;
  /** What the whole roster is projected to score in such a week, by position. */
  byUnit: Record<Unit, Hundredths>;
  /** Place by the lineup's figure, from 1; equals share one. */
  place: number;
  /** The pick that came furthest after its rank, also an automatic one: what fell to a manager is theirs. Null when none did. */
  steal: PickValue | null;
  /** The manager's own pick that came furthest before its rank; automatic picks don't count. Null when there is none. */
  reach: PickValue | null;
};

/** Every manager's recap, the strongest projected lineup first. Says what the projections say, and no more. */
export function recapOf(draft: Draft, projections: Projections): ManagerRecap[] {
  const values = pickValues(draft);
  const recaps = draft.order.map((manager) => {
    const roster = draft.rosters[manager] ?? [];
    const best = bestLineup({ roster, slots: draft.slots, worth: (squad) => projections[squad] });
    const own = values.filter(({ pick }) => managerAt(draft, pick) === manager);
    const most = pickedBy(own, (one, other) => one.gained > other.gained);
    const chosen = own.filter(({ pick }) => draft.made[pick] === 'own');
    const least = pickedBy(chosen, (one, other) => one.gained < other.gained);
    return {
      manager,
      lineup: startersOf(best).reduce((sum, squad) => sum + projections[squad], 0),
      byUnit: pointsByUnit(roster, projections),
      steal: most !== null && most.gained > 0 ? most : null,
      reach: least !== null && least.gained < 0 ? least : null,
    };
  });
  return recaps
    .map((recap) => ({ ...recap, place: 1 + recaps.filter((other) => other.lineup > recap.lineup).length }))
    .sort((one, other) => one.place - other.place);
}

function pointsByUnit(roster: readonly SquadId[], projections: Projections): Record<Unit, Hundredths> {
  const sums = UNITS.map((unit) => {
    const squads = roster.filter((squad) => unitOf(squad) === unit);
    return [unit, squads.reduce((sum, squad) => sum + projections[squad], 0)] as const;
  });
  return Object.fromEntries(sums) as Record<Unit, Hundredths>;
}

/** Every pick with how many picks after (or, negative, before) its rank it came. */
function pickValues(draft: Draft): PickValue[] {
  return draft.picks.map((squad, pick) => ({ pick, squad, gained: pick - draft.ranking.indexOf(squad) }));
}

/** The first of the picks that no other is better than. */
function pickedBy(
  picks: readonly PickValue[],
  better: (one: PickValue, other: PickValue) => boolean,
): PickValue | null {
  return picks.reduce<PickValue | null>((best, pick) => (best === null || better(pick, best) ? pick : best), null);
}

/**
 * The draft as it stood after its first `picks` picks, for looking at: clocks and misses are of no account in it.
 * `picks` outside 0 to the number made is taken as the nearer end.
 */
export function replayTo(draft: Draft, picks: number): Draft {
  const made = Math.min(Math.max(0, Math.trunc(picks)), draft.picks.length);
  if (made === draft.picks.length) return draft;
  const rosters: Record<ManagerId, SquadId[]> = Object.fromEntries(draft.order.map((manager) => [manager, []]));
  for (const [pick, squad] of draft.picks.slice(0, made).entries()) {
    const manager = managerAt(draft, pick);
    if (manager !== null) rosters[manager]?.push(squad);
  }
  return {
    ...draft,
    picks: draft.picks.slice(0, made),
    made: draft.made.slice(0, made),
    pickedAt: draft.pickedAt.slice(0, made),
    rosters,
    ...openSlotsOf({ ...draft, rosters }),
    status: 'active',
  };
}
