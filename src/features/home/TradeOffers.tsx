'use client';

import { ArrowLeftRight, ChevronRight } from 'lucide-react';
import { IntentLink, FailureNotice } from '@/components';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Trade } from '@/domain/moves/trades/trades';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { tradeOffers } from './pendingOffers';

const NONE: readonly Trade[] = [];

/** The user's trades that wait for something, in all leagues. Nothing if there are none. */
export function TradeOffers({
  leagues,
  me,
  pending,
}: {
  leagues: readonly League[];
  me: Uid;
  pending: Loadable<readonly Trade[]>;
}) {
  const now = useNow(SERVER_CLOCK, 60_000);
  const offers = tradeOffers(valueOr(pending, NONE), leagues, me, now);
  const failed = pending.state === 'failed';
  if (offers.length === 0 && !failed) return null;
  return (
    <section aria-labelledby="trade-offers" className="rounded-card border border-line bg-surface shadow-card">
      <h2 id="trade-offers" className="flex items-center gap-2 px-4 pt-3 text-base">
        <ArrowLeftRight aria-hidden className="size-5 text-ink-muted" />
        Trades
      </h2>
      {failed && (
        <div className="px-4 pt-1 pb-3">
          <FailureNotice>Couldn’t load your trades.</FailureNotice>
        </div>
      )}
      <ul className="divide-y divide-line px-4 pb-1 empty:hidden">
        {offers.map(({ id, leagueId, leagueName, text, answer }) => (
          <li key={id}>
            <IntentLink href={`/trades?league=${leagueId}`} className="flex min-h-13 items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block leading-tight font-semibold wrap-anywhere">
                  {text}
                </span>
                <span dir="auto" className="block truncate text-sm text-ink-muted">
                  {leagueName}
                </span>
              </span>
              <span className="text-sm font-semibold whitespace-nowrap">{answer ? 'Answer' : 'View'}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
