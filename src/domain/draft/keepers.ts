import { isHouseTeam, type ManagerId } from '../league/houseTeams';
import { unitOf, type SquadId } from '../football/squads';
import { isOnAutopilot } from './autopilot';
import { slotFor } from './openSlots';
import type { Draft } from './types';

/** The squads that can't be drafted any more: those picked, and the keepers of all managers. */
export function takenSquads({ picks, kept }: Pick<Draft, 'picks' | 'kept'>): Set<SquadId> {
  return new Set([...picks, ...Object.values(kept).flat()]);
}

/** The keeper that a manager gets with their next pick: the first that isn't picked and has a place. Null for none. */
export function nextKeeper(draft: Draft, manager: ManagerId): SquadId | null {
  const open = draft.openSlots[manager];
  const fits = (squad: SquadId) => open !== undefined && slotFor(open, draft.spare, unitOf(squad)) !== null;
  return draft.kept[manager]?.find((squad) => !draft.picks.includes(squad) && fits(squad)) ?? null;
}

/** Whether a manager's next pick is made at once: a house team's, a keeper, or on autopilot. */
export function picksItself(draft: Draft, manager: ManagerId): boolean {
  return isHouseTeam(manager) || nextKeeper(draft, manager) !== null || isOnAutopilot(draft, manager);
}
