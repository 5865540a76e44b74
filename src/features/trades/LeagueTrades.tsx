'use client';

import { useMemo, useState } from 'react';
import {
  FailureState,
  LiveRegion,
  NoRosters,
  SkeletonRows,
  SquadDetailsProvider,
  lazyDialog,
  notify,
} from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import type { TeamId, Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { playedBy, type LeagueSeason } from '@/domain/season/leagueSeason';
import { previewedLineup } from '@/domain/season/lineups/lineupOrigin';
import { teamName } from '@/domain/league/teamNames';
import { managersOf } from '@/domain/league/leagueSeats';
import { ready, valueOr } from '@/domain/kernel/loadable';
import { isSquadId, type SquadId } from '@/domain/football/squads';
import { tradeBlock } from '@/domain/moves/trades/tradeBlock';
import { tradePartners, tradingEnd, type Trade } from '@/domain/moves/trades/trades';
import { restOfSeasonAfterTrade } from '@/domain/season/moveAnalysis/restOfSeasonAfterTrade';
import { placeOfSeason } from '@/domain/football/weeks';
import { teamOf } from '@/domain/league/teams';
import { useBackCloses } from '@/hooks/useBackCloses';
import { useDoubleClickGuard } from '@/hooks/useDoubleClickGuard';
import { useNow } from '@/hooks/useNow';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLedger } from '@/providers/league/LeagueProvider';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useLeagueTrades } from '@/providers/moves/useTrades';
import { useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useOnline } from '@/providers/kernel/useOnline';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { AcceptDialog } from './AcceptDialog';
import type { BlockDialogProps } from './BlockDialog';
import { Composer } from './Composer';
import { TradeBlock } from './TradeBlock';
import { TradeList } from './TradeList';
import { groupTrades } from './tradeView';
import { VetoDialog } from './VetoDialog';

/** Loaded when it's first opened. */
const BlockDialog = lazyDialog<BlockDialogProps>(
  () => import('./BlockDialog').then((module) => module.BlockDialog),
  'The form didn’t load',
);

/** One league's trades, once its season is loaded. */
export function LeagueTrades({ league }: { league: League }) {
  const { uid } = useAuth();
  const ledger = useLedger(league);
  const season = useLeagueSeason(league);
  const trades = useLeagueTrades(league);
  const trouble = [season, ledger, trades.mine, trades.shared].find(({ state }) => state === 'failed');
  if (trouble?.state === 'failed') {
    return (
      <FailureState title="Couldn’t load the trades" message={trouble.message} safe="Everything you saved is safe." />
    );
  }
  if (season.state === 'missing') return <NoRosters league={league} />;
  const { mine, shared } = trades;
  if (season.state !== 'ready' || mine.state !== 'ready' || shared.state !== 'ready' || uid === null) {
    return <SkeletonRows rows={4} rowClass="h-32" label="Loading the trades" />;
  }
  return <Ready league={league} season={season.value} trades={[...mine.value, ...shared.value]} me={uid} />;
}

/** What the page shows besides the list: the form for an offer or a counter, or a dialog. */
type Task =
  | { kind: 'compose'; to: string | null; wanted: SquadId | null; counters: Trade | null }
  | { kind: 'accept' | 'veto'; trade: Trade }
  | { kind: 'block' }
  | null;

function Ready({
  league,
  season,
  trades,
  me,
}: {
  league: League;
  season: LeagueSeason;
  trades: readonly Trade[];
  me: Uid;
}) {
  const ledger = valueOr(useLedger(league), null);
  const week = valueOr(useSeason().week, null);
  const online = useOnline();
  const now = useNow(SERVER_CLOCK, 30_000);
  const [partner, setPartner] = useQueryParam('with');
  const [squad, setSquad] = useQueryParam('squad');
  const compose = (to: string | null = null, wanted: string | null = null, counters: Trade | null = null): Task => {
    return { kind: 'compose', to, wanted: isSquadId(wanted) ? wanted : null, counters };
  };
  const [task, setTask] = useState<Task>(partner === null ? null : compose(partner, squad));
  const [said, setSaid] = useState('');
  const guard = useDoubleClickGuard();
  const close = () => {
    setTask(null);
    setPartner(null);
    setSquad(null);
  };
  // A form that a link has opened leads back to where the link was.
  useBackCloses(task?.kind === 'compose' && partner === null, close);
  const names = useMemo(
    () => Object.fromEntries(managersOf(league).map((manager) => [manager, teamName(manager, league)])),
    [league],
  );
  // Of an earlier season, whose trades are only there to look at, the last week.
  const last = placeOfSeason(league.season, week) === 'earlier' ? season.weeks.at(-1) : undefined;
  const row = last ?? season.weeks.find((one) => one.week.id === week?.id) ?? null;
  if (ledger === null || week === null || row === null) {
    return <SkeletonRows rows={4} rowClass="h-32" label="Loading the trades" />;
  }
  const request: TradeRequest = { league, ledger, week, me, names };
  const over = tradingEnd(league, week, now);
  const team = teamOf(league, me);
  const partners = tradePartners(league, team);
  const block = tradeBlock(league, ledger, week, now);
  const restOfSeason = restOfSeasonAfterTrade(season, null, now);
  const lineupOf = (manager: TeamId) => previewedLineup(season, manager, row.week);
  const say = (words: string) => {
    guard.acted();
    setSaid(words);
    notify.success(words);
  };
  const done = (words: string) => {
    close();
    say(words);
  };

  if (task?.kind === 'compose' && over === null) {
    return (
      <Composer
        request={request}
        partners={partners}
        to={task.to !== null && partners.includes(task.to) ? task.to : null}
        wanted={task.wanted}
        counters={task.counters}
        lineupOf={lineupOf}
        season={season}
        restOfSeason={restOfSeason}
        online={online}
        onClose={close}
        onDone={done}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <LiveRegion message={said} />
      <SquadDetailsProvider league={league} playedBy={(one) => ready(playedBy(season, one))}>
        <TradeList
          groups={groupTrades(trades, team, now)}
          request={request}
          season={season}
          now={now}
          online={online}
          over={over}
          block={
            over === null &&
            partners.length > 0 && (
              <TradeBlock
                block={block}
                request={request}
                restOfSeason={restOfSeason}
                online={online}
                onOffer={(to, wanted) => setTask(compose(to, wanted))}
                onChange={() => setTask({ kind: 'block' })}
              />
            )
          }
          onCompose={partners.length === 0 ? null : () => setTask(compose())}
          onCounter={(trade) => setTask(compose(trade.from, null, trade))}
          onAccept={(trade) => setTask({ kind: 'accept', trade })}
          onVeto={(trade) => setTask({ kind: 'veto', trade })}
          mayAnswer={guard.mayAct}
          onDone={say}
        />
      </SquadDetailsProvider>
      {task?.kind === 'block' && (
        <BlockDialog
          request={request}
          block={block}
          restOfSeason={restOfSeason}
          online={online}
          onClose={close}
          onDone={done}
        />
      )}
      {task?.kind === 'accept' && (
        <AcceptDialog
          request={request}
          trade={task.trade}
          lineupOf={lineupOf}
          season={season}
          restOfSeason={restOfSeason}
          online={online}
          onClose={close}
          onDone={done}
        />
      )}
      {task?.kind === 'veto' && (
        <VetoDialog request={request} trade={task.trade} online={online} onClose={close} onDone={done} />
      )}
    </div>
  );
}
