'use client';

import { serverClock } from '@/data/serverClock';
import { failed, ready, type Loadable } from '@/domain/loadable';
import type { Week } from '@/domain/weeks';
import { useLoadable } from './useLoadable';

/** The week that ended most recently (docs/requirements.md R4.5). Fetched once per current week; null if there is none. */
export function usePreviousWeek(present: Week | null): Loadable<Week | null> {
  return useLoadable<Week | null>(present?.id ?? null, async (next) => {
    const { getPreviousWeek } = await import('@/data/weeks');
    await getPreviousWeek(serverClock.now()).then(
      (week) => next(ready(week)),
      () => next(failed('Last week didn’t load.')),
    );
    return () => undefined;
  });
}
