import { heldMessage, isHeld, squadsHeldBy } from './holds';
import { rosterLimit } from '../ledger/rosterLimit';
import { isCommissioner } from '../../league/commissioners';
import { isHouseTeam, type ManagerId } from '../../league/houseTeams';
import type { Uid, WeekId } from '../../kernel/ids';
import type { League } from '../../league/types';
import type { Ledger } from '../ledger/ledger';
import { ledgerAfterMoves } from '../ledger/ledgerSteps';
import { isVisible } from '../../kernel/writtenText';
import { fail, succeed, type Result } from '../../kernel/result';
import { squadName, type SquadId } from '../../football/squads';
import type { PortalContext } from '../portal/portal';
import { moveOf, movesOf, type TradeTerms } from './tradeMoves';
import {
  isTradingWindow,
  reviewEndsAt,
  statusAt,
  takesOffers,
  tradingEnd,
  underReviewUntil,
  type Trade,
} from './trades';
import { MAX_SQUADS_PER_SIDE, MAX_TRADE_TEXT_LENGTH } from './tradeLimits';
import { isVacant, teamOf } from '../../league/teams';

/** What a trade is checked against, in the current week. `me`: the member who acts, for the team that they run. */
export type TradeContext = Omit<PortalContext, 'manager'> & { me: Uid };

/** What a manager offers. The receiver's drops are named when the offer is accepted. */
export type TradeOffer = Omit<TradeTerms, 'from' | 'toDrops'> & { note: string };

/**
 * What can be done with a trade: the receiver accepts or declines, the sender withdraws, and a commissioner vetoes
 * with a reason.
 */
export type TradeAnswer =
  | { kind: 'accept'; drops: readonly SquadId[] }
  | { kind: 'decline' }
  | { kind: 'withdraw' }
  | { kind: 'veto'; reason: string };

/** Whether trades can still be offered and accepted. */
export function checkTime({ league, week, now }: Pick<TradeContext, 'league' | 'week' | 'now'>): Result<void> {
  const end = tradingEnd(league, week, now);
  return end === null ? succeed() : fail(end, TRADING_ENDED[end]);
}

const TRADING_ENDED = {
  season: 'Trading is over for the season.',
  deadline: 'The trade deadline has passed.',
  draft: 'This league has no trades.',
};

/**
 * How many squads a party of a trade has to drop, so that its roster has room. `drops` that the terms already name
 * don't count.
 */
export function dropsNeeded(
  league: Pick<League, 'slots' | 'benchSize'>,
  ledger: Pick<Ledger, 'rosters' | 'held'>,
  terms: TradeTerms,
  manager: ManagerId,
): number {
  const gives = manager === terms.from ? terms.gives : terms.gets;
  const gets = manager === terms.from ? terms.gets : terms.gives;
  const size = (ledger.rosters[manager] ?? []).length + gets.length - gives.length;
  return Math.max(0, size - rosterLimit(league, ledger, manager));
}

/** Whether a manager may offer a trade now. The error's text is for the screen. */
export function checkOffer(context: TradeContext, { note, ...offer }: TradeOffer): Result<void> {
  const { league, ledger, me, names } = context;
  const team = teamOf(league, me);
  const terms: TradeTerms = { ...offer, from: team, toDrops: [] };
  if (!ledger.settled || ledger.rosters[team] === undefined) {
    return fail('no-roster', 'You don’t have a roster in this league yet.');
  }
  if (terms.to === team || isHouseTeam(terms.to) || ledger.rosters[terms.to] === undefined) {
    return fail('partner', 'Choose another manager. House teams don’t trade.');
  }
  if (isVacant(league, terms.to)) return fail('partner', 'This team has no manager, so it can’t answer an offer.');
  if (!takesOffers(league, terms.to)) return fail('partner', 'Former managers don’t trade.');
  const inTime = checkTime(context);
  if (!inTime.ok) return inTime;
  if (![terms.gives, terms.gets].every(({ length }) => length >= 1 && length <= MAX_SQUADS_PER_SIDE)) {
    return fail('size', `Choose 1 to ${String(MAX_SQUADS_PER_SIDE)} squads on each side.`);
  }
  const side = checkSide(context, terms, team);
  if (!side.ok) return side;
  const missing = missingFrom(ledger, terms.to, terms.gets);
  if (missing !== null) {
    const owner = names[terms.to];
    return fail('not-theirs', `${squadName(missing)} isn’t on ${owner === undefined ? 'their' : `${owner}’s`} roster.`);
  }
  if (new Set(terms.gets).size !== terms.gets.length) return fail('twice', 'Name each squad only once.');
  return checkText('note', note);
}

/** Whether a manager may answer, withdraw or veto a trade now. */
export function checkAnswer(context: TradeContext, trade: Trade, answer: TradeAnswer): Result<void> {
  const { league, me, now } = context;
  const status = statusAt(trade, now);
  if (answer.kind === 'veto') return checkVeto(context, trade, answer.reason);
  if (status !== 'offered') return fail('closed', CLOSED[status]);
  const team = teamOf(league, me);
  if (team !== (answer.kind === 'withdraw' ? trade.from : trade.to)) return fail('party', 'This isn’t your offer.');
  if (answer.kind !== 'accept') return succeed();
  const inTime = checkTime(context);
  if (!inTime.ok) return inTime;
  const terms = { ...trade, toDrops: [...answer.drops] };
  const mine = checkSide(context, terms, team);
  return mine.ok ? checkPossible(context, terms) : mine;
}

