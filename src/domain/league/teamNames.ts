import { houseTeamName, isHouseTeam, type ManagerId } from './houseTeams';
import { isolated } from '../kernel/isolated';
import type { League } from './types';
import { isVacant, managerOf } from './teams';

/** The name of a team whose manager hasn't chosen one. */
export const DEFAULT_TEAM_NAME = 'My Roster';

/** Whether the entry of a member has no team name, so that it's read from the member's roster document. */
export function lacksTeamNames(league: League): boolean {
  return Object.values(league.userInfo).some(({ teamName }) => teamName === null);
}

/** The name that a team's manager chose, or the default. A vacant team keeps its name. */
export function chosenTeamName(league: League, team: ManagerId): string {
  return (
    league.vacant[team] ??
    (managerOf(league, team) ?? league.userInfo[team])?.teamName ??
    league.olderTeamNames?.[team] ??
    DEFAULT_TEAM_NAME
  );
}

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
