import { reviewEndsAt, type Trade } from '../../moves/trades/trades';
import type { LeagueSeason } from '../leagueSeason';
import { nextToKickOff, restOfSeasonFrom, type RestOfSeason } from './restOfSeason';

/**
 * What is ahead in the weeks in which a trade can count: after its review, those that haven't kicked off. `trade` is
 * null for one that isn't accepted; it counts as accepted at `now` (milliseconds). Null once there is no such week.
 */
export function restOfSeasonAfterTrade(
  season: LeagueSeason,
  trade: Pick<Trade, 'acceptedAt'> | null,
  now: number,
): RestOfSeason | null {
  const { league } = season;
  const end = reviewEndsAt({ acceptedAt: trade?.acceptedAt ?? now }, league) ?? now;
  const next = nextToKickOff(season, Math.max(now, end));
  return next === null ? null : restOfSeasonFrom(season, Math.max(next, league.firstWeek));
}
