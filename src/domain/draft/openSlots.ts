import type { ManagerId } from '../league/houseTeams';
import { FLEX_UNITS, isFlexUnit, SLOTS, SQUADS_PER_UNIT, starterCount, type Slots } from '../lineup/slots';
import { perUnit, unitOf, type SquadId, type Unit } from '../football/squads';
import type { Draft, OpenSlotKind, OpenSlots, Spare } from './types';

type Shape = { slots: Slots; rounds: number };

/** The open slots of an empty roster. */
export function openSlotsAtStart({ slots, rounds }: Shape): OpenSlots {
  return { ...slots, BENCH: rounds - starterCount(slots) };
}

/** The spare squads of each family before the first pick. */
export function spareAtStart(managers: number, slots: Slots): Spare {
  const group = FLEX_UNITS.reduce((sum, unit) => sum + slots[unit], slots.FLEX);
  return {
    ...perUnit((unit) => SQUADS_PER_UNIT - managers * slots[unit]),
    FLEXGROUP: FLEX_UNITS.length * SQUADS_PER_UNIT - managers * group,
  };
}

/**
 * The slot that a squad of this unit fills: its own unit's, else FLEX, else the bench. Null when none is open, or when
 * other managers still need the remaining squads for their starting lineups (docs/documents.md, drafts: legal pick).
 */
export function slotFor(openSlots: OpenSlots, spare: Spare, unit: Unit): OpenSlotKind | null {
  if (openSlots[unit] > 0) return unit;
  if (spare[unit] <= 0) return null;
  if (isFlexUnit(unit) && openSlots.FLEX > 0) return 'FLEX';
  if (openSlots.BENCH <= 0 || (isFlexUnit(unit) && spare.FLEXGROUP <= 0)) return null;
  return 'BENCH';
}

/** The open slots and spare after a squad of this unit fills the slot. `by` -1 reverses that, for an undone pick. */
export function moved(
  openSlots: OpenSlots,
  spare: Spare,
  unit: Unit,
  slot: OpenSlotKind,
  by: 1 | -1 = 1,
): { openSlots: OpenSlots; spare: Spare } {
  const after = { openSlots: { ...openSlots, [slot]: openSlots[slot] - by }, spare: { ...spare } };
  if (slot === unit) return after;
  after.spare[unit] -= by;
  if (slot === 'BENCH' && isFlexUnit(unit)) after.spare.FLEXGROUP -= by;
  return after;
}

/** The slots that a roster's squads have filled, in pick order. */
export function slotsTaken(roster: readonly SquadId[], slots: Slots): OpenSlotKind[] {
  return roster.map((squad, i) => {
    const open = filled(roster.slice(0, i), slots);
    const unit = unitOf(squad);
    if (open[unit] > 0) return unit;
    return isFlexUnit(unit) && open.FLEX > 0 ? 'FLEX' : 'BENCH';
  });
}

/** The slots that a roster leaves open. BENCH is minus the number of benched squads. */
function filled(roster: readonly SquadId[], slots: Slots): OpenSlots {
  const openSlots: OpenSlots = { ...slots, BENCH: 0 };
  for (const squad of roster) {
    const unit = unitOf(squad);
    if (openSlots[unit] > 0) openSlots[unit]--;
    else if (isFlexUnit(unit) && openSlots.FLEX > 0) openSlots.FLEX--;
    else openSlots.BENCH--;
  }
  return openSlots;
}

/** Derives open slots and spare from the rosters, for readers that don't rely on the stored values. */
export function openSlotsOf(
  draft: Pick<Draft, 'order' | 'rosters' | 'slots' | 'rounds'>,
): Pick<Draft, 'openSlots' | 'spare'> {
  const bench = draft.rounds - starterCount(draft.slots);
  const openSlots: Record<ManagerId, OpenSlots> = {};
  const spare = spareAtStart(0, draft.slots);
  for (const manager of draft.order) {
    const roster = draft.rosters[manager] ?? [];
    const open = filled(roster, draft.slots);
    openSlots[manager] = { ...open, BENCH: bench + open.BENCH };
    for (const squad of roster) {
      const unit = unitOf(squad);
      spare[unit]--;
      if (isFlexUnit(unit)) spare.FLEXGROUP--;
    }
    for (const slot of SLOTS) {
      if (slot !== 'FLEX') spare[slot] -= open[slot];
      if (slot === 'FLEX' || isFlexUnit(slot)) spare.FLEXGROUP -= open[slot];
    }
  }
  return { openSlots, spare };
}
