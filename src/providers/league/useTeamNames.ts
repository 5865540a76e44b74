import { useMemo } from 'react';
import { lacksTeamNames } from '@/domain/league/teamNames';
import type { League, LeagueUser } from '@/domain/league/types';
import { mapReady, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useLoadables } from '@/hooks/useLoadable';

/**
 * The leagues with their team names. Those of a league of an older form are in the members' roster documents, which are
 * then watched; until they have loaded, teams go by their managers' names.
 */
export function useTeamNames(leagues: Loadable<League[]>): Loadable<League[]> {
  const older = valueOr(leagues, [])
    .filter(lacksTeamNames)
    .map(({ id }) => id);
  const found = useLoadables<LeagueUser[]>('league users', older, async (leagueId, next) => {
    const { watchLeagueUsers } = await import('@/data/account/signedIn');
    return watchLeagueUsers(leagueId, next);
  });
  return useMemo(() => {
    const named = (league: League): League => {
      const users = valueOr(found(league.id), null);
      if (users === null) return league;
      return { ...league, olderTeamNames: Object.fromEntries(users.map((one) => [one.userId, one.teamName])) };
    };
    return mapReady(leagues, (all) => all.map(named));
  }, [leagues, found]);
}
