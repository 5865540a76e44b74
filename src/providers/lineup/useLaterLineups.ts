import { useMemo } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { allReady, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Lineup } from '@/domain/lineup/lineup';
import type { LaterLineups } from '@/domain/season/lineups/laterLineups';
import { useLoadables } from '@/hooks/useLoadable';

/** Leagues' lineups of weeks, live. A key is a league's id and a week's. */
export function useWeekLineups(keys: readonly string[]) {
  return useLoadables<Record<string, Lineup>>('lineups', keys, async (key, next) => {
    const [leagueId = '', weekId = ''] = key.split(' ');
    const { watchWeekLineups } = await import('@/data/account/signedIn');
    return watchWeekLineups(leagueId, weekId, next);
  });
}

/**
 * A league's lineups of later weeks, live: those that `useLeagueSeason` leaves out. One document for each week. Loading
 * until all have loaded; a week without lineups has none.
 */
export function useLaterLineups(leagueId: LeagueId, weekIds: readonly string[]): Loadable<LaterLineups> {
  const wanted = weekIds.join(' ');
  const keys = useMemo(
    () => (wanted === '' ? [] : wanted.split(' ').map((weekId) => `${leagueId} ${weekId}`)),
    [leagueId, wanted],
  );
  const lineups = useWeekLineups(keys);
  return useMemo(() => {
    const all = allReady(keys.map(lineups));
    if (all.state !== 'ready') return all;
    return ready(Object.fromEntries(keys.map((key) => [key.split(' ')[1] ?? '', valueOr(lineups(key), {})])));
  }, [keys, lineups]);
}
