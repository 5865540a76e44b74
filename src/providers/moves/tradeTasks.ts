import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { teamOf } from '@/domain/league/teams';
import { expiresAt, isTradingWindow, reviewEndsAt, type Trade } from '@/domain/moves/trades/trades';
import type { Week } from '@/domain/football/weeks';
import { MARGIN_MS, type DueTask } from '../kernel/useDriver';

/**
 * What this user's client has to do for these trades: carry out those whose review is over, in a week whose games
 * haven't begun, and store that offers of theirs have expired. `now` is the server's time in milliseconds.
 */
export function tradeTasks(
  trades: readonly Trade[],
  leagues: readonly League[],
  week: Week,
  me: Uid,
  now: number,
): DueTask[] {
  return trades.flatMap((trade): DueTask[] => {
    const league = leagues.find(({ id }) => id === trade.leagueId);
    if (league === undefined) return [];
    const place = placeInLine(trade, league, me);
    const task = { key: `${trade.status} ${trade.id}`, place: () => place };
    if (trade.status === 'accepted') {
      const reviewed = reviewEndsAt(trade, league);
      if (reviewed === null || !isTradingWindow(league, week, Math.max(reviewed, now))) return [];
      const run = async () => {
        const { carryOutTrade } = await import('@/data/moves/tradeExecution');
        const carried = await carryOutTrade({ league, week, me, names: {} }, trade.id);
        return carried.ok && carried.value !== 'waiting';
      };
      return [{ ...task, at: reviewed + MARGIN_MS, run }];
    }
    const end = expiresAt(trade);
    if (trade.status !== 'offered' || end === null || !isParty(trade, league, me)) return [];
    const run = async () => (await (await import('@/data/moves/tradeCommands')).closeExpired(trade)).ok;
    return [{ ...task, at: end + MARGIN_MS, run }];
  });
}

/** Whether the user's team is one of a trade's two. */
export function isParty({ from, to }: Trade, league: League, me: Uid): boolean {
  return [from, to].includes(teamOf(league, me));
}

/**
 * The position of a user's client, from 0, in the line of clients that carry out a trade: its parties first, then the
 * other members.
 */
export function placeInLine({ from, to }: Trade, league: League, me: Uid): number {
  const line = [...new Set([to, from, ...league.members.map((uid) => teamOf(league, uid))])];
  const place = line.indexOf(teamOf(league, me));
  return place < 0 ? line.length : place;
}
