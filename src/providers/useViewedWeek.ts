'use client';

import { useCallback } from 'react';
import { valueOr } from '@/domain/loadable';
import { useQueryParam } from './useQueryParam';
import { useSeason } from './SeasonProvider';

/**
 * The week that a page shows: the one whose number is in `?week=`, else the current one. Null until the current week has loaded, and while the
 * calendar that knows the week of the address is loading.
 */
export function useViewedWeek(): { viewedId: string | null; viewWeek: (weekId: string) => void } {
  const { week, weeks } = useSeason();
  const [wanted, setWanted] = useQueryParam('week');
  const calendar = valueOr(weeks, null);
  const present = valueOr(week, null)?.id ?? null;
  const isPending = wanted !== null && weeks.state === 'loading';
  const viewedId = calendar?.find((one) => String(one.week) === wanted)?.id ?? (isPending ? null : present);
  const viewWeek = useCallback(
    (weekId: string) => {
      const chosen = calendar?.find(({ id }) => id === weekId);
      setWanted(chosen === undefined || weekId === present ? null : String(chosen.week));
    },
    [calendar, present, setWanted],
  );
  return { viewedId, viewWeek };
}
