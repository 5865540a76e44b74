import type { League } from '@/domain/league';
import { expiresAt, isTradingWindow, reviewEndsAt, type Trade } from '@/domain/trades';
import { teamOf } from '@/domain/teams';
import type { Week } from '@/domain/weeks';

/** How much later the next client in line tries, in milliseconds, so that they don't all write the same step at once. */
export const STAGGER_MS = 700;

/** A margin added to the earliest time that the rules allow, in milliseconds, because the measured server clock may be off by this much. */
const MARGIN_MS = 80;

/** The first wait after a failure, and the longest, in milliseconds. */
const FIRST_WAIT_MS = 5 * STAGGER_MS;
const LONGEST_WAIT_MS = 60_000;

/** Something that a client has to do with a trade without being asked, and from when on, in milliseconds of the server's clock. */
export type TradeTask = { kind: 'carryOut' | 'expire'; trade: Trade; league: League; at: number };

/**
 * What this user's client has to do for these trades: carry out those whose review is over, in a week whose games haven't begun, and store that offers
 * of theirs have expired. `now` is the server's time in milliseconds.
 */
export function tradeTasks(
  trades: readonly Trade[],
  leagues: readonly League[],
  week: Week,
  me: string,
  now: number,
): TradeTask[] {
  return trades.flatMap((trade): TradeTask[] => {
    const league = leagues.find(({ id }) => id === trade.leagueId);
    if (league === undefined) return [];
    if (trade.status === 'accepted') {
      const reviewed = reviewEndsAt(trade, league);
      const at = reviewed === null ? null : Math.max(reviewed, now);
      if (at === null || !isTradingWindow(league, week, at)) return [];
      return [{ kind: 'carryOut', trade, league, at: at + MARGIN_MS + placeInLine(trade, league, me) * STAGGER_MS }];
    }
    const end = expiresAt(trade);
    const team = teamOf(league, me);
    const isParty = team === trade.from || team === trade.to;
    if (trade.status !== 'offered' || end === null || !isParty) return [];
    return [
      { kind: 'expire', trade, league, at: Math.max(end, now) + MARGIN_MS + (team === trade.to ? STAGGER_MS : 0) },
    ];
  });
}

/** The position of a user's client, from 0, in the line of clients that carry out a trade: its parties first, then the other members. */
export function placeInLine({ from, to }: Trade, league: League, me: string): number {
  const line = [...new Set([to, from, ...league.members.map((uid) => teamOf(league, uid))])];
  const place = line.indexOf(teamOf(league, me));
  return place < 0 ? line.length : place;
}

/** How long to wait before trying again after so many failures, in milliseconds. */
export function retryWait(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}
