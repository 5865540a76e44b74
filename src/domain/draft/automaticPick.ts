import { unitOf, type SquadId } from '../football/squads';
import { isHouseTeam, type ManagerId } from '../league/houseTeams';
import { isOnAutopilot } from './autopilot';
import { nextKeeper, takenSquads } from './keepers';
import { cappedUnits } from './legalPicks';
import type { Draft, PickKind } from './types';

/** Why a pick for a manager is automatic: a keeper, a house team, autopilot, or a missed clock. */
export function automaticKind(draft: Draft, manager: ManagerId): PickKind {
  if (nextKeeper(draft, manager) !== null) return 'keeper';
  if (isHouseTeam(manager)) return 'house';
  return isOnAutopilot(draft, manager) ? 'autopilot' : 'missed';
}

/**
 * The squad for an automatic pick: the manager's next keeper, else the first legal one in the queue, else the first
 * legal one in the ranking; null if there is none.
 */
export function automaticSquad(draft: Draft, manager: ManagerId, queue: readonly SquadId[]): SquadId | null {
  const taken = takenSquads(draft);
  const capped = cappedUnits(draft, manager);
  const legal = (squad: SquadId) => !taken.has(squad) && !capped.has(unitOf(squad));
  return nextKeeper(draft, manager) ?? queue.find(legal) ?? draft.ranking.find(legal) ?? null;
}
