'use client';

import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, CountBadge, EmptyState, Notice } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { deadlineWeek, type Trade, type tradingEnd } from '@/domain/moves/trades/trades';
import { TradeCard } from './TradeCard';
import type { TradeGroups } from './tradeView';

export interface TradeListProps {
  groups: TradeGroups;
  request: TradeRequest;
  season: LeagueSeason;
  now: number;
  online: boolean;
  /** What has ended trading: the season, or the league's deadline. Null while squads can be traded. */
  over: ReturnType<typeof tradingEnd>;
  /** The squads that managers would trade, above the past trades. */
  block: ReactNode;
  /** Null without a manager to trade with. */
  onCompose: (() => void) | null;
  onCounter: (trade: Trade) => void;
  onAccept: (trade: Trade) => void;
  onVeto: (trade: Trade) => void;
  /** Whether a press is no second half of a double click. */
  mayAnswer: () => boolean;
  onDone: (said: string) => void;
}

/** A league's trades: those that need the user, the user's offers, those under review, and the past. */
export function TradeList({ groups, over, online, block, onCompose, ...rest }: TradeListProps) {
  const { incoming, outgoing, review, past } = groups;
  const deadline = deadlineWeek(rest.request.league);
  const card = (trade: Trade) => (
    <TradeCard key={trade.id} trade={trade} online={online} over={over !== null} {...rest} />
  );
  const offer = onCompose !== null && over === null && (
    <Button variant="primary" onClick={onCompose} disabled={!online}>
      <ArrowLeftRight aria-hidden className="size-4" />
      Offer a trade
    </Button>
  );
  const empty = incoming.length + outgoing.length + review.length + past.length === 0;
  return (
    <>
      {!online && (
        <Notice tone="warn" title="You’re offline">
          You can look around. Offers and answers work again once you’re back online.
        </Notice>
      )}
      {over === 'season' && (
        <Notice title="Trading is over for the season">No more trades can be offered or accepted.</Notice>
      )}
      {over === 'deadline' && (
        <Notice title="The trade deadline has passed">Trades accepted before it still go through.</Notice>
      )}
      {onCompose === null && (
        <Notice title="No one to trade with">There is no other manager here. House teams don’t trade.</Notice>
      )}
      {empty && over !== null ? (
        <EmptyState
          title={over === 'draft' ? 'No trades in this league' : 'No trades this season'}
          icon={<ArrowLeftRight />}
        />
      ) : empty ? (
        <EmptyState title="No trades yet" icon={<ArrowLeftRight />} action={offer}>
          Offer one to three of your squads for another manager’s. They have three days to answer.
        </EmptyState>
      ) : (
        offer !== false && <div>{offer}</div>
      )}
      {over === null && deadline !== null && (
        <p className="text-sm text-ink-muted">Trade deadline: the first kickoff of week {deadline}.</p>
      )}
      <Group title="Needs your answer" trades={incoming} count>
        {incoming.map(card)}
      </Group>
      <Group title="Your offers" trades={outgoing}>
        {outgoing.map(card)}
      </Group>
      <Group title="Accepted" trades={review}>
        {review.map(card)}
      </Group>
      {block}
      <Group title="Past trades" trades={past}>
        {past.map(card)}
      </Group>
    </>
  );
}

function Group({
  title,
  trades,
  count = false,
  children,
}: {
  title: string;
  trades: readonly Trade[];
  count?: boolean;
  children: ReactNode;
}) {
  if (trades.length === 0) return null;
  return (
    <Card
      flush
      aside={count && <CountBadge count={trades.length} />}
      title={
        <>
          {title}
          {count && <span className="sr-only">, {trades.length}</span>}
        </>
      }
    >
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}
