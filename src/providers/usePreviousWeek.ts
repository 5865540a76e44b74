'use client';

import { serverClock } from '@/data/serverClock';
import { failed, ready, valueOr } from '@/domain/loadable';
import type { Week } from '@/domain/weeks';
import { useLoadable } from './useLoadable';

/** The week that ended most recently (specification, section 4), asked once for each present week; null while it is not known. */
export function usePreviousWeek(present: Week | null): Week | null {
  const previous = useLoadable<Week | null>(present?.id ?? null, async (next) => {
    const { getPreviousWeek } = await import('@/data/weeks');
    await getPreviousWeek(serverClock.now()).then(
      (week) => next(ready(week)),
      () => next(failed('Last week could not be loaded.')),
    );
    return () => undefined;
  });
  return valueOr(previous, null);
}
