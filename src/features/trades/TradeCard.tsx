'use client';

import { Badge, Button, Countdown, LineupGain, Moment, Notice, TeamLink } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import { errorTitle } from '@/domain/kernel/result';
import type { TeamId } from '@/domain/kernel/ids';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { restOfSeasonAfterTrade } from '@/domain/season/moveAnalysis/restOfSeasonAfterTrade';
import { moveOf } from '@/domain/moves/trades/tradeMoves';
import {
  expiresAt,
  isTradingOver,
  isTradingWindow,
  statusAt,
  underReviewUntil,
  type Trade,
} from '@/domain/moves/trades/trades';
import { isCommissioner } from '@/domain/league/commissioners';
import { senderName } from '@/domain/league/league';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { AnalysisDetails } from './AnalysisDetails';
import { TradeSides } from './TradeSides';
import { formatEnd, STATUS_LABELS } from './tradeView';

export interface TradeCardProps {
  trade: Trade;
  request: TradeRequest;
  season: LeagueSeason;
  now: number;
  online: boolean;
  over: boolean;
  onCounter: (trade: Trade) => void;
  onAccept: (trade: Trade) => void;
  onVeto: (trade: Trade) => void;
  mayAnswer: () => boolean;
  onDone: (said: string) => void;
}

/** One trade: who gives what, where it is, and what the user can do about it. */
export function TradeCard(props: TradeCardProps) {
  const { trade, request, season, now } = props;
  const { league, ledger, names } = request;
  const me = teamOf(league, request.me);
  const nameOf = (manager: TeamId) => (manager === me ? 'You' : (names[manager] ?? 'Former manager'));
  const status = statusAt(trade, now);
  const partner = trade.from === me ? trade.to : trade.from;
  const isParty = me === trade.from || me === trade.to;
  const isPending = status === 'offered' || status === 'accepted';
  const restOfSeason = isPending ? restOfSeasonAfterTrade(season, trade, now) : null;
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {isParty ? (
            <>
              {trade.from === me ? 'To ' : 'From '}
              <TeamLink leagueId={league.id} manager={partner}>
                {nameOf(partner)}
              </TeamLink>
            </>
          ) : (
            `${nameOf(trade.from)} and ${nameOf(trade.to)}`
          )}
        </p>
        <Badge tone={status === 'done' ? 'good' : status === 'vetoed' ? 'bad' : 'plain'}>{STATUS_LABELS[status]}</Badge>
        {trade.counters !== null && status === 'offered' && <Badge>Counteroffer</Badge>}
      </div>
      <TradeSides trade={trade} me={me} nameOf={nameOf} />
      {isParty && restOfSeason !== null && (
        <p>
          <LineupGain of="Your best lineup" gain={restOfSeason.gain(ledger.rosters[me] ?? [], moveOf(trade, me))} />
        </p>
      )}
      {trade.note !== '' && isParty && (
        <blockquote dir="auto" className="border-l-4 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">
          {trade.note}
        </blockquote>
      )}
      {restOfSeason !== null && (
        <AnalysisDetails season={season} from={restOfSeason.from} terms={trade} request={request} />
      )}
      <Progress {...props} />
      <Actions {...props} />
    </li>
  );
}

/** What happens next with a trade, or how it ended. */
function Progress({ trade, request, now }: TradeCardProps) {
  const { league, week, names } = request;
  const me = teamOf(league, request.me);
  const status = statusAt(trade, now);
  if (status === 'offered') {
    const end = expiresAt(trade);
    return (
      <p className="text-sm text-ink-muted">
        {end === null ? (
          'Sending …'
        ) : (
          <>
            Expires in <Countdown until={end} clock={SERVER_CLOCK} urgentBelow={3_600_000} />
          </>
        )}
      </p>
    );
  }
  if (status === 'accepted') {
    const end = underReviewUntil(trade, league, now);
    return (
      <p className="text-sm text-ink-muted">
        {end !== null ? (
          <>
            Under review until <Moment at={end} />. The commissioner can veto it until then.
          </>
        ) : isTradingWindow(league, week, now) ? (
          'Going through …'
        ) : isTradingOver(league, week, now) ? (
          'Trading is over for the season, so it didn’t go through.'
        ) : (
          'Squads are locked. It goes through when the next week begins.'
        )}
      </p>
    );
  }
  const nameOf = (manager: TeamId) => (manager === me ? 'You' : (names[manager] ?? 'Former manager'));
  return (
    <p dir="auto" className="text-sm wrap-anywhere text-ink-muted">
      {formatEnd(trade, now, nameOf, (uid) => senderName(league, uid))}
      {trade.closedAt !== null && (
        <>
          {' '}
          <Moment at={trade.closedAt} />
        </>
      )}
    </p>
  );
}

function Actions(props: TradeCardProps) {
  const { trade, request, now, online, over, onCounter, onAccept, onVeto, mayAnswer, onDone } = props;
  const { league } = request;
  const me = teamOf(league, request.me);
  const { busy, error, submit } = useSubmit('Your answer wasn’t sent. Check your connection and try again.');
  const status = statusAt(trade, now);
  const answer = async (kind: 'decline' | 'withdraw') => {
    if (!mayAnswer()) return;
    const done = await submit(async () => {
      const { answerTrade } = await import('@/data/moves/tradeCommands');
      return answerTrade(request, trade, { kind });
    });
    if (done.ok) onDone(kind === 'decline' ? 'Offer declined.' : 'Offer withdrawn.');
  };
  const ready = online && !busy && trade.offeredAt !== null;
  const veto =
    underReviewUntil(trade, league, now) !== null &&
    isCommissioner(league, request.me) &&
    me !== trade.from &&
    me !== trade.to;
  return (
    <>
      {error !== null && (
        <Notice tone="bad" title={errorTitle(error, 'Nothing has changed')}>
          {error.message}
        </Notice>
      )}
      {status === 'offered' && me === trade.to && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={!ready || over} onClick={() => onAccept(trade)}>
            Accept
          </Button>
          <Button disabled={!ready || over} onClick={() => onCounter(trade)}>
            Counter
          </Button>
          <Button variant="quiet" busy={busy} disabled={!ready} onClick={() => void answer('decline')}>
            Decline
          </Button>
        </div>
      )}
      {status === 'offered' && me === trade.from && (
        <div>
          <Button busy={busy} disabled={!ready} onClick={() => void answer('withdraw')}>
            Withdraw
          </Button>
        </div>
      )}
      {veto && (
        <div>
          <Button variant="danger" disabled={!online} onClick={() => onVeto(trade)}>
            Veto
          </Button>
        </div>
      )}
    </>
  );
}
