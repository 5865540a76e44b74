'use client';

import type { LeagueUser } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { useLoadable } from '@/hooks/useLoadable';

/** A user's roster document in a league, live. Their roster and team name are in the ledger and the league; only this one lists the weeks with a lineup. */
export function useLeagueUser(leagueId: string, uid: string): Loadable<LeagueUser> {
  return useLoadable<LeagueUser>('league user', `${leagueId} ${uid}`, async (next) => {
    const { watchLeagueUser } = await import('@/data/leagueUsers');
    return watchLeagueUser(leagueId, uid, next);
  });
}
