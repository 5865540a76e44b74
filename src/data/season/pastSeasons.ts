import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { lastWeekOf } from '@/domain/football/seasons';
import { parseWeek, weekId } from '@/domain/football/weeks';
import { getLedger } from '../moves/ledgers';
import { getPastWeeks } from './pastWeeks';

/** A league's season that is over, its weeks made from their results; null if its rosters were never saved. */
export async function getPastSeason(uid: Uid, league: League): Promise<LeagueSeason | null> {
  const { settled, rosters, history, lineups: inLedger } = await getLedger(league.id);
  if (!settled) return null;
  const numbers = Array.from({ length: lastWeekOf(league.season) }, (_, i) => i + 1);
  const ids = numbers.map((week) => weekId(league.season, week));
  // A lineup of the week before the first carries over.
  const past = await getPastWeeks(uid, league.id, ids, inLedger, weekId(league.season, league.firstWeek - 1));
  return {
    league,
    rosters,
    history,
    weeks: past.map(({ weekId: id, results, lineups }) => {
      const kickoffs = Object.fromEntries(
        Object.entries(results?.games ?? {}).map(([code, { kickoff }]) => [code, kickoff ?? 0]),
      );
      return { week: parseWeek(id, { isCurrent: false, kickoffs }), results, lineups };
    }),
  };
}
