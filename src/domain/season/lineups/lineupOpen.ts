import type { League } from '../../league/types';
import type { Week } from '../../football/weeks';
import { lastKickoff } from '../../football/kickoffs';

/**
 * Whether managers of a league can set their lineups of a week at `now` (milliseconds): in the current week, and in
 * every later week of the league's season, which hasn't begun; never in best ball, nor, with substitutes, once the last
 * game of the week has kicked off. In the current week locks apply (`checkLocks`).
 */
export function isLineupOpen(league: Pick<League, 'season' | 'lineups'>, week: Week, now: number): boolean {
  if (week.season !== league.season || league.lineups === 'best') return false;
  if (league.lineups === 'subs' && (lastKickoff(week.kickoffs) ?? Infinity) <= now) return false;
  return week.isCurrent || (week.firstKickoff !== null && week.firstKickoff > now);
}
