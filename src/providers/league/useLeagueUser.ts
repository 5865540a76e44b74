import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import type { LeagueUser } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import { useLoadable } from '@/hooks/useLoadable';

/**
 * A team's roster document in a league, live. Its roster and name are in the ledger and the league; only this one lists
 * the weeks with a lineup.
 */
export function useLeagueUser(leagueId: LeagueId, team: TeamId): Loadable<LeagueUser> {
  return useLoadable<LeagueUser>('league user', `${leagueId} ${team}`, async (next) => {
    const { watchLeagueUser } = await import('@/data/league/leagueUsers');
    return watchLeagueUser(leagueId, team, next);
  });
}
