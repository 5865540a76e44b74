import { createContext, useMemo, type ReactNode } from 'react';
import { serverClock } from '@/data/backend/serverClock';
import type { CurrentWeek } from '@/data/season/weeks';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { FALLBACK_WEEK, type Week } from '@/domain/football/weeks';
import { SeasonWeeks } from '@/hooks/seasonWeeks';
import { useLoadable } from '@/hooks/useLoadable';
import { useProvided } from '@/hooks/useProvided';
import { useAuth } from '../account/AuthProvider';

interface Season {
  /** The current week. If it can't be loaded, this is week 1, and `weekFailure` has the error. */
  week: Loadable<Week>;
  weekFailure: string | null;
  /** All weeks of the current week's season, in order. */
  weeks: Loadable<Week[]>;
}

const NO_WEEKS: readonly Week[] = [];
const SeasonContext = createContext<Season | null>(null);

/**
 * Watches the current week, and its season's calendar unless the week's document holds it. Loads nothing while signed
 * out.
 */
export function SeasonProvider({ children }: { children: ReactNode }) {
  const { uid, status } = useAuth();
  // Together with the user's own document, not after it. Another user's sign-in ends all that is watched.
  const who = status === 'onboarding' ? null : uid;
  const seen = useLoadable<CurrentWeek>('current week', who, async (next) => {
    const { watchCurrentWeek } = await import('@/data/account/signedIn');
    return watchCurrentWeek(() => serverClock.now(), next);
  });
  const current = valueOr(seen, null);
  const season = current?.week.season ?? null;
  const apart = season !== null && current?.weeks === null;
  const calendar = useLoadable<Week[]>('weeks', apart ? String(season) : null, async (next) => {
    const { watchWeeks } = await import('@/data/account/signedIn');
    return watchWeeks(season ?? 0, next);
  });

  const value = useMemo((): Season => {
    if (seen.state === 'loading') return { week: LOADING, weekFailure: null, weeks: LOADING };
    const { week, weeks } = seen.state === 'ready' ? seen.value : { week: FALLBACK_WEEK, weeks: null };
    // The fallback week has no season, so it's the only week.
    const held = week.season === null ? [week] : weeks;
    return {
      week: ready(week),
      weekFailure: seen.state === 'failed' ? seen.message : null,
      weeks: held === null ? calendar : ready(held),
    };
  }, [seen, calendar]);
  return (
    <SeasonContext value={value}>
      <SeasonWeeks value={valueOr(value.weeks, NO_WEEKS)}>{children}</SeasonWeeks>
    </SeasonContext>
  );
}

/** The current week and the season's calendar. */
export function useSeason(): Season {
  return useProvided(SeasonContext, 'useSeason', 'SeasonProvider');
}
