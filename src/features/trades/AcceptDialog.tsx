'use client';

import { useState } from 'react';
import { ConfirmDialog, Notice } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import type { TeamId } from '@/domain/kernel/ids';
import type { PreviewedLineup } from '@/domain/moves/portal/movePreview';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import type { SquadId } from '@/domain/football/squads';
import { checkPossible, dropsNeeded } from '@/domain/moves/trades/tradeChecks';
import type { Trade } from '@/domain/moves/trades/trades';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';
import { AnalysisDetails } from './AnalysisDetails';
import { DropChoice } from './DropChoice';
import { RostersAfter } from './RostersAfter';
import { SendNotice } from './SendNotice';

/** Confirms that the user accepts an offer: both rosters after it, and the squads to drop if theirs has no room. */
export function AcceptDialog({
  request: live,
  trade,
  lineupOf,
  season,
  restOfSeason,
  online,
  onClose,
  onDone,
}: {
  request: TradeRequest;
  trade: Trade;
  lineupOf: (manager: TeamId) => PreviewedLineup;
  season: LeagueSeason;
  restOfSeason: RestOfSeason | null;
  online: boolean;
  onClose: () => void;
  onDone: (said: string) => void;
}) {
  const { busy, error, submit } = useSubmit('Your answer wasn’t sent. Check your connection and try again.');
  // While the answer is being sent, the ledger may already hold the squads.
  const [sent, setSent] = useState(live);
  const request = busy ? sent : live;
  const { league, ledger, names } = request;
  const me = teamOf(league, request.me);
  const [chosen, setChosen] = useState<SquadId[]>([]);
  const roster = ledger.rosters[me] ?? [];
  const needed = dropsNeeded(league, ledger, trade, me);
  // The roster may have changed since the squads were chosen, in another tab.
  const drops = chosen.filter((squad) => roster.includes(squad)).slice(0, needed);
  const terms = { ...trade, toDrops: drops };
  const possible = checkPossible({ league, ledger, names }, terms);
  const waiting = needed !== drops.length;
  const send = async () => {
    setSent(live);
    const done = await submit(async () => {
      const { answerTrade } = await import('@/data/moves/tradeCommands');
      return answerTrade(request, trade, { kind: 'accept', drops });
    });
    if (done.ok) {
      onDone(
        league.tradeReview === 'none'
          ? 'Trade accepted. It goes through as soon as squads aren’t locked.'
          : 'Trade accepted. It’s now under review.',
      );
    }
  };
  return (
    <ConfirmDialog
      size="large"
      title={`Accept the trade with ${names[trade.from] ?? 'this manager'}?`}
      description={
        league.tradeReview === 'none'
          ? 'Both rosters change at once, before the next kickoff.'
          : 'The commissioner can veto it for 24 hours. Then both rosters change at once.'
      }
      contentLabel={needed === 0 ? 'Rosters before and after' : undefined}
      confirm="Accept trade"
      busy={busy}
      disabled={!online || waiting || !possible.ok}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <SendNotice error={error} title="The trade isn’t accepted" online={online} todo="accept" />
        {error === null && !waiting && !possible.ok && <Notice tone="warn">{possible.error.message}</Notice>}
        <DropChoice roster={roster} leaving={trade.gets} needed={needed} drops={drops} onChange={setChosen} />
        <RostersAfter request={request} terms={terms} lineupOf={lineupOf} restOfSeason={restOfSeason} />
        {restOfSeason !== null && (
          <AnalysisDetails season={season} from={restOfSeason.from} terms={terms} request={request} />
        )}
      </div>
    </ConfirmDialog>
  );
}
