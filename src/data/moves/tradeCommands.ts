import { arrayRemove, arrayUnion, serverTimestamp, type FieldValue } from 'firebase/firestore';
import { squadsHeldBy } from '@/domain/moves/trades/holds';
import type { ManagerId } from '@/domain/league/houseTeams';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { fail, type Result } from '@/domain/kernel/result';
import { teamOf } from '@/domain/league/teams';
import {
  checkAnswer,
  checkCounter,
  checkOffer,
  type TradeAnswer,
  type TradeContext,
  type TradeOffer,
} from '@/domain/moves/trades/tradeChecks';
import {
  isSameOffer,
  nextOfferNumber,
  statusAt,
  tradeId,
  type Trade,
  type TradeStatus,
} from '@/domain/moves/trades/trades';
import { MAX_OPEN_OFFERS } from '@/domain/moves/trades/tradeLimits';
import { WRITE_RATES } from '@/domain/kernel/writeRates';
import { Batch, writeTogether } from '../backend/batch';
import { attempt } from '../backend/failures';
import { ledgerRef, tradeRef } from '../backend/references';
import { getLedger } from './ledgers';
import { serverClock } from '../backend/serverClock';
import { getOpenOffers, getSentTrades, getTrade } from './trades';
import { countWrite } from '../backend/writeRates';

/** What commands start from: the league, its ledger and week as watched, the user, and team names for texts. */
export type TradeRequest = Omit<TradeContext, 'now'>;

/** How often an offer is sent again under another number, when another tab of the same manager took the one before. */
const MAX_ATTEMPTS = 3;

const TOO_MANY = `You have ${String(MAX_OPEN_OFFERS)} open offers in this league. Withdraw one, or wait for an answer.`;
const TOO_OFTEN = `You’ve sent ${String(WRITE_RATES.offer.count)} offers within an hour. Try again later.`;
const ALREADY_SENT = fail('already-sent', 'You’ve already sent this offer. It’s waiting for an answer.');
const NOT_SENT = 'Your offer didn’t go through. Reload the page and try again.';

/** Offers a trade to another manager. */
export function offerTrade(request: TradeRequest, offer: TradeOffer): Promise<Result<void>> {
  return send(request, offer, null);
}

/** Answers an offer with another one: ends the first and sends the second, in one batch. */
export function counterTrade(request: TradeRequest, trade: Trade, offer: TradeOffer): Promise<Result<void>> {
  return send(request, offer, trade);
}

async function send(request: TradeRequest, offer: TradeOffer, counters: Trade | null): Promise<Result<void>> {
  const check = (live: TradeRequest, countered: Trade | null): Result<void> => {
    const context = { ...live, now: serverClock.now() };
    return countered === null ? checkOffer(context, offer) : checkCounter(context, countered, offer);
  };
  const legal = check(request, counters);
  if (!legal.ok) return legal;
  const { league } = request;
  const team = teamOf(league, request.me);
  for (let attempts = 1; ; attempts++) {
    const sent = await attempt(() => getSentTrades(league.id, team));
    if (!sent.ok) return sent;
    if (sent.value.some((one) => isOpen(one) && isSameOffer(one, offer))) return ALREADY_SENT;
    const number = nextOfferNumber(sent.value, serverClock.now());
    if (number === null) return fail('too-many', TOO_MANY);
    const done = await attempt(() => commit(request, offer, number, counters));
    if (done.ok || done.error.code !== 'permission-denied') return done;
    const now = await present(request, counters);
    if (!now.ok) return now;
    const explained = check(now.value.request, now.value.trade);
    if (!explained.ok) return explained;
    if (attempts === MAX_ATTEMPTS) return fail('rejected', NOT_SENT);
  }
}

const isOpen = (trade: Trade) => statusAt(trade, serverClock.now()) === 'offered';

async function commit(
  { league, me }: TradeRequest,
  offer: TradeOffer,
  number: number,
  counters: Trade | null,
): Promise<void> {
  const team = teamOf(league, me);
  const id = tradeId(league.id, team, number);
  const batch = new Batch();
  await countWrite(batch, me, 'offer', id, TOO_OFTEN);
  batch.set(tradeRef(id), {
    leagueId: league.id,
    number,
    from: team,
    ...offer,
    parties: [team, offer.to],
    counters: counters === null ? null : counters.id,
    status: 'offered',
    offeredAt: serverTimestamp(),
  });
  if (counters !== null) {
    batch.update(tradeRef(counters.id), { ...closed('countered'), counteredBy: id });
  }
  await batch.commit();
}

/** Accepts, declines, withdraws or vetoes a trade. If something changed meanwhile, the error says what. */
export async function answerTrade(request: TradeRequest, trade: Trade, answer: TradeAnswer): Promise<Result<void>> {
  const legal = checkAnswer({ ...request, now: serverClock.now() }, trade, answer);
  if (!legal.ok) return legal;
  const done = await writeTogether((batch) => {
    batch.update(tradeRef(trade.id), fieldsOf(answer, request.me));
    if (answer.kind === 'accept') {
      hold(batch, trade, arrayUnion(...squadsHeldBy({ ...trade, toDrops: [...answer.drops] })));
    } else if (answer.kind === 'veto') hold(batch, trade, arrayRemove(...squadsHeldBy(trade)));
  });
  if (done.ok || done.error.code !== 'permission-denied') return done;
  const now = await present(request, trade);
  if (!now.ok) return now;
  const explained = checkAnswer({ ...now.value.request, now: serverClock.now() }, now.value.trade ?? trade, answer);
  return explained.ok ? fail('rejected', 'Your answer didn’t go through. Reload the page and try again.') : explained;
}

/** An accepted trade holds its squads in the league's ledger until it ends. */
function hold(batch: Batch, { id, leagueId }: Trade, held: FieldValue): void {
  batch.update(ledgerRef(leagueId), { held, heldFor: id });
}

const closed = (status: TradeStatus) => ({ status, closedAt: serverTimestamp() });

function fieldsOf(answer: TradeAnswer, me: Uid): object {
  switch (answer.kind) {
    case 'accept':
      return { status: 'accepted', acceptedAt: serverTimestamp(), toDrops: [...answer.drops], note: '' };
    case 'decline':
      return closed('declined');
    case 'withdraw':
      return closed('withdrawn');
    case 'veto':
      return { ...closed('vetoed'), reason: answer.reason, vetoedBy: me };
  }
}

/** The ledger and the trade as they are on the server, to explain why the rules rejected something. */
async function present(
  request: TradeRequest,
  trade: Trade | null,
): Promise<Result<{ request: TradeRequest; trade: Trade | null }>> {
  await serverClock.measure();
  return attempt(async () => {
    const [ledger, current] = await Promise.all([
      getLedger(request.league.id),
      trade === null ? null : getTrade(trade.id),
    ]);
    return { request: { ...request, ledger }, trade: current };
  });
}

/** Stores that an offer has expired, which the server denies before its time is up. */
export function closeExpired(trade: Trade): Promise<Result<void>> {
  return writeTogether((batch) => batch.update(tradeRef(trade.id), closed('expired')));
}

/** Withdraws a team's open offers and declines those it has received: its manager's account is deleted. */
export function closeOffers(leagueId: LeagueId, team: ManagerId): Promise<Result<void>> {
  return attempt(async () => {
    for (const trade of await getOpenOffers(leagueId, team)) {
      const expired = statusAt(trade, serverClock.now()) === 'expired';
      const status = expired ? 'expired' : trade.from === team ? 'withdrawn' : 'declined';
      await new Batch().update(tradeRef(trade.id), closed(status)).commit();
    }
  });
}
