import { useMemo } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import type { Lineup } from '@/domain/lineup/lineup';
import type { LaterLineups } from '@/domain/season/lineupAhead';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useLoadables } from '@/hooks/useLoadables';

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
  const lineups = useLoadables<Record<string, Lineup>>('lineups', keys, async (key, next) => {
    const [id = '', weekId = ''] = key.split(' ');
    const { watchWeekLineups } = await import('@/data/account/signedIn');
    return watchWeekLineups(id, weekId, next);
  });
  return useMemo(() => {
    const seen = keys.map((key) => [key.split(' ')[1] ?? '', lineups(key)] as const);
    const failure = seen.map(([, one]) => one).find((one) => one.state === 'failed');
    if (failure !== undefined) return failure;
    if (seen.some(([, one]) => one.state === 'loading')) return LOADING;
    return ready(Object.fromEntries(seen.map(([weekId, one]) => [weekId, valueOr(one, {})])));
  }, [keys, lineups]);
}
