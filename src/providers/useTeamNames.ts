'use client';

import type { LeagueUser } from '@/domain/league';
import { isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';
import { useLoadables } from './useLoadables';

/**
 * The roster documents, live, of some managers in some leagues, for their team names: fewer reads than all of a league's. House teams have none.
 * `loaded` is false until all have answered.
 */
export function useTeamNames(managers: readonly { leagueId: string; manager: ManagerId }[]): {
  leagueUsers: LeagueUser[];
  loaded: boolean;
} {
  const { uid } = useAuth();
  const { selected, mine } = useLeagues();
  const isHeld = ({ leagueId, manager }: { leagueId: string; manager: ManagerId }) =>
    leagueId === selected?.id && manager === uid;
  const keys = managers
    .filter((one) => !isHeld(one) && !isHouseTeam(one.manager))
    .map(({ leagueId, manager }) => `${leagueId} ${manager}`);
  const others = useLoadables<LeagueUser>(keys, async (key, next) => {
    const [leagueId = '', manager = ''] = key.split(' ');
    const { watchLeagueUser } = await import('@/data/signedIn');
    return watchLeagueUser(leagueId, manager, next);
  });
  const all = [...(managers.some(isHeld) ? [mine] : []), ...keys.map(others)];
  return {
    leagueUsers: all.flatMap((one) => (one.state === 'ready' ? [one.value] : [])),
    loaded: all.every(({ state }) => state !== 'loading'),
  };
}
