import { schoolOf, type SquadId } from '@/domain/squads';
import type { Week } from '@/domain/weeks';
import { loadGames, loadSeason } from '../tables/load';
import { calendarOf, shiftToNow } from '../season/calendar';
import { publishedWeek } from '../season/results';
import type { Documents } from './league';

const SEASON = 2025;

/** The week of the real season that is this week in the demo. */
export const CURRENT_WEEK = 8;

/** The real calendar of 2025, moved so that its eighth week holds `now` (milliseconds). */
export function demoCalendar(now: number): Week[] {
  const games = loadGames(SEASON);
  return calendarOf(SEASON, games, shiftToNow(SEASON, games, CURRENT_WEEK, now)).map((week) => ({
    ...week,
    isCurrent: week.week === CURRENT_WEEK,
  }));
}

/** The calendar, and the real results of every week before the current one. */
export function seasonDocuments(weeks: readonly Week[]): Documents {
  const documents: Documents = {};
  const games = loadGames(SEASON);
  const table = loadSeason();
  for (const week of weeks) {
    documents[`currentWeek/${week.id}`] = {
      ...week,
      startDate: date(week.startDate),
      endDate: date(week.endDate),
      portalOpensAt: date(week.portalOpensAt),
      kickoffs: Object.fromEntries(Object.entries(week.kickoffs).map(([code, at]) => [code, new Date(at)])),
    };
    if (week.week >= CURRENT_WEEK) continue;
    const results = publishedWeek({ table, games, week: week.week, kickoffs: week.kickoffs });
    documents[`weeklySquads/${week.id}`] = {
      ...results,
      games: Object.fromEntries(
        Object.entries(results.games).map(([code, game]) => [code, { ...game, kickoff: date(game.kickoff) }]),
      ),
      updatedAt: date(week.endDate),
    };
    for (const [squad, { points, stats, state }] of Object.entries(results.squads)) {
      if (state !== 'final') continue;
      documents[`weeklySquadScores/${squad}/weeks/${String(SEASON)}_${String(week.week)}`] = {
        points,
        stats,
        opponent: results.games[schoolOf(squad as SquadId)]?.opponent ?? null,
        week: week.week,
        season: SEASON,
      };
    }
  }
  return documents;
}

function date(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
