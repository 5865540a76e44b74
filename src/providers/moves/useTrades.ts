import { useMemo, useState } from 'react';
import { serverClock } from '@/data/backend/serverClock';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import type { Trade } from '@/domain/moves/trades/trades';
import { useLoadable } from '@/hooks/useLoadable';
import { useMyTeam } from '../league/useMyTeam';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useSeason } from '../season/SeasonProvider';
import { useDriver } from '../kernel/useDriver';
import { useOnline } from '../kernel/useOnline';
import { isParty, tradeTasks } from './tradeTasks';

const NONE: readonly Trade[] = [];

/**
 * The trades of a league, live: the user's own newest (`mine`), and the newest that the league sees (`shared`). Carries
 * out other managers' that are due. One component must keep to one league.
 */
export function useLeagueTrades(league: League) {
  const { id: leagueId } = league;
  const team = useMyTeam(league);
  const mine = useLastReady(
    useLoadable<Trade[]>('my trades', team && `${leagueId} ${team}`, async (next) => {
      const { watchMyTrades } = await import('@/data/moves/trades');
      return watchMyTrades(leagueId, team ?? '', next);
    }),
  );
  const shared = useLastReady(
    useLoadable<Trade[]>('league trades', team && leagueId, async (next) => {
      const { watchLeagueTrades } = await import('@/data/moves/trades');
      return watchLeagueTrades(leagueId, next);
    }),
  );
  const [own, all] = [valueOr(mine, NONE), valueOr(shared, NONE)];
  const known = useMemo(() => [...new Map([...own, ...all].map((trade) => [trade.id, trade])).values()], [own, all]);
  useOthersTrades(known);
  return { mine, shared };
}

/**
 * Keeps returning the last value if a later read fails. Without a network an empty list counts as failed, and an offer
 * that is being written must not disappear with the list.
 */
function useLastReady<T>(present: Loadable<T>): Loadable<T> {
  const [last, setLast] = useState<Loadable<T> | null>(null);
  if (present.state === 'ready' && present !== last) setLast(present);
  return present.state === 'failed' && last !== null ? last : present;
}

/** A league's trades that wait for their review or their week, live. Carries out other managers' that are due. */
export function useTradesUnderReview(leagueId: LeagueId | null): Loadable<Trade[]> {
  const accepted = useLoadable<Trade[]>('accepted trades', leagueId, async (next) => {
    const { watchAcceptedTrades } = await import('@/data/moves/trades');
    return watchAcceptedTrades(leagueId ?? '', next);
  });
  useOthersTrades(valueOr(accepted, NONE));
  return accepted;
}

/** Carries out the trades of other managers that are due; the user's own are the shell's (`ShellDriver`). */
function useOthersTrades(trades: readonly Trade[]): void {
  const { uid } = useAuth();
  const leagues = valueOr(useLeagues().leagues, null);
  const week = valueOr(useSeason().week, null);
  const online = useOnline();
  const tasks = useMemo(() => {
    if (!online || uid === null || leagues === null || week === null) return [];
    const others = trades.filter((trade) =>
      leagues.some((league) => league.id === trade.leagueId && !isParty(trade, league, uid)),
    );
    return tradeTasks(others, leagues, week, uid, serverClock.now());
  }, [online, uid, leagues, week, trades]);
  useDriver(tasks);
}
