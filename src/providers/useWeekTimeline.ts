'use client';

import type { WeekId } from '@/domain/ids';
import type { Loadable } from '@/domain/loadable';
import type { WeekUpdate } from '@/domain/weekTimeline';
import { useLoadable } from '@/hooks/useLoadable';

/** What each publish of a week changed, live. Null asks for nothing. */
export function useWeekTimeline(weekId: WeekId | null): Loadable<WeekUpdate[]> {
  return useLoadable<WeekUpdate[]>('timeline', weekId, async (next) => {
    const { watchWeekTimeline } = await import('@/data/weekTimeline');
    return watchWeekTimeline(weekId ?? '', next);
  });
}
