import type { ManagerId } from '@/domain/league/houseTeams';
import { teamName } from '@/domain/league/teamNames';
import { managerOf } from '@/domain/league/teams';
import type { League } from '@/domain/league/types';
import { Avatar } from '../../ui/Avatar';

/** The picture of a team's manager, or the team's crest, next to the team's name. */
export function TeamCrest({ league, team, size }: { league: League; team: ManagerId; size: number }) {
  const person = managerOf(league, team);
  return <Avatar name={teamName(team, league)} src={person?.profilePicUrl} school={person?.favoriteTeam} size={size} />;
}
