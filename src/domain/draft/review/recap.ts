import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { bestLineup, startersOf } from '../../lineup/lineup';
import type { Projections } from '../../projections/preseason';
import { UNITS, unitOf, type SquadId, type Unit } from '../../football/squads';
import { managerAt } from '../order';
import { openSlotsOf } from '../openSlots';
import type { Draft } from '../types';

/**
 * A pick compared with the squad's rank. `gained` counts picks: above 0, the pick came that much later than its rank;
 * below 0, earlier.
 */
export type PickValue = { pick: number; squad: SquadId; gained: number };

/** One manager's recap of the draft. */
export type ManagerRecap = {
  manager: ManagerId;
  /** Projected points of the best starting lineup in a week without byes. */
  lineup: Hundredths;
  /** Projected points of the whole roster in such a week, by unit. */
  byUnit: Record<Unit, Hundredths>;
  /** Rank by `lineup`, counted from 1; ties share a rank. */
  place: number;
  /**
   * The pick that came furthest after its rank. Automatic picks count too, because the squad is the manager's either
   * way; keepers don't. Null if there is none.
   */
  steal: PickValue | null;
  /** The manager's own pick that came furthest before its rank; automatic picks don't count. Null if there is none. */
  reach: PickValue | null;
};

/** Every manager's recap, the strongest projected lineup first. Based on the projections alone. */
export function recapOf(draft: Draft, projections: Projections): ManagerRecap[] {
  const values = pickValues(draft);
  const recaps = draft.order.map((manager) => {
    const roster = draft.rosters[manager] ?? [];
    const best = bestLineup({ roster, slots: draft.slots, worth: (squad) => projections[squad] });
    const own = values.filter(({ pick }) => managerAt(draft, pick) === manager && draft.made[pick] !== 'keeper');
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

/** Every pick with how many picks after its rank it came (negative: before). */
function pickValues(draft: Draft): PickValue[] {
  return draft.picks.map((squad, pick) => ({ pick, squad, gained: pick - draft.ranking.indexOf(squad) }));
}

/** The best pick; of equals, the first. */
function pickedBy(
  picks: readonly PickValue[],
  better: (one: PickValue, other: PickValue) => boolean,
): PickValue | null {
  return picks.reduce<PickValue | null>((best, pick) => (best === null || better(pick, best) ? pick : best), null);
}

/**
 * The draft as it was after its first `picks` picks, for display only: its clocks and misses aren't meaningful. `picks`
 * is clamped to the number of picks made.
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
