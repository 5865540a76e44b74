'use client';

import type { League, LeagueUser } from '@/domain/league';
import type { Loadable } from '@/domain/loadable';
import { useLoadable } from './useLoadable';

/** The roster documents of all members of a league, live, for team names. */
export function useLeagueUsers(league: League | null): Loadable<LeagueUser[]> {
  return useLoadable<LeagueUser[]>(league?.id ?? null, async (next) => {
    const { watchLeagueUsers } = await import('@/data/leagueUsers');
    return watchLeagueUsers(league?.id ?? '', next);
  });
}

/** One manager's roster document in a league, live. Loading while `uid` is null. */
export function useLeagueUser(leagueId: string, uid: string | null): Loadable<LeagueUser> {
  return useLoadable<LeagueUser>(uid === null ? null : `${leagueId} ${uid}`, async (next) => {
    const { watchLeagueUser } = await import('@/data/leagueUsers');
    return watchLeagueUser(leagueId, uid ?? '', next);
  });
}
