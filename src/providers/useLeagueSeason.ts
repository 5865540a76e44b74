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

/** Why past weeks are not shown. */
const PAST_FAILURE = 'Earlier weeks didn’t load. Check your connection and try again.';

/**
 * The selected league in its season: the weeks before the current one as they were left (read once), the current one live, and those to come
 * with nothing but their place in the calendar. Loading until all of it is there; missing before the league's draft is settled.
 * `since` leaves out the weeks before that one, which then are not read.
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

/** Who meets whom in a week to come, and when; nothing is asked for a week that the season already holds. */
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

/** The weeks that concern a league: its own season's. While the calendar is not readable, the present week alone. */
function weeksOfLeague(league: League | null, present: Week | null, weeks: Week[] | null): Week[] | null {
  if (league === null || present === null || weeks === null) return null;
  const own = weeks.filter(({ season }) => season === league.season || season === null);
  // The calendar may lag behind the flag for a moment: what is current is said by one of them only.
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
