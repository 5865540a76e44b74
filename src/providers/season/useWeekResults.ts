import type { Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import type { Week } from '@/domain/football/weeks';
import { useLoadable } from '@/hooks/useLoadable';

/** A week's results and games, live. The document is read once, also when a league's season has it. */
export function useWeekResults(week: Week | null): Loadable<WeekResults> {
  return useLoadable<WeekResults>('week results', week?.season == null ? null : week.id, async (next) => {
    const { watchWeekResults } = await import('@/data/account/signedIn');
    return watchWeekResults(week?.id ?? '', next);
  });
}
