import { useMemo } from 'react';
import { failed, LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import { useSeason } from './SeasonProvider';
import { useLoadable } from '@/hooks/useLoadable';
import { useWeekResults } from './useWeekResults';

/** Shown when the published weeks didn't load. */
const FAILURE = 'The season so far didn’t load. Check your connection and try again.';

/**
 * The published weeks of the current week's season, in order: the finished ones, which one document holds, and the
 * current week live. Nothing is read until `wanted`. Empty for the fallback week, which has no season.
 */
export function useSeasonResults(wanted = true): Loadable<readonly WeekResults[]> {
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const known = valueOr(weeks, null);
  const ids = useMemo(
    () => (present === null || known === null ? null : known.map(({ id }) => id).filter((id) => id < present.id)),
    [present, known],
  );
  const inSeason = wanted && present !== null && present.season !== null;
  const past = useLoadable<WeekResults[]>(
    'past results',
    inSeason && ids !== null ? ids.join(' ') : null,
    async (next) => {
      const { getPastResults } = await import('@/data/season/pastWeeks');
      await getPastResults(ids ?? []).then(
        (all) => next(ready(all)),
        () => next(failed(FAILURE)),
      );
      return null;
    },
  );
  const current = useWeekResults(inSeason ? present : null);
  return useMemo(() => {
    if (present !== null && present.season === null) return ready([]);
    if (weeks.state === 'failed') return weeks;
    if (past.state === 'failed') return past;
    if (current.state === 'failed') return current;
    if (past.state !== 'ready' || current.state === 'loading') return LOADING;
    return ready(current.state === 'ready' ? [...past.value, current.value] : past.value);
  }, [present, weeks, past, current]);
}
