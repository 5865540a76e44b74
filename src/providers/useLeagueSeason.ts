'use client';

import { useMemo } from 'react';
import type { PastWeek } from '@/data/pastWeeks';
import type { League } from '@/domain/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/leagueSeason';
import type { Lineup } from '@/domain/lineup';
import { LOADING, failed, ready, valueOr, type Loadable } from '@/domain/loadable';
import type { WeekResults } from '@/domain/results';
import type { Week } from '@/domain/weeks';
import { useLeagues } from './LeagueProvider';
import { useSeason } from './SeasonProvider';
import { useLoadable } from './useLoadable';

/** Shown when past weeks didn't load. */
const PAST_FAILURE = 'Earlier weeks didn’t load. Check your connection and try again.';

/**
 * The selected league's season: past weeks with their results and lineups (read once), the current week live, and future weeks with only their
 * calendar entry. Loading until all of it is loaded; missing until the league's draft is settled. `since` leaves out earlier weeks, which are then
 * not read.
 */
export function useLeagueSeason(league: League | null, since: string | null = null): Loadable<LeagueSeason> {
  const { ledger } = useLeagues();
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const calendar = useMemo(() => weeksOfLeague(league, present, valueOr(weeks, null)), [league, present, weeks]);
  const past = usePastWeeks(league, calendar, present, since);
  const results = useWeekResults(league, present);
  const lineups = useWeekLineups(league, present);

  return useMemo((): Loadable<LeagueSeason> => {
    if (league?.draftComplete === false || ledger.state === 'missing') return { state: 'missing' };
    for (const part of [ledger, past, results, lineups]) if (part.state === 'failed') return part;
    if (weeks.state === 'failed') return weeks;
    if (league === null || calendar === null || ledger.state !== 'ready') return LOADING;
    if (past.state !== 'ready' || results.state === 'loading' || lineups.state === 'loading') return LOADING;
    const known = new Map(past.value.map((one) => [one.weekId, one]));
    return ready({
      league,
      rosters: ledger.value.rosters,
      weeks: calendar.map((one): LeagueWeek => {
        if (one.id === present?.id)
          return { week: one, results: valueOr(results, null), lineups: valueOr(lineups, {}) };
        const left = known.get(one.id);
        return { week: one, results: left?.results ?? null, lineups: left?.lineups ?? {} };
      }),
    });
  }, [league, ledger, weeks, calendar, past, results, lineups, present]);
}

/**
 * The opponents and kickoff times of a future week; null for other weeks and until loaded. Nothing is fetched for a week that the season already
 * includes.
 */
export function useComingWeek(
  season: LeagueSeason | null,
  viewed: Week | null,
  present: Week | null,
): WeekResults | null {
  const coming = season !== null && viewed !== null && present !== null && viewed.id > present.id ? viewed.id : null;
  const results = useLoadable<WeekResults>(coming, async (next) => {
    const { getWeekResults } = await import('@/data/weeklySquads');
    await getWeekResults(coming ?? '').then(next, () => next({ state: 'missing' }));
    return () => undefined;
  });
  return coming === null ? null : valueOr(results, null);
}

/** The weeks of the league's season, or just the fallback week, which has no season. Null until the calendar has loaded. */
function weeksOfLeague(league: League | null, present: Week | null, weeks: Week[] | null): Week[] | null {
  if (league === null || present === null || weeks === null) return null;
  const own = weeks.filter(({ season }) => season === league.season || season === null);
  // The calendar may briefly lag behind the current week's flag, so mark exactly one week as current.
  return own.map((one) => (one.id === present.id ? { ...one, isCurrent: true } : { ...one, isCurrent: false }));
}

function usePastWeeks(
  league: League | null,
  calendar: Week[] | null,
  present: Week | null,
  since: string | null,
): Loadable<PastWeek[]> {
  const wanted =
    league === null || calendar === null || present === null || !league.draftComplete
      ? null
      : calendar
          .filter(({ id, week }) => id < present.id && week >= league.firstWeek && (since === null || id >= since))
          .map(({ id }) => id);
  const key = wanted === null ? null : `${league?.id ?? ''} ${wanted.join(' ')}`;
  return useLoadable<PastWeek[]>(key, async (next) => {
    const { getPastWeeks } = await import('@/data/pastWeeks');
    await getPastWeeks(league?.id ?? '', wanted ?? []).then(
      (weeks) => next(ready(weeks)),
      () => next(failed(PAST_FAILURE)),
    );
    return () => undefined;
  });
}

function useWeekResults(league: League | null, present: Week | null): Loadable<WeekResults> {
  const key = league === null || present === null ? null : `${present.id} ${league.id}`;
  return useLoadable<WeekResults>(key, async (next) => {
    const { watchWeekResults } = await import('@/data/weeklySquads');
    return watchWeekResults(present?.id ?? '', next, league?.id);
  });
}

function useWeekLineups(league: League | null, present: Week | null): Loadable<Record<string, Lineup>> {
  const key = league === null || present === null ? null : `${league.id} ${present.id}`;
  return useLoadable<Record<string, Lineup>>(key, async (next) => {
    const { watchWeekLineups } = await import('@/data/weeklyRosters');
    return watchWeekLineups(league?.id ?? '', present?.id ?? '', next);
  });
}
