import { useMemo } from 'react';
import { claimsHours, type ClaimsHours } from '@/domain/moves/claims/claims';
import type { Week } from '@/domain/football/weeks';
import { valueOr } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { portalHours, type PortalHours } from '@/domain/moves/portal/nextPortalTimes';
import { useTimed, type Timed } from '../kernel/useTimed';
import { useSeason } from '../season/SeasonProvider';

/** When a league takes claims, and for which week, by the server's clock. Null until the calendar has loaded. */
export function useClaimsHours(league: League): ClaimsHours | null {
  return useHours(league, claimsHours);
}

/** When a league's portal opens and closes, by the server's clock. Null until the calendar has loaded. */
export function usePortalHours(league: League): PortalHours | null {
  return useHours(league, portalHours);
}

function useHours<Hours extends { opensAt: number | null; closesAt: number | null }>(
  league: League,
  hoursAt: (league: League, week: Week, weeks: readonly Week[], now: number) => Hours,
): Hours | null {
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const calendar = valueOr(weeks, null);
  const timed = useMemo(
    (): Timed<Hours> | null =>
      present === null || calendar === null
        ? null
        : {
            at: (now) => hoursAt(league, present, calendar, now),
            times: ({ opensAt, closesAt }) => [opensAt, closesAt],
          },
    [league, hoursAt, present, calendar],
  );
  return useTimed(timed);
}
