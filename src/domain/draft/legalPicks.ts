import type { ManagerId } from '../league/houseTeams';
import { succeed, fail, type Result } from '../kernel/result';
import { FLEX_UNITS, isFlexUnit, type Slots } from '../lineup/slots';
import { perUnit, UNITS, squadName, unitOf, type SquadId, type Unit } from '../football/squads';
import { nextKeeper, takenSquads } from './keepers';
import { slotFor } from './openSlots';
import type { Draft } from './types';

/** What a roster still needs to fill a starting lineup. */
export type Needs = { missing: Record<Unit, number>; flexMissing: number; total: number };

/** Why a unit is capped; shown next to the unit on the screen. */
export const CAP_REASONS = {
  ownNeeds: 'Your remaining picks must fill your starting lineup.',
  othersNeeds: 'The rest are reserved for managers who have none.',
} as const;

/** What a roster still needs for these slots: by unit, and for FLEX, which takes any surplus of its units. */
export function needsOf(roster: readonly SquadId[], slots: Slots): Needs {
  const counts = countUnits(roster);
  const missing = perUnit((unit) => Math.max(0, slots[unit] - counts[unit]));
  const surplus = FLEX_UNITS.reduce((sum, unit) => sum + Math.max(0, counts[unit] - slots[unit]), 0);
  const flexMissing = Math.max(0, slots.FLEX - surplus);
  return { missing, flexMissing, total: UNITS.reduce((sum, unit) => sum + missing[unit], flexMissing) };
}

/** How many squads of each unit a list holds. */
function countUnits(squads: readonly SquadId[]): Record<Unit, number> {
  const counts = perUnit(() => 0);
  for (const squad of squads) counts[unitOf(squad)]++;
  return counts;
}

/** The units that a manager may not pick now, each with the reason as text (docs/documents.md, drafts). */
export function cappedUnits(draft: Draft, manager: ManagerId): Map<Unit, string> {
  const capped = new Map<Unit, string>();
  const openSlots = draft.openSlots[manager];
  if (openSlots === undefined) return capped;
  for (const unit of UNITS) {
    if (slotFor(openSlots, draft.spare, unit) !== null) continue;
    const full = openSlots.BENCH <= 0 && !(isFlexUnit(unit) && openSlots.FLEX > 0);
    capped.set(unit, full ? CAP_REASONS.ownNeeds : CAP_REASONS.othersNeeds);
  }
  return capped;
}

/**
 * Whether the squad fits a manager's roster now; doesn't check whose turn it is. Fails for a squad that was picked or
 * is kept (`taken`), for a capped unit (`capped`), and while one of the manager's keepers comes first (`keeper`).
 */
export function checkPick(draft: Draft, manager: ManagerId, squad: SquadId): Result<void> {
  if (takenSquads(draft).has(squad)) return fail('taken', `${squadName(squad)} is already taken. Pick another squad.`);
  const keeper = nextKeeper(draft, manager);
  if (keeper !== null) return fail('keeper', `${squadName(keeper)}, which you keep, is your next pick.`);
  const reason = cappedUnits(draft, manager).get(unitOf(squad));
  return reason === undefined ? succeed() : fail('capped', `${squadName(squad)} can’t be picked now. ${reason}`);
}
