import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { personName } from '@/domain/league/teamNames';
import { teamOf } from '@/domain/league/teams';
import { statusAt, type Trade } from '@/domain/moves/trades/trades';

/** A trade that the user has to answer, or that waits for someone else. */
export type PendingOffer = { id: string; leagueId: LeagueId; leagueName: string; text: string; answer: boolean };

/** The user's trades that wait for something at `now` (milliseconds), those that need an answer first. */
export function tradeOffers(
  pending: readonly Trade[],
  leagues: readonly League[],
  me: Uid,
  now: number,
): PendingOffer[] {
  const offers = pending.flatMap((trade): PendingOffer[] => {
    const league = leagues.find(({ id }) => id === trade.leagueId);
    if (league === undefined) return [];
    const team = teamOf(league, me);
    const partner = personName(trade.from === team ? trade.to : trade.from, league);
    const one = { id: trade.id, leagueId: league.id, leagueName: league.name };
    const status = statusAt(trade, now);
    if (status === 'accepted') return [{ ...one, text: `Your trade with ${partner} was accepted`, answer: false }];
    if (status !== 'offered') return [];
    return trade.to === team
      ? [{ ...one, text: `${partner} offers you a trade`, answer: true }]
      : [{ ...one, text: `Your offer to ${partner} is waiting`, answer: false }];
  });
  return offers.sort((a, b) => Number(b.answer) - Number(a.answer));
}
