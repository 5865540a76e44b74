import type { ManagerId } from '@/domain/league/houseTeams';
import type { Uid } from '@/domain/kernel/ids';
import type { SquadId } from '@/domain/football/squads';
import { statusAt, type Trade, type TradeStatus } from '@/domain/moves/trades/trades';

/** A league's trades as its page lists them, newest first. */
export type TradeGroups = {
  /** Offers that wait for the user's answer. */
  incoming: Trade[];
  /** The user's offers that wait for an answer. */
  outgoing: Trade[];
  /** Accepted trades that wait for their review or their week, of anyone in the league. */
  review: Trade[];
  /** The user's other trades, and the league's that went through or were vetoed. */
  past: Trade[];
};

/** Sorts a league's trades into groups. `now` is in milliseconds. */
export function groupTrades(trades: readonly Trade[], me: ManagerId, now: number): TradeGroups {
  const all = [...new Map(trades.map((trade) => [trade.id, trade])).values()].sort(
    (one, other) => latestTime(other) - latestTime(one),
  );
  const having = (...statuses: TradeStatus[]) => all.filter((trade) => statuses.includes(statusAt(trade, now)));
  const open = having('offered');
  return {
    incoming: open.filter(({ to }) => to === me),
    outgoing: open.filter(({ from }) => from === me),
    review: having('accepted'),
    past: all.filter((trade) => !['offered', 'accepted'].includes(statusAt(trade, now))),
  };
}

/** When something last happened with a trade. An offer that the server hasn't confirmed yet is the newest. */
function latestTime({ closedAt, acceptedAt, offeredAt }: Trade): number {
  return closedAt ?? acceptedAt ?? offeredAt ?? Infinity;
}

/** One side of a trade: who gives which squads, and what they drop to make room. */
export type TradeSide = { manager: ManagerId; gives: SquadId[]; drops: SquadId[] };

/** Both sides of a trade, the user's first if they're a party, else the sender's. */
export function sidesOf(trade: Trade, me: ManagerId): [TradeSide, TradeSide] {
  const from: TradeSide = { manager: trade.from, gives: trade.gives, drops: trade.fromDrops };
  const to: TradeSide = { manager: trade.to, gives: trade.gets, drops: trade.toDrops };
  return trade.to === me ? [to, from] : [from, to];
}

/** What happened to a trade that has ended. `personOf` names who vetoed it. */
export function formatEnd(
  trade: Trade,
  now: number,
  nameOf: (manager: ManagerId) => string,
  personOf: (uid: Uid) => string,
): string {
  const to = nameOf(trade.to);
  switch (statusAt(trade, now)) {
    case 'declined':
      return `${to} declined.`;
    case 'withdrawn':
      return `${nameOf(trade.from)} withdrew the offer.`;
    case 'countered':
      return `${to} answered with a counteroffer.`;
    case 'vetoed':
      return `Vetoed by ${trade.vetoedBy === null ? 'the commissioner' : `${personOf(trade.vetoedBy)} (commissioner)`}${trade.reason === null ? '.' : `: ${trade.reason}`}`;
    case 'done':
      return 'Went through.';
    case 'expired':
      return 'Expired without an answer.';
    case 'offered':
    case 'accepted':
      return '';
  }
}

/** A short label for where a trade is. */
export const STATUS_LABELS: Record<TradeStatus, string> = {
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  countered: 'Countered',
  vetoed: 'Vetoed',
  done: 'Done',
  expired: 'Expired',
};
