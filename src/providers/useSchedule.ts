'use client';

import type { ScheduledGame } from '@/domain/fixtures';
import { ready, type Loadable } from '@/domain/loadable';
import { useLoadable } from './useLoadable';

/** The games of a season from the known schedules. Its code loads after the page's. */
export function useSchedule(season: number): Loadable<readonly ScheduledGame[]> {
  return useLoadable<readonly ScheduledGame[]>(String(season), async (next) => {
    const { scheduleOf } = await import('@/domain/schedules');
    next(ready(scheduleOf(season)));
    return () => undefined;
  });
}
