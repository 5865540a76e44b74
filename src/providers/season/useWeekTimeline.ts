import type { WeekId } from '@/domain/kernel/ids';
import type { Loadable } from '@/domain/kernel/loadable';
import type { WeekUpdate } from '@/domain/scoring/weekTimeline';
import { useLoadable } from '@/hooks/useLoadable';

/** What each publish of a week changed, live. Null asks for nothing. */
export function useWeekTimeline(weekId: WeekId | null): Loadable<WeekUpdate[]> {
  return useLoadable<WeekUpdate[]>('timeline', weekId, async (next) => {
    const { watchWeekTimeline } = await import('@/data/season/weekTimeline');
    return watchWeekTimeline(weekId ?? '', next);
  });
}
