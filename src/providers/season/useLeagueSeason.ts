import { useMemo } from 'react';
import type { PastWeek } from '@/data/season/pastWeeks';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import type { Lineup } from '@/domain/lineup/lineup';
import { LOADING, failed, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import { placeOfSeason, weekId, type Week } from '@/domain/football/weeks';
import { useLoadable, useLoadables } from '@/hooks/useLoadable';
import { useAuth } from '../account/AuthProvider';
import { useLedgers } from '../league/LeagueProvider';
import { useWeekLineups } from '../lineup/useLaterLineups';
import { useLocks } from '../lineup/useLocks';
import { useSeason } from './SeasonProvider';

const MISSING = { state: 'missing' } as const;
const pastFailed = () => failed('Earlier weeks didn’t load. Check your connection and try again.');

/**
 * A league's season: past weeks with their results and lineups (read once; most lineups are in the ledger), the current
 * week live, and future weeks with only their calendar entry. Loading until all of it is loaded; missing until the
 * league's draft is settled. Of weeks more than one before its first it has only the results, for the projections.
 */
export function useLeagueSeason(league: League | null): Loadable<LeagueSeason> {
  const leagues = useMemo(() => (league === null ? [] : [league]), [league]);
  const seasons = useLeagueSeasons(leagues);
  return league === null ? LOADING : (seasons[league.id] ?? LOADING);
}

/**
 * The seasons of several leagues by league ID, as `useLeagueSeason` has one. What leagues share is read once. With
 * `decidedOnly`, the current week has neither results nor lineups before all its games can be over.
 */
export function useLeagueSeasons(
  leagues: readonly League[],
  { decidedOnly = false }: { decidedOnly?: boolean } = {},
): Readonly<Record<string, Loadable<LeagueSeason>>> {
  const { uid } = useAuth();
  const { week, weeks } = useSeason();
  const present = valueOr(week, null);
  const known = valueOr(weeks, null);
  const kickedOff = useLocks(decidedOnly ? (present?.kickoffs ?? null) : null);
  const live = !decidedOnly || (present !== null && mayBeOver(present, kickedOff.size));
  const plans = useMemo(
    () =>
      leagues.map((league): Plan => {
        const calendar = weeksOfLeague(league, present, known);
        // The calendar no longer has its weeks.
        const over = placeOfSeason(league.season, present) === 'earlier';
        const drafted = league.draftComplete && present !== null && !over;
        // A lineup of the week before the first carries over.
        const from = weekId(league.season, league.firstWeek - 1);
        const before = (calendar ?? []).map(({ id }) => id).filter((id) => present !== null && id < present.id);
        return {
          league,
          calendar,
          drafted,
          from,
          before,
          past: drafted && calendar !== null ? [league.id, from, ...before].join(' ') : null,
          current: drafted && live ? `${league.id} ${present.id}` : null,
          over: over && league.draftComplete ? league.id : null,
        };
      }),
    [leagues, present, known, live],
  );
  const keys = (part: 'current' | 'over') => plans.map((plan) => plan[part]).filter((key) => key !== null);
  const ledgerOf = useLedgers(plans.flatMap(({ league, drafted }) => (drafted ? [league.id] : [])));
  // The ledger may have the lineups, so it comes first.
  const pastKeys = plans.flatMap(({ league, past: key }) =>
    key === null || ledgerOf(league.id).state === 'loading' ? [] : [key],
  );
  const past = useLoadables<PastWeek[]>('past weeks', pastKeys, async (key) => {
    const [leagueId = '', from = '', ...weekIds] = key.split(' ');
    const { getPastWeeks } = await import('@/data/account/signedIn');
    const inLedger = valueOr(ledgerOf(leagueId), null)?.lineups;
    return getPastWeeks(uid ?? '', leagueId, weekIds, inLedger, from).then(ready, pastFailed);
  });
  const results = useLoadables<WeekResults>('league results', keys('current'), async (key, next) => {
    const [leagueId, weekId = ''] = key.split(' ');
    const { beginPastResults, watchWeekResults } = await import('@/data/account/signedIn');
    // Beside the ledger, which `past` waits for.
    if (plans.some(({ current, before }) => current === key && before.length > 0)) beginPastResults(weekId);
    return watchWeekResults(weekId, next, leagueId);
  });
  const lineups = useWeekLineups(keys('current'));
  const over = useLoadables<LeagueSeason>('past season', keys('over'), async (leagueId) => {
    const league = leagues.find(({ id }) => id === leagueId);
    const { getPastSeason } = await import('@/data/season/pastSeasons');
    if (league === undefined) return LOADING;
    return getPastSeason(uid ?? '', league).then((season) => (season === null ? MISSING : ready(season)), pastFailed);
  });

  return useMemo(() => {
    const seasonOf = (plan: Plan): Loadable<LeagueSeason> => {
      if (!plan.league.draftComplete) return MISSING;
      if (plan.over !== null) return over(plan.over);
      const earlier = plan.past === null ? LOADING : past(plan.past);
      const [now, set] = plan.current === null ? [MISSING, MISSING] : [results(plan.current), lineups(plan.current)];
      return assemble(plan, ledgerOf(plan.league.id), weeks, earlier, now, set, present);
    };
    return Object.fromEntries(plans.map((plan) => [plan.league.id, seasonOf(plan)]));
  }, [plans, ledgerOf, weeks, past, results, lineups, present, over]);
}

/** Whether all games of the current week may be over, of which `kickedOff` have kicked off. */
function mayBeOver({ kickoffs, lastFinal }: Week, kickedOff: number): boolean {
  return lastFinal !== null || kickedOff === Object.keys(kickoffs).length;
}

/** What is read of a league: its weeks, and the keys of its subscriptions, null while there is nothing to read. */
interface Plan {
  league: League;
  calendar: Week[] | null;
  /** The first week that is loaded with its lineups. */
  from: string;
  /** Drafted, and of a season that isn't an earlier one: it's read week by week. */
  drafted: boolean;
  /** The ids of the weeks before the current one. */
  before: readonly string[];
  past: string | null;
  current: string | null;
  /** Of a league whose season is an earlier one: all of it is read once. */
  over: string | null;
}

/** The season from its parts: the first failure among them, or loading until all are there. */
function assemble(
  { league, calendar, from }: Plan,
  ledger: Loadable<Ledger>,
  weeks: Loadable<Week[]>,
  past: Loadable<PastWeek[]>,
  results: Loadable<WeekResults>,
  lineups: Loadable<Record<string, Lineup>>,
  present: Week | null,
): Loadable<LeagueSeason> {
  if (ledger.state === 'missing') return ledger;
  for (const part of [ledger, past, results, lineups, weeks]) if (part.state === 'failed') return part;
  if (calendar === null || ledger.state !== 'ready' || past.state !== 'ready') return LOADING;
  if (results.state === 'loading' || lineups.state === 'loading') return LOADING;
  const known = new Map(past.value.map((one) => [one.weekId, one]));
  return ready({
    league,
    rosters: ledger.value.rosters,
    history: ledger.value.history,
    earlier: past.value.flatMap(({ weekId: id, results: left }) => (id < from && left !== null ? [left] : [])),
    weeks: calendar.map((one): LeagueWeek => {
      if (one.id === present?.id) return { week: one, results: valueOr(results, null), lineups: valueOr(lineups, {}) };
      const left = one.id < from ? undefined : known.get(one.id);
      return { week: one, results: left?.results ?? null, lineups: left?.lineups ?? {} };
    }),
  });
}

/** The opponents and kickoff times of a future week; null until loaded, and for other weeks, which aren't read. */
export function useComingWeek(
  season: LeagueSeason | null,
  viewed: Week | null,
  present: Week | null,
): WeekResults | null {
  const coming = season !== null && viewed !== null && present !== null && viewed.id > present.id ? viewed.id : null;
  const results = useLoadable<WeekResults>('coming week', coming, async () => {
    const { getWeekResults } = await import('@/data/account/signedIn');
    return getWeekResults(coming ?? '').catch(() => MISSING);
  });
  return coming === null ? null : valueOr(results, null);
}

/**
 * The weeks of the league's season, or just the fallback week, which has no season. Null until the calendar has loaded.
 */
function weeksOfLeague(league: League, present: Week | null, weeks: Week[] | null): Week[] | null {
  if (present === null || weeks === null) return null;
  const own = weeks.filter(({ season }) => season === league.season || season === null);
  // The calendar may briefly lag behind the current week's flag, so mark exactly one week as current.
  return own.map((one) => ({ ...one, isCurrent: one.id === present.id }));
}
