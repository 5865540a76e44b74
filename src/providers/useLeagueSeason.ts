'use client';

import { useMemo } from 'react';
import type { PastWeek } from '@/data/pastWeeks';
import type { League, Ledger } from '@/domain/league';
import type { LeagueSeason, LeagueWeek } from '@/domain/leagueSeason';
import type { Lineup } from '@/domain/lineup';
import { LOADING, failed, ready, valueOr, type Loadable } from '@/domain/loadable';
import type { WeekResults } from '@/domain/results';
import type { Week } from '@/domain/weeks';
import { useAuth } from './AuthProvider';
import { useLeagues } from './LeagueProvider';
import { useSeason } from './SeasonProvider';
import { useLoadable } from './useLoadable';
import { useLoadables } from './useLoadables';

/** Shown when past weeks didn't load. */
const PAST_FAILURE = 'Earlier weeks didn’t load. Check your connection and try again.';

/**
 * A league's season: past weeks with their results and lineups (read once, the lineups once per device), the current week live, and future weeks with only their
 * calendar entry. Loading until all of it is loaded; missing until the league's draft is settled. `since` leaves out earlier weeks, which are then
 * not read.
 */
export function useLeagueSeason(league: League | null, since: string | null = null): Loadable<LeagueSeason> {
  const leagues = useMemo(() => (league === null ? [] : [league]), [league]);
  const seasons = useLeagueSeasons(leagues, since);
  return league === null ? LOADING : (seasons[league.id] ?? LOADING);
}

/** The seasons of several leagues by league ID, as `useLeagueSeason` has one. What leagues share (results, the selected ledger) is read once. */
export function useLeagueSeasons(
  leagues: readonly League[],
  since: string | null = null,
): Readonly<Record<string, Loadable<LeagueSeason>>> {
  const { uid } = useAuth();
  const { ledger, selected } = useLeagues();
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const known = valueOr(weeks, null);
  const plans = useMemo(
    () =>
      leagues.map((league): Plan => {
        const calendar = weeksOfLeague(league, present, known);
        const drafted = league.draftComplete && present !== null;
        return {
          league,
          calendar,
          ledger: drafted && league.id !== selected?.id ? league.id : null,
          past: drafted && calendar !== null ? pastKey(league, calendar, present, since) : null,
          current: drafted ? `${league.id} ${present.id}` : null,
        };
      }),
    [leagues, present, known, since, selected?.id],
  );
  const keys = (part: 'ledger' | 'past' | 'current') =>
    plans.map((plan) => plan[part]).filter((key): key is string => key !== null);
  const ledgers = useLoadables<Ledger>(keys('ledger'), async (leagueId, next) => {
    const { watchLedger } = await import('@/data/signedIn');
    return watchLedger(leagueId, next);
  });
  const past = useLoadables<PastWeek[]>(keys('past'), async (key, next) => {
    const [leagueId = '', ...weekIds] = key.split(' ');
    const { getPastWeeks } = await import('@/data/pastWeeks');
    await getPastWeeks(uid ?? '', leagueId, weekIds).then(
      (all) => next(ready(all)),
      () => next(failed(PAST_FAILURE)),
    );
    return () => undefined;
  });
  const results = useLoadables<WeekResults>(keys('current'), async (key, next) => {
    const [leagueId, weekId = ''] = key.split(' ');
    const { watchWeekResults } = await import('@/data/weeklySquads');
    return watchWeekResults(weekId, next, leagueId);
  });
  const lineups = useLoadables<Record<string, Lineup>>(keys('current'), async (key, next) => {
    const [leagueId = '', weekId = ''] = key.split(' ');
    const { watchWeekLineups } = await import('@/data/weeklyRosters');
    return watchWeekLineups(leagueId, weekId, next);
  });

  return useMemo(() => {
    const seasonOf = (plan: Plan): Loadable<LeagueSeason> => {
      if (!plan.league.draftComplete) return { state: 'missing' };
      const own = plan.ledger === null ? ledger : ledgers(plan.ledger);
      const earlier = plan.past === null ? LOADING : past(plan.past);
      const [now, set] = plan.current === null ? [LOADING, LOADING] : [results(plan.current), lineups(plan.current)];
      return assemble(plan, own, weeks, earlier, now, set, present);
    };
    return Object.fromEntries(plans.map((plan) => [plan.league.id, seasonOf(plan)]));
  }, [plans, ledger, ledgers, weeks, past, results, lineups, present]);
}

/** What is read of a league: its weeks, and the keys of its subscriptions (null when it isn't needed or can't be known yet). */
interface Plan {
  league: League;
  calendar: Week[] | null;
  ledger: string | null;
  past: string | null;
  current: string | null;
}

/** The season from its parts: the first failure among them, or loading until all are there. */
function assemble(
  { league, calendar }: Plan,
  ledger: Loadable<Ledger>,
  weeks: Loadable<Week[]>,
  past: Loadable<PastWeek[]>,
  results: Loadable<WeekResults>,
  lineups: Loadable<Record<string, Lineup>>,
  present: Week | null,
): Loadable<LeagueSeason> {
  if (ledger.state === 'missing') return ledger;
  for (const part of [ledger, past, results, lineups]) if (part.state === 'failed') return part;
  if (weeks.state === 'failed') return weeks;
  if (calendar === null || ledger.state !== 'ready' || past.state !== 'ready') return LOADING;
  if (results.state === 'loading' || lineups.state === 'loading') return LOADING;
  const known = new Map(past.value.map((one) => [one.weekId, one]));
  return ready({
    league,
    rosters: ledger.value.rosters,
    history: ledger.value.history,
    weeks: calendar.map((one): LeagueWeek => {
      if (one.id === present?.id) return { week: one, results: valueOr(results, null), lineups: valueOr(lineups, {}) };
      const left = known.get(one.id);
      return { week: one, results: left?.results ?? null, lineups: left?.lineups ?? {} };
    }),
  });
}

/** The key of a league's past weeks: the league's ID and the weeks' IDs. */
function pastKey(league: League, calendar: readonly Week[], present: Week, since: string | null): string {
  const ids = calendar
    .filter(({ id, week }) => id < present.id && week >= league.firstWeek && (since === null || id >= since))
    .map(({ id }) => id);
  return [league.id, ...ids].join(' ');
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
function weeksOfLeague(league: League, present: Week | null, weeks: Week[] | null): Week[] | null {
  if (present === null || weeks === null) return null;
  const own = weeks.filter(({ season }) => season === league.season || season === null);
  // The calendar may briefly lag behind the current week's flag, so mark exactly one week as current.
  return own.map((one) => (one.id === present.id ? { ...one, isCurrent: true } : { ...one, isCurrent: false }));
}
