import { FORMER_MANAGER } from './formerManagers';
import type { ManagerId } from './houseTeams';
import { chosenTeamName, DEFAULT_TEAM_NAME } from './teamNames';
import type { League } from './types';

/**
 * What a team is called once its manager has gone: the name in their entry of the league, which the rules know, or its
 * number in the draft, because no person's name is kept.
 */
export function vacantName(league: League, team: ManagerId): string {
  const chosen = chosenTeamName({ ...league, olderTeamNames: {} }, team);
  if (chosen !== DEFAULT_TEAM_NAME && chosen !== FORMER_MANAGER) return chosen;
  return `Team ${String((league.schedule?.managers.indexOf(team) ?? 0) + 1)}`;
}
