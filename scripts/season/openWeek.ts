import type { Desk } from '@/data/admin/adminLog';
import { getSeasonWeeks, openSeasonWeek } from '@/data/admin/weeks';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import type { PlayedGame } from '@/domain/replay/playedSeason';
import { weekId } from '@/domain/football/weeks';
import { calendarOf } from './calendar';

/**
 * Makes a week the current one. Writes all weeks of the calendar moved by `shiftDays`; null leaves a stored calendar as
 * it is. Throws if the lineups of a league couldn't be copied to its ledger.
 */
export async function openWeek(
  desk: Desk,
  { season, games }: { season: number; games: readonly PlayedGame[] },
  week: number,
  shiftDays: number | null,
): Promise<void> {
  const moves = shiftDays !== null || (await getSeasonWeeks(desk, season)).length === 0;
  const failed = await openSeasonWeek(desk, {
    season,
    weekId: weekId(season, week),
    copiesLineups: true,
    calendar: moves ? calendarOf(season, games, shiftDays ?? 0) : null,
    upcoming: ({ kickoffs }) => upcomingWeek(season, week, games, kickoffs),
  });
  if (failed > 0) throw new Error(`The lineups of ${String(failed)} leagues weren't copied. Open the week again.`);
}
