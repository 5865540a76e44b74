import type { ManagerId } from '../houseTeams';
import { accept, refuse, type Result } from '../result';
import { FLEX_UNITS, isFlexUnit, type Slots } from '../slots';
import { UNITS, squadName, unitOf, type SquadId, type Unit } from '../squads';
import type { Demand, DemandFamily, Draft } from './types';

/** What a roster still needs to fill a starting lineup. */
export type Needs = { missing: Record<Unit, number>; flexMissing: number; total: number };

/** The sentences for a capped unit; the screen shows them beside the unit. */
export const CAP_REASONS = {
  ownNeeds: 'Your last picks must fill your starting lineup.',
  othersNeeds: 'Those left are needed by managers who have none.',
} as const;

/** What a roster still needs for these slots (documents.md, drafts: missing, surplus, flexMissing). */
export function needsOf(roster: readonly SquadId[], slots: Slots): Needs {
  const counts = countUnits(roster);
  const missing = perUnit((unit) => Math.max(0, slots[unit] - counts[unit]));
  const surplus = FLEX_UNITS.reduce((sum, unit) => sum + Math.max(0, counts[unit] - slots[unit]), 0);
  const flexMissing = Math.max(0, slots.FLEX - surplus);
  return { missing, flexMissing, total: UNITS.reduce((sum, unit) => sum + missing[unit], flexMissing) };
}

/** How many squads of each unit a list holds. */
export function countUnits(squads: readonly SquadId[]): Record<Unit, number> {
  const counts = perUnit(() => 0);
  for (const squad of squads) counts[unitOf(squad)]++;
  return counts;
}

/** What all rosters together still need, computed from nothing. */
export function demandOf(rosters: readonly (readonly SquadId[])[], slots: Slots): Demand {
  const demand: Demand = { ...perUnit(() => 0), FLEXGROUP: 0 };
  for (const roster of rosters) {
    const { missing, flexMissing } = needsOf(roster, slots);
    for (const unit of UNITS) demand[unit] += missing[unit];
    demand.FLEXGROUP += FLEX_UNITS.reduce((sum, unit) => sum + missing[unit], flexMissing);
  }
  return demand;
}

/** The demand after one manager has added a squad of the unit: at most one less of each family it serves. */
export function demandAfter(demand: Demand, needs: Needs, unit: Unit): Demand {
  const after = { ...demand };
  if (needs.missing[unit] > 0) after[unit]--;
  if (isFlexUnit(unit) && (needs.missing[unit] > 0 || needs.flexMissing > 0)) after.FLEXGROUP--;
  return after;
}

/** How many squads of a family nobody has picked. */
export function left(draft: Draft, family: DemandFamily): number {
  if (family === 'FLEXGROUP') return FLEX_UNITS.reduce((sum, unit) => sum + left(draft, unit), 0);
  return draft.pool[family].length - draft.picks.filter((squad) => unitOf(squad) === family).length;
}

/** The units that a manager may not pick now, each with the sentence why (documents.md, drafts). */
export function cappedUnits(draft: Draft, manager: ManagerId): Map<Unit, string> {
  const roster = draft.rosters[manager] ?? [];
  const needs = needsOf(roster, draft.slots);
  const remaining = draft.rounds - roster.length;
  const capped = new Map<Unit, string>();
  for (const unit of UNITS) {
    if (needs.missing[unit] > 0) continue;
    const servesFlex = isFlexUnit(unit) && needs.flexMissing > 0;
    if (!servesFlex && remaining - 1 < needs.total) capped.set(unit, CAP_REASONS.ownNeeds);
    else if (left(draft, unit) - 1 < draft.demand[unit]) capped.set(unit, CAP_REASONS.othersNeeds);
    else if (isFlexUnit(unit) && !servesFlex && left(draft, 'FLEXGROUP') - 1 < draft.demand.FLEXGROUP) {
      capped.set(unit, CAP_REASONS.othersNeeds);
    }
  }
  return capped;
}

/**
 * Whether a manager's roster may take the squad now; does not ask whose turn it is.
 * Refuses a squad that is taken (`taken`) and a capped unit (`capped`).
 */
export function checkPick(draft: Draft, manager: ManagerId, squad: SquadId): Result<void> {
  if (draft.picks.includes(squad)) return refuse('taken', `${squadName(squad)} has been taken. Choose another squad.`);
  const reason = cappedUnits(draft, manager).get(unitOf(squad));
  return reason === undefined ? accept() : refuse('capped', `${squadName(squad)} cannot be picked now. ${reason}`);
}

/** The squad of an automatic pick: the first legal one of the queue, else the first legal one of the ranking. */
export function automaticSquad(draft: Draft, manager: ManagerId, queue: readonly SquadId[]): SquadId | null {
  const taken = new Set(draft.picks);
  const capped = cappedUnits(draft, manager);
  const legal = (squad: SquadId) => !taken.has(squad) && !capped.has(unitOf(squad));
  return queue.find(legal) ?? draft.ranking.find(legal) ?? null;
}

function perUnit(value: (unit: Unit) => number): Record<Unit, number> {
  return Object.fromEntries(UNITS.map((unit) => [unit, value(unit)])) as Record<Unit, number>;
}
