'use client';

import { useEffect, useRef } from 'react';
import { serverClock } from '@/data/serverClock';
import { valueOr } from '@/domain/loadable';
import type { Trade } from '@/domain/trades';
import { useAuth } from '../AuthProvider';
import { useLeagues } from '../LeagueProvider';
import { useSeason } from '../SeasonProvider';
import { useOnline } from '../useOnline';
import { retryWait, tradeTasks, type TradeTask } from './tradeDriver';

/** The longest that a timer waits before it looks at the server's clock again, in milliseconds. */
const LONGEST_TIMER_MS = 60_000;

/**
 * Carries out these trades from this client when they're due, and stores which of the user's offers have expired. Clients try one after the other, and
 * after a failure each waits longer, because the other clients do the same work.
 */
export function useTradeDriver(trades: readonly Trade[]): void {
  const { uid } = useAuth();
  const leagues = valueOr(useLeagues().leagues, null);
  const week = valueOr(useSeason().week, null);
  const online = useOnline();
  const failures = useRef(new Map<string, { times: number; notBefore: number }>());
  useEffect(() => {
    if (uid === null || leagues === null || week === null || !online) return;
    let ended = false;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const run = async ({ kind, trade, league }: TradeTask): Promise<boolean> => {
      if (kind === 'expire') return (await (await import('@/data/tradeCommands')).closeExpired(trade)).ok;
      const { carryOutTrade } = await import('@/data/tradeExecution');
      const carried = await carryOutTrade({ league, week, me: uid, names: {} }, trade.id);
      return carried.ok && carried.value !== 'waiting';
    };
    const plan = (task: TradeTask): void => {
      const { id } = task.trade;
      const at = Math.max(task.at, failures.current.get(id)?.notBefore ?? 0);
      const left = at - serverClock.now();
      timers.set(
        id,
        setTimeout(
          () => void (left > LONGEST_TIMER_MS ? plan(task) : tryNow(task, at)),
          Math.min(left, LONGEST_TIMER_MS),
        ),
      );
    };
    const tryNow = async (task: TradeTask, at: number): Promise<void> => {
      const { id } = task.trade;
      // The timer may have fired too early, if the server clock was measured again.
      if (serverClock.now() < at) return plan(task);
      const done = await run(task).catch(() => false);
      if (done) {
        failures.current.delete(id);
        return;
      }
      const times = (failures.current.get(id)?.times ?? 0) + 1;
      failures.current.set(id, { times, notBefore: serverClock.now() + retryWait(times) });
      if (!ended) plan(task);
    };
    for (const task of tradeTasks(trades, leagues, week, uid, serverClock.now())) plan(task);
    return () => {
      ended = true;
      timers.forEach(clearTimeout);
    };
  }, [trades, leagues, week, uid, online]);
}
