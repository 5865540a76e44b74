import { MAX_OPEN_OFFERS, OFFER_DAYS, REVIEW_HOURS } from './tradeLimits';
import type { SquadId } from '../../football/squads';
import { isFormer } from '../../league/formerManagers';
import type { ManagerId } from '../../league/houseTeams';
import type { LeagueId, Uid } from '../../kernel/ids';
import type { League } from '../../league/types';
import { managersOf } from '../../league/leagueSeats';
import { asMap, asMillis, asNumber, asOneOf, asText } from '../../kernel/parse';
import { managerOf } from '../../league/teams';
import { lastWeekOf } from '../../football/seasons';
import { weekId, type Week } from '../../football/weeks';
import { parseTerms, type TradeTerms } from './tradeMoves';
import { HOUR_MS } from '../../kernel/durations';

/** The statuses of a trade. */
export const TRADE_STATUSES = [
  'offered',
  'accepted',
  'declined',
  'withdrawn',
  'countered',
  'vetoed',
  'done',
  'expired',
] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** The statuses in which the whole league sees a trade. In the others it's between its parties. */
export const SHARED_STATUSES = ['accepted', 'vetoed', 'done'] as const satisfies readonly TradeStatus[];

/**
 * The most leagues that one query for a person's trades asks for: the rules read each, and at most ten documents for a
 * query.
 */
export const LEAGUES_PER_QUERY = 10;

/**
 * A trade as stored in `trades/{leagueId}_{from}_{number}`. Times are in milliseconds since 1970; `offeredAt` is null
 * until the server has confirmed the offer.
 */
export type Trade = TradeTerms & {
  id: string;
  leagueId: LeagueId;
  /** The sender's trades in a league are numbered, not always in the order of their times. */
  number: number;
  note: string;
  status: TradeStatus;
  /** The id of the offer that this one counters. */
  counters: string | null;
  /** The id of the offer that counters this one. */
  counteredBy: string | null;
  offeredAt: number | null;
  acceptedAt: number | null;
  /** When it was declined, withdrawn, countered, vetoed, carried out, or found to have expired. */
  closedAt: number | null;
  /** The step of the ledger that carried it out. */
  step: number | null;
  /** Why it was vetoed. */
  reason: string | null;
  /** The commissioner who vetoed it; null in a trade that was stored without. */
  vetoedBy: Uid | null;
};

/** Reads a stored trade. */
export function parseTrade(id: string, stored: unknown): Trade {
  const raw = asMap(stored);
  return {
    ...parseTerms(raw),
    id,
    leagueId: asText(raw.leagueId, ''),
    number: asNumber(raw.number, 0),
    note: asText(raw.note, ''),
    status: asOneOf(raw.status, TRADE_STATUSES, 'expired'),
    counters: asText(raw.counters, null),
    counteredBy: asText(raw.counteredBy, null),
    offeredAt: asMillis(raw.offeredAt),
    acceptedAt: asMillis(raw.acceptedAt),
    closedAt: asMillis(raw.closedAt),
    step: asNumber(raw.step, null),
    reason: asText(raw.reason, null),
    vetoedBy: asText(raw.vetoedBy, null),
  };
}

/** The id of a trade. */
export function tradeId(leagueId: LeagueId, from: ManagerId, number: number): string {
  return `${leagueId}_${from}_${String(number)}`;
}

/** The teams that a team's manager can offer a trade: those that a person runs whose account still exists. */
export function tradePartners(league: League, me: ManagerId): ManagerId[] {
  return managersOf(league).filter((team) => team !== me && takesOffers(league, team));
}

/** Whether someone is there to answer an offer to a team. */
export function takesOffers(league: League, team: ManagerId): boolean {
  const manager = managerOf(league, team);
  return manager !== null && !isFormer(league, manager.uid);
}

/** When an offer expires. Null until the server has confirmed the offer. */
export function expiresAt({ offeredAt }: Pick<Trade, 'offeredAt'>): number | null {
  return offeredAt === null ? null : offeredAt + OFFER_DAYS * 24 * HOUR_MS;
}

/**
 * A trade's status at `now` (milliseconds): an offer counts as expired once its time is up, whether or not that is
 * stored.
 */
export function statusAt(trade: Pick<Trade, 'status' | 'offeredAt'>, now: number): TradeStatus {
  const end = expiresAt(trade);
  return trade.status === 'offered' && end !== null && now >= end ? 'expired' : trade.status;
}

/** Whether a trade still waits for something at `now`: an answer, its review, or the week in which it's carried out. */
export function isPending(trade: Pick<Trade, 'status' | 'offeredAt'>, now: number): boolean {
  return ['offered', 'accepted'].includes(statusAt(trade, now));
}

