'use client';

import { useMemo, useState } from 'react';
import { valueOr, type Loadable } from '@/domain/loadable';
import type { Transaction } from '@/domain/transactions';
import { useLoadable } from './useLoadable';

/** A league's newest transactions, live, newest first. Loading while the league is null. */
export function useNewestTransactions(leagueId: string | null, count: number): Loadable<Transaction[]> {
  return useLoadable<Transaction[]>(leagueId === null ? null : `${leagueId} ${String(count)}`, async (next) => {
    const { watchTransactions } = await import('@/data/transactions');
    return watchTransactions(leagueId ?? '', count, next);
  });
}

/** A league's transactions loaded so far, newest first, and how to load older ones. */
export interface TransactionLog {
  transactions: Loadable<readonly Transaction[]>;
  older: 'more' | 'loading' | 'failed' | 'all';
  loadOlder: () => Promise<void>;
}

/** Transactions per page: the newest ones, which are watched, and each older page. */
const PAGE = 20;

/** A league's transaction log. Steps have no gaps, so a page ends the log when it reaches the first step. */
export function useTransactionLog(leagueId: string): TransactionLog {
  const newest = useNewestTransactions(leagueId, PAGE);
  const [pages, setPages] = useState<readonly Transaction[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const live = valueOr(newest, null);
  const all = useMemo(() => {
    if (live === null) return null;
    const byStep = new Map([...pages, ...live].map((one) => [one.step, one]));
    return [...byStep.values()].sort((one, other) => other.step - one.step);
  }, [live, pages]);
  const oldest = all?.at(-1)?.step ?? 1;
  const loadOlder = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { getOlderTransactions } = await import('@/data/transactions');
      const page = await getOlderTransactions(leagueId, oldest, PAGE);
      setPages((before) => [...before, ...(live ?? []), ...page]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    transactions: all === null ? (newest as Loadable<readonly Transaction[]>) : { state: 'ready', value: all },
    older: state !== 'idle' ? state : oldest > 1 ? 'more' : 'all',
    loadOlder,
  };
}
