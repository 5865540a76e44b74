import { arrayRemove, serverTimestamp } from 'firebase/firestore';
import { squadsHeldBy } from '@/domain/moves/trades/holds';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { succeed, type Result } from '@/domain/kernel/result';
import { checkTrade, ledgerAfterTrade } from '@/domain/moves/trades/tradeChecks';
import { movesOf } from '@/domain/moves/trades/tradeMoves';
import type { Trade } from '@/domain/moves/trades/trades';
import { Batch } from '../backend/batch';
import { attempt } from '../backend/failures';
import { leagueUserRef, ledgerRef, transactionRef, tradeRef } from '../backend/references';
import { getLedger } from './ledgers';
import { fieldsOfStep } from './ledgerSteps';
import { serverClock } from '../backend/serverClock';
import type { TradeRequest } from './tradeCommands';
import { getTrade } from './trades';

/** What came of an attempt: carried out by this client, ended by another client, or not due yet. */
export type Execution = 'done' | 'ended' | 'waiting';

/** Carries out an accepted trade as the ledger's next step: the first client wins. After an error, try again. */
export async function carryOutTrade(request: Omit<TradeRequest, 'ledger'>, id: string): Promise<Result<Execution>> {
  const current = await attempt(() => Promise.all([getTrade(id), getLedger(request.league.id)]));
  if (!current.ok) return current;
  const [trade, ledger] = current.value;
  if (trade === null || trade.status !== 'accepted') return succeed<Execution>('ended');
  if (!checkTrade({ ...request, ledger, now: serverClock.now() }, trade).ok) return succeed<Execution>('waiting');
  const sent = await attempt(() => commit(request, ledger, trade));
  return sent.ok ? succeed<Execution>('done') : sent;
}

function commit({ league, week, me }: Omit<TradeRequest, 'ledger'>, ledger: Ledger, trade: Trade): Promise<void> {
  const after = ledgerAfterTrade(ledger, trade, week.id);
  const { id, from, to, gives, gets, fromDrops, toDrops } = trade;
  const batch = new Batch();
  batch.set(transactionRef(league.id, after.step), {
    leagueId: league.id,
    step: after.step,
    kind: 'trade',
    by: me,
    at: serverTimestamp(),
    week: week.id,
    trade: id,
    ...{ from, to, gives, gets, fromDrops, toDrops },
  });
  const teams = movesOf(trade).map(({ manager }) => manager);
  const held = ['held', arrayRemove(...squadsHeldBy(trade)), 'heldFor', id];
  batch.update(ledgerRef(league.id), ...fieldsOfStep(after, week.id, teams), ...held);
  for (const team of teams) batch.update(leagueUserRef(league.id, team), { roster: after.rosters[team] });
  batch.update(tradeRef(id), { status: 'done', closedAt: serverTimestamp(), step: after.step });
  return batch.commit();
}
