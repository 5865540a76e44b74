'use client';

import { useMemo, useState } from 'react';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/loadable';
import type { League } from '@/domain/league';
import { teamOf } from '@/domain/teams';
import type { Trade } from '@/domain/trades';
import { useAuth } from '../AuthProvider';
import { useLeagues } from '../LeagueProvider';
import { useLoadable } from '../useLoadable';
import { useLoadables } from '../useLoadables';
import { useMyTeam } from '../useMyTeam';
import { useTradeDriver } from './useTradeDriver';

const NONE: readonly Trade[] = [];
const NO_LEAGUES: readonly League[] = [];

/**
 * The user's trades in all leagues that wait for something, live. Loading until each league's have loaded or failed; those that failed are left out.
 * Carries out those that are due.
 */
export function usePendingTrades(): Loadable<readonly Trade[]> {
  const { uid, status } = useAuth();
  const stored = useLeagues().leagues;
  const leagues = valueOr(stored, NO_LEAGUES);
  const keys = useMemo(
    () =>
      status !== 'ready' || uid === null
        ? []
        : leagues.filter(({ draftComplete }) => draftComplete).map((league) => `${league.id} ${teamOf(league, uid)}`),
    [leagues, status, uid],
  );
  const pending = useLoadables<Trade[]>(keys, async (key, next) => {
    const [leagueId = '', team = ''] = key.split(' ');
    const { watchPendingTrades } = await import('@/data/trades');
    return watchPendingTrades(leagueId, team, next);
  });
  const all = useMemo(() => keys.flatMap((key) => valueOr(pending(key), NONE)), [keys, pending]);
  useTradeDriver(all);
  const loading = stored.state === 'loading' || keys.some((key) => pending(key).state === 'loading');
  return loading ? LOADING : ready(all);
}

/** A league's trades, live: the user's own newest, and the newest that the league sees. */
export interface LeagueTrades {
  mine: Loadable<Trade[]>;
  shared: Loadable<Trade[]>;
}

/** The trades of a league, live. Carries out those that are due. One component must keep to one league. */
export function useLeagueTrades(league: League): LeagueTrades {
  const { id: leagueId } = league;
  const team = useMyTeam(league);
  const mine = useLastReady(
    useLoadable<Trade[]>(team === null ? null : `${leagueId} ${team}`, async (next) => {
      const { watchMyTrades } = await import('@/data/trades');
      return watchMyTrades(leagueId, team ?? '', next);
    }),
  );
  const shared = useLastReady(
    useLoadable<Trade[]>(team === null ? null : leagueId, async (next) => {
      const { watchLeagueTrades } = await import('@/data/trades');
      return watchLeagueTrades(leagueId, next);
    }),
  );
  const [own, all] = [valueOr(mine, NONE), valueOr(shared, NONE)];
  const known = useMemo(() => [...new Map([...own, ...all].map((trade) => [trade.id, trade])).values()], [own, all]);
  useTradeDriver(known);
  return { mine, shared };
}

/**
 * The last value in place of a failure after it. Without a network an empty list counts as failed, and an offer that is being written must not disappear
 * with the list.
 */
function useLastReady<T>(present: Loadable<T>): Loadable<T> {
  const [last, setLast] = useState<Loadable<T> | null>(null);
  if (present.state === 'ready' && present !== last) setLast(present);
  return present.state === 'failed' && last !== null ? last : present;
}

/** A league's trades that were accepted and wait for their review or their week, live. Carries out those that are due. */
export function useTradesUnderReview(leagueId: string | null): Loadable<Trade[]> {
  const accepted = useLoadable<Trade[]>(leagueId, async (next) => {
    const { watchAcceptedTrades } = await import('@/data/trades');
    return watchAcceptedTrades(leagueId ?? '', next);
  });
  useTradeDriver(valueOr(accepted, NONE));
  return accepted;
}
