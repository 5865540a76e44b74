import { houseTeamName, isHouseTeam, type ManagerId } from './houseTeams';
import { isolated } from '../kernel/isolated';
import { chosenTeamName, DEFAULT_TEAM_NAME } from './league';
import type { League } from './types';
import { isVacant, managerOf } from './teams';

/** A team's name, or its manager's own name if they haven't chosen one; isolated, as are all names here. */
export function teamName(manager: ManagerId, league: League): string {
  if (isHouseTeam(manager)) return houseTeamName(manager);
  const chosen = chosenTeamName(league, manager);
  return chosen === DEFAULT_TEAM_NAME ? personName(manager, league) : isolated(chosen);
}

/** The display name or username of a team's manager; `House team` for a bot, `Vacant` without a manager. */
export function personName(manager: ManagerId, league: League): string {
  if (isHouseTeam(manager)) return 'House team';
  if (isVacant(league, manager)) return 'Vacant';
  const person = managerOf(league, manager) ?? league.userInfo[manager];
  return isolated(person?.displayName || person?.username || 'Manager');
}
