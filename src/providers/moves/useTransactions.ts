import { useMemo, useState } from 'react';
import type { TeamTransactions } from '@/data/moves/transactions';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId, WeekId } from '@/domain/kernel/ids';
import { mapReady, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { useLoadable } from '@/hooks/useLoadable';

/** A league's newest transactions, live, newest first. Loading while the league is null. */
export function useNewestTransactions(leagueId: LeagueId | null, count: number) {
  const key = leagueId && `${leagueId} ${String(count)}`;
  return useLoadable<Transaction[]>('newest transactions', key, async (next) => {
    const { watchTransactions } = await import('@/data/moves/transactions');
    return watchTransactions(leagueId ?? '', count, next);
  });
}

/** The commissioner's latest correction of a manager's lineup, if it was of this week. Null until it's known. */
export function useLineupCorrection(leagueId: LeagueId, manager: ManagerId, weekId: WeekId | null): Transaction | null {
  const latest = useLoadable<Transaction>('lineup correction', weekId && `${leagueId} ${manager}`, async (next) => {
    const { watchLineupCorrection } = await import('@/data/moves/transactions');
    return watchLineupCorrection(leagueId, manager, next);
  });
  const correction = valueOr(latest, null);
  return correction?.week === weekId ? correction : null;
}

/** The transactions of a league or a team loaded so far, newest first, and how to load older ones. */
interface TransactionLog {
  transactions: Loadable<readonly Transaction[]>;
  older: 'more' | 'loading' | 'failed' | 'all';
  loadOlder: () => Promise<void>;
}

/** Transactions per page of a league's and of a team's log: the newest ones, which are watched, and each older page. */
const LEAGUE_PAGE = 20;
const TEAM_PAGE = 5;

/**
 * A league's transaction log, or only what changed one manager's roster. A league's steps have no gaps, so the log ends
 * with the first one; a team's may end before it.
 */
export function useTransactionLog(leagueId: LeagueId, manager: ManagerId | null = null): TransactionLog {
  const newest = useLoadable<TeamTransactions>('transaction log', `${leagueId} ${manager ?? ''}`, async (next) => {
    const data = await import('@/data/moves/transactions');
    return manager === null
      ? data.watchTransactions(leagueId, LEAGUE_PAGE, (seen) => next(mapReady(seen, pageOf)))
      : data.watchTeamTransactions(leagueId, manager, TEAM_PAGE, next);
  });
  const [pages, setPages] = useState<readonly Transaction[]>([]);
  const [ended, setEnded] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const live = valueOr(newest, null);
  const all = useMemo(() => {
    if (live === null) return null;
    const byStep = new Map([...pages, ...live.transactions].map((one) => [one.step, one]));
    return [...byStep.values()].sort((one, other) => other.step - one.step);
  }, [live, pages]);
  const oldest = all?.at(-1)?.step ?? 1;
  const loadOlder = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const data = await import('@/data/moves/transactions');
      const { transactions, last } =
        manager === null
          ? pageOf(await data.getOlderTransactions(leagueId, oldest, LEAGUE_PAGE))
          : await data.getOlderTeamTransactions(leagueId, manager, oldest, TEAM_PAGE);
      setEnded(last);
      setPages((before) => [...before, ...(live?.transactions ?? []), ...transactions]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const isAll = oldest <= 1 || ended || live?.last === true;
  return {
    transactions: mapReady(newest, () => all ?? []),
    older: state !== 'idle' ? state : isAll ? 'all' : 'more',
    loadOlder,
  };
}

/** A page of a league's log. Its steps say whether it's the last. */
function pageOf(transactions: Transaction[]): TeamTransactions {
  return { transactions, last: false };
}