/** When the review of an accepted trade ends. Null while it isn't accepted. */
export function reviewEndsAt(
  { acceptedAt }: Pick<Trade, 'acceptedAt'>,
  { tradeReview }: Pick<League, 'tradeReview'>,
): number | null {
  return acceptedAt === null ? null : acceptedAt + REVIEW_HOURS[tradeReview] * HOUR_MS;
}

/**
 * When the review that an accepted trade is under at `now` ends. Null if its league has no review, or the review is
 * over. A trade whose acceptance the server hasn't confirmed yet counts as accepted now.
 */
export function underReviewUntil(
  { status, acceptedAt }: Pick<Trade, 'status' | 'acceptedAt'>,
  league: Pick<League, 'tradeReview'>,
  now: number,
): number | null {
  // `now` may lag behind the server's time of a trade that was just accepted, and no review isn't one that ends soon.
  if (status !== 'accepted' || REVIEW_HOURS[league.tradeReview] === 0) return null;
  const end = reviewEndsAt({ acceptedAt: acceptedAt ?? now }, league);
  return end !== null && now < end ? end : null;
}

/** Whether rosters can be traded at `now`: in the current week of the league's season, until its first kickoff. */
export function isTradingWindow(league: Pick<League, 'season'>, week: Week, now: number): boolean {
  return week.isCurrent && week.season === league.season && week.firstKickoff !== null && now < week.firstKickoff;
}

/**
 * Whether no trade of the league's season can be carried out any more: its last week has kicked off, or another season
 * is current.
 */
export function isTradingOver(league: Pick<League, 'season'>, week: Week, now: number): boolean {
  if (week.season === null || week.season < league.season) return false;
  if (week.season > league.season) return true;
  const last = lastWeekOf(league.season);
  return week.week > last || (week.week === last && week.firstKickoff !== null && now >= week.firstKickoff);
}

/** The week whose first kickoff is a league's trade deadline. Null without one, and in a league without trades. */
export function deadlineWeek({ tradeDeadline }: Pick<League, 'tradeDeadline'>): number | null {
  return tradeDeadline === 'none' || tradeDeadline === 'draft' ? null : Number(tradeDeadline.slice('week'.length));
}

/**
 * What has ended trading in a league at `now`, in milliseconds: its season, its deadline, or its draft if the league
 * has no trades. After that, none can be offered or accepted. Null while squads can be traded.
 */
export function tradingEnd(
  league: Pick<League, 'season' | 'tradeDeadline' | 'tradeReview'>,
  week: Week,
  now: number,
): 'season' | 'deadline' | 'draft' | null {
  if (league.tradeDeadline === 'draft') return 'draft';
  // A trade accepted now would be reviewed first.
  if (isTradingOver(league, week, now + REVIEW_HOURS[league.tradeReview] * HOUR_MS)) return 'season';
  const number = deadlineWeek(league);
  if (number === null) return null;
  const id = weekId(league.season, number);
  const hasPassed = week.id > id || (week.id === id && week.firstKickoff !== null && now >= week.firstKickoff);
  return hasPassed ? 'deadline' : null;
}

/** Whether two offers of a manager are of the same squads to the same team, whatever their notes. */
export function isSameOffer(one: OfferedSquads, other: OfferedSquads): boolean {
  const same = (some: readonly SquadId[], others: readonly SquadId[]) =>
    some.length === others.length && some.every((squad) => others.includes(squad));
  const lists = ['gives', 'gets', 'fromDrops'] as const;
  return one.to === other.to && lists.every((list) => same(one[list], other[list]));
}

type OfferedSquads = Pick<Trade, 'to' | 'gives' | 'gets' | 'fromDrops'>;

/**
 * The number of a manager's next offer in a league, from the trades they have sent there. Null while they have as many
 * open as allowed. A number follows the one `MAX_OPEN_OFFERS` before it, which must have ended: so the rules bound the
 * open offers by reading one document.
 */
export function nextOfferNumber(
  sent: readonly Pick<Trade, 'number' | 'status' | 'offeredAt'>[],
  now: number,
): number | null {
  const free = Array.from({ length: MAX_OPEN_OFFERS }, (_, place) => place + 1).flatMap((first) => {
    const latest = sent
      .filter(({ number }) => number % MAX_OPEN_OFFERS === first % MAX_OPEN_OFFERS)
      .reduce<(typeof sent)[number] | null>(
        (one, other) => (one === null || other.number > one.number ? other : one),
        null,
      );
    if (latest === null) return [first];
    return isPending(latest, now) ? [] : [latest.number + MAX_OPEN_OFFERS];
  });
  return free.length === 0 ? null : Math.min(...free);
}
