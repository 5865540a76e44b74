import { houseTeamName, isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import type { League } from '@/domain/league';

/** What the room calls a manager: the person's display name in the league, or the house team's name. */
export function nameOf(manager: ManagerId, league: Pick<League, 'userInfo'> | null): string {
  if (isHouseTeam(manager)) return houseTeamName(manager);
  const person = league?.userInfo[manager];
  return person?.displayName || person?.username || 'Manager';
}

/** The same, with "You" for oneself. */
export function calledBy(manager: ManagerId, league: Pick<League, 'userInfo'> | null, me: string): string {
  return manager === me ? 'You' : nameOf(manager, league);
}
