import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import type { LeagueUser } from '@/domain/league/types';
import { useLoadable } from '@/hooks/useLoadable';

/** A team's roster document in a league, live. It alone lists the weeks with a lineup. */
export function useLeagueUser(leagueId: LeagueId, team: TeamId) {
  return useLoadable<LeagueUser>('league user', `${leagueId} ${team}`, async (next) => {
    const { watchLeagueUser } = await import('@/data/account/signedIn');
    return watchLeagueUser(leagueId, team, next);
  });
}
