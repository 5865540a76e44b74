import { useEffect, useMemo } from 'react';
import { remember } from '@/data/device/noticeMemory';
import { valueOr } from '@/domain/kernel/loadable';
import { isUnseen, type Notice, type LeagueTeam } from '@/domain/notices/notice';
import { tradeNotices } from '@/domain/notices/tradeNotices';
import type { Trade } from '@/domain/moves/trades/trades';
import { useMyEndedTrades, useMyTrades } from '../moves/MyTradesProvider';
import type { NoticePart } from './useLogNotices';
import { useNoticeMemory } from './useNoticeMemory';

const NONE: readonly Trade[] = [];

/**
 * What the user is told of their trades. Those that ended are read only once one that waited is gone, until the user
 * has seen what became of it, and while the list is `open`.
 */
export function useTradeNotices(
  places: readonly LeagueTeam[],
  { now, seenAt, open }: { now: number; seenAt: number | null; open: boolean },
): NoticePart {
  const { trades: remembered } = useNoticeMemory();
  const pending = useMyTrades();
  const waiting = valueOr(pending, null);
  const gone = useMemo(
    () => (waiting === null ? [] : remembered.filter((id) => !waiting.some((trade) => trade.id === id))),
    [waiting, remembered],
  );
  const wanted = open || gone.length > 0;
  const ended = useMyEndedTrades(wanted, now);
  const over = valueOr(ended, NONE);

  useEffect(() => {
    if (waiting === null) return;
    const isOpen = (id: string) => {
      if (ended.state !== 'ready') return true;
      const trade = ended.value.find((one) => one.id === id);
      return trade !== undefined && told([trade], places, now).some((one) => isUnseen(one, seenAt));
    };
    const next = [...new Set([...waiting.map(({ id }) => id), ...gone.filter(isOpen)])].sort();
    if (next.join(' ') !== [...remembered].sort().join(' ')) remember({ trades: next });
  }, [waiting, gone, remembered, ended, places, now, seenAt]);

  return useMemo(
    () => ({
      notices: told([...(waiting ?? []), ...over], places, now),
      failed: pending.state === 'failed' || (wanted && ended.state === 'failed'),
      loading: pending.state === 'loading' || (wanted && ended.state === 'loading'),
    }),
    [waiting, over, places, now, pending.state, wanted, ended.state],
  );
}

function told(trades: readonly Trade[], places: readonly LeagueTeam[], now: number): Notice[] {
  return trades.flatMap((trade) => {
    const place = places.find(({ league }) => league.id === trade.leagueId);
    return place === undefined ? [] : tradeNotices(trade, place, now);
  });
}
