'use client';

import { careerOf, type Career } from '@/domain/career';
import type { League } from '@/domain/league';
import type { LeagueSeason } from '@/domain/leagueSeason';
import { failed, ready, valueOr, type Loadable } from '@/domain/loadable';
import type { Week } from '@/domain/weeks';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';
import { useSeason } from './SeasonProvider';
import { useLoadable } from './useLoadable';

/**
 * The user's record over the weeks up to the current one, in all leagues of the calendar's season that have drafted. Read once: two documents a
 * week and league, none for a final week that was read before.
 */
export function useCareer(): Loadable<Career> {
  const { uid } = useAuth();
  const { leagues } = useLeagues();
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const calendar = valueOr(weeks, null);
  const drafted = valueOr(leagues, null)?.filter(({ draftComplete }) => draftComplete) ?? null;
  const key =
    uid === null || drafted === null || calendar === null || present === null
      ? null
      : `${uid} ${present.id} ${String(calendar.length)} ${drafted.map(({ id }) => id).join(' ')}`;
  const career = useLoadable<Career>(key, async (next) => {
    await Promise.all((drafted ?? []).map((league) => getSeason(league, calendar ?? [], present)))
      .then((seasons) =>
        next(
          ready(
            careerOf(
              seasons.filter((season) => season !== null),
              uid ?? '',
            ),
          ),
        ),
      )
      .catch((error: unknown) => {
        console.error(error);
        next(failed('Your results didn’t load. Check your connection and try again.'));
      });
    return () => undefined;
  });
  return leagues.state === 'failed' ? leagues : weeks.state === 'failed' ? weeks : career;
}

/** A league's season up to the present week; null if its rosters aren't saved yet. */
async function getSeason(
  league: League,
  calendar: readonly Week[],
  present: Week | null,
): Promise<LeagueSeason | null> {
  const [{ getLedger }, { getPastWeeks }] = await Promise.all([import('@/data/ledgers'), import('@/data/pastWeeks')]);
  const played = calendar.filter(
    ({ id, season, week }) => season === league.season && week >= league.firstWeek && id <= (present?.id ?? ''),
  );
  const [ledger, past] = await Promise.all([
    getLedger(league.id),
    getPastWeeks(
      league.id,
      played.map(({ id }) => id),
    ),
  ]);
  if (ledger === null) return null;
  return {
    league,
    rosters: ledger.rosters,
    weeks: played.map((week, i) => ({
      week: { ...week, isCurrent: week.id === present?.id },
      results: past[i]?.results ?? null,
      lineups: past[i]?.lineups ?? {},
    })),
  };
}
