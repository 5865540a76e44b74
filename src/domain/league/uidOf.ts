import type { Uid } from '../kernel/ids';
import type { ManagerId } from './houseTeams';
import { managerOf } from './teams';
import type { League } from './types';

/** Who runs a drafted team. In a league of an older form, which may have no entry for them, the team has their uid. */
export function uidOf(league: Pick<League, 'userInfo'>, team: ManagerId): Uid {
  return managerOf(league, team)?.uid ?? (team as string);
}
