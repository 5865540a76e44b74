import { createContext, useMemo, type ReactNode } from 'react';
import type { TeamPlace } from '@/data/moves/trades';
import type { League } from '@/domain/league/types';
import { DAY_MS } from '@/domain/kernel/durations';
import { LOADING, mapReady, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { teamOf } from '@/domain/league/teams';
import { LEAGUES_PER_QUERY, type Trade } from '@/domain/moves/trades/trades';
import { useLoadables } from '@/hooks/useLoadable';
import { useProvided } from '@/hooks/useProvided';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';

/** How long ended trades are listed, in days. */
const ENDED_DAYS = 7;

const MyTradesContext = createContext<Loadable<Trade[]> | null>(null);

/** Watches the user's trades in all leagues that wait for something. Loads nothing while signed out. */
export function MyTradesProvider({ children }: { children: ReactNode }) {
  const { leagues } = useLeagues();
  const keys = useQueries();
  const pending = useLoadables<Trade[]>('pending trades', keys, async (key, next) => {
    const { watchPendingTrades } = await import('@/data/account/signedIn');
    return watchPendingTrades(placesOf(key), next);
  });
  const value = useMemo(() => combine(leagues, keys, pending), [leagues, keys, pending]);
  return <MyTradesContext value={value}>{children}</MyTradesContext>;
}

/**
 * The user's trades in all leagues that wait for something (an answer, a review, or the week in which they go through),
 * live. Those that failed to load are left out; if all did, so does this.
 */
export function useMyTrades(): Loadable<Trade[]> {
  return useProvided(MyTradesContext, 'useMyTrades', 'MyTradesProvider');
}

/**
 * The user's trades in all leagues that ended in the last days, live, the latest first. Asked for only while `wanted`,
 * because it's a document more for a page even when there are none; loading until then.
 */
export function useMyEndedTrades(wanted: boolean, now: number): Loadable<Trade[]> {
  const { leagues } = useLeagues();
  const queries = useQueries();
  // A whole day: with another time, the documents that Firestore keeps would be those of another query.
  const since = (Math.floor(now / DAY_MS) - ENDED_DAYS) * DAY_MS;
  const keys = useMemo(
    () => (wanted ? queries.map((key) => `${String(since)} ${key}`) : NONE),
    [wanted, queries, since],
  );
  const ended = useLoadables<Trade[]>('ended trades', keys, async (key, next) => {
    const [from = '', ...places] = key.split(' ');
    const { watchEndedTrades } = await import('@/data/moves/trades');
    return watchEndedTrades(placesOf(places.join(' ')), Number(from), next);
  });
  return useMemo(() => {
    if (!wanted) return LOADING;
    return mapReady(combine(leagues, keys, ended), (all) => all.sort((one, other) => closed(other) - closed(one)));
  }, [wanted, leagues, keys, ended]);
}

const NONE: string[] = [];

const closed = ({ closedAt }: Trade) => closedAt ?? Infinity;

/** The keys of the queries that find the user's trades: the drafted leagues, each followed by the user's team there. */
function useQueries(): string[] {
  const { uid, status } = useAuth();
  const { leagues } = useLeagues();
  return useMemo(() => {
    if (status !== 'ready' || uid === null) return NONE;
    const places = valueOr(leagues, [])
      .filter(({ draftComplete }) => draftComplete)
      .map((league) => `${league.id} ${teamOf(league, uid)}`)
      .sort();
    return Array.from({ length: Math.ceil(places.length / LEAGUES_PER_QUERY) }, (_, i) =>
      places.slice(i * LEAGUES_PER_QUERY, (i + 1) * LEAGUES_PER_QUERY).join(' '),
    );
  }, [leagues, uid, status]);
}

function placesOf(key: string): TeamPlace[] {
  const words = key.split(' ');
  return words.flatMap((leagueId, i) => (i % 2 === 0 ? [{ leagueId, team: words[i + 1] ?? '' }] : []));
}

/** The results of all queries. Those that failed are left out; if all did, this has failed, too. */
function combine(
  leagues: Loadable<League[]>,
  keys: readonly string[],
  seen: (key: string) => Loadable<Trade[]>,
): Loadable<Trade[]> {
  const results = keys.map(seen);
  if (leagues.state === 'loading' || results.some(({ state }) => state === 'loading')) return LOADING;
  const isFailed = results.every(({ state }) => state === 'failed');
  return (isFailed ? results[0] : undefined) ?? ready(results.flatMap((one) => valueOr(one, [])));
}