/** Whether an offer may be countered with another one. */
export function checkCounter(context: TradeContext, trade: Trade, offer: TradeOffer): Result<void> {
  const status = statusAt(trade, context.now);
  if (status !== 'offered') return fail('closed', CLOSED[status]);
  if (teamOf(context.league, context.me) !== trade.to || offer.to !== trade.from)
    return fail('party', 'This isn’t your offer.');
  return checkOffer(context, offer);
}

/** Whether an accepted trade can be carried out now, by any manager's client. */
export function checkTrade(context: TradeContext, trade: Trade): Result<void> {
  const { league, ledger, week, me, now } = context;
  if (trade.status !== 'accepted') return fail('closed', CLOSED[trade.status]);
  if (ledger.rosters[teamOf(league, me)] === undefined)
    return fail('no-roster', 'You don’t have a roster in this league yet.');
  const reviewed = reviewEndsAt(trade, league);
  if (reviewed === null || now < reviewed) return fail('review', 'The trade is still under review.');
  if (!isTradingWindow(league, week, now)) {
    return fail('locked', 'Squads are locked. The trade goes through when the next week begins.');
  }
  return succeed();
}

/**
 * Whether both sides own what they give and drop, in no other accepted trade, and have room for what they get. The
 * error says what is in the way.
 */
export function checkPossible(
  { league, ledger, names }: Pick<TradeContext, 'league' | 'ledger' | 'names'>,
  terms: TradeTerms,
): Result<void> {
  for (const { manager, adds, drops } of movesOf(terms)) {
    const name = names[manager] ?? 'A manager';
    const missing = missingFrom(ledger, manager, drops);
    if (missing !== null) return fail('gone', `${name} no longer has ${squadName(missing)}.`);
    const held = drops.find((squad) => isHeld(ledger, squad));
    if (held !== undefined) return fail('held', heldMessage(held));
    if ((ledger.rosters[manager] ?? []).length + adds.length - drops.length > rosterLimit(league, ledger, manager)) {
      return fail('room', `${name} has no room for this trade.`);
    }
  }
  return succeed();
}

/** The ledger one step on, after a trade has been carried out in a week. */
export function ledgerAfterTrade(ledger: Ledger, terms: TradeTerms, weekId: WeekId): Ledger {
  const ended = squadsHeldBy(terms);
  return {
    ...ledgerAfterMoves(ledger, movesOf(terms), weekId),
    held: (ledger.held ?? []).filter((squad) => !ended.includes(squad)),
  };
}

const CLOSED: Record<Trade['status'], string> = {
  offered: 'This offer hasn’t been accepted yet.',
  accepted: 'This offer has been accepted already.',
  declined: 'This offer was declined.',
  withdrawn: 'This offer was withdrawn.',
  countered: 'This offer was answered with a counteroffer.',
  vetoed: 'The commissioner vetoed this trade.',
  done: 'This trade has gone through already.',
  expired: 'This offer has expired.',
};

/** Whether a party owns what it gives and drops, each once, and drops as many as it must and no more. */
function checkSide({ league, ledger }: TradeContext, terms: TradeTerms, manager: ManagerId): Result<void> {
  const { drops: leaving } = moveOf(terms, manager);
  const missing = missingFrom(ledger, manager, leaving);
  if (missing !== null) return fail('not-yours', `${squadName(missing)} isn’t on your roster.`);
  if (new Set(leaving).size !== leaving.length) return fail('twice', 'Name each squad only once.');
  const needed = dropsNeeded(league, ledger, terms, manager);
  const named = (manager === terms.from ? terms.fromDrops : terms.toDrops).length;
  if (named === needed) return succeed();
  return fail(
    'drops',
    DROPS[needed] ?? `Your roster is too full for this trade: pick ${String(needed)} squads to drop.`,
  );
}

const DROPS = ['Your roster has room, so there’s nothing to drop.', 'Your roster is full: pick a squad to drop.'];

function checkVeto({ league, me, now }: TradeContext, trade: Trade, reason: string): Result<void> {
  if (trade.status !== 'accepted') return fail('closed', CLOSED[statusAt(trade, now)]);
  if (!isCommissioner(league, me)) return fail('commissioner', 'Only the commissioner can veto a trade.');
  const team = teamOf(league, me);
  if (team === trade.from || team === trade.to) return fail('party', 'You can’t veto your own trade.');
  if (underReviewUntil(trade, league, now) === null) return fail('reviewed', 'The review is over.');
  return reason === '' ? fail('reason', 'Say why, so that everyone knows.') : checkText('reason', reason);
}

function checkText(what: 'note' | 'reason', text: string): Result<void> {
  if (text.length > MAX_TRADE_TEXT_LENGTH) {
    return fail(what, `Keep it to ${String(MAX_TRADE_TEXT_LENGTH)} characters; this has ${String(text.length)}.`);
  }
  return text === '' || isVisible(text) ? succeed() : fail(what, 'Write something that shows.');
}

function missingFrom({ rosters }: Ledger, manager: ManagerId, squads: readonly SquadId[]): SquadId | null {
  return squads.find((squad) => !(rosters[manager] ?? []).includes(squad)) ?? null;
}
