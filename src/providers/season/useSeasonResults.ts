import { useMemo } from 'react';
import { failed, LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import { useLoadable } from '@/hooks/useLoadable';
import { useSeason } from './SeasonProvider';
import { useWeekResults } from './useWeekResults';

/**
 * The published weeks of the current week's season, in order: the finished ones, which one document holds, and the
 * current week live. Nothing is read until `wanted`. Empty for the fallback week, which has no season.
 */
export function useSeasonResults(wanted = true): Loadable<readonly WeekResults[]> {
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const inSeason = wanted && present !== null && present.season !== null;
  const known = valueOr(weeks, null);
  const ids =
    inSeason && known !== null
      ? known
          .map(({ id }) => id)
          .filter((id) => id < present.id)
          .join(' ')
      : null;
  const past = useLoadable('past results', ids, async () => {
    const { getPastResults } = await import('@/data/season/pastWeeks');
    return getPastResults(ids ? ids.split(' ') : []).then(ready, () =>
      failed('The season so far didn’t load. Check your connection and try again.'),
    );
  });
  const current = useWeekResults(inSeason ? present : null);
  return useMemo(() => {
    if (present !== null && present.season === null) return ready([]);
    for (const part of [weeks, past, current]) if (part.state === 'failed') return part;
    if (past.state !== 'ready' || current.state === 'loading') return LOADING;
    return ready(current.state === 'ready' ? [...past.value, current.value] : past.value);
  }, [present, weeks, past, current]);
}
