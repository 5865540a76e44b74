import type { SchoolCode } from '@/domain/schools';
import { publishedRanking } from '@/domain/ranking';
import type { Week } from '@/domain/weeks';
import { loadGames, loadSeason } from '../tables/load';
import { calendarOf, shiftToNow } from '../season/calendar';
import { publishedWeek } from '../season/results';
import { storedCalendar, storedResults, storedScores } from '../season/stored';
import type { Documents } from './league';

const SEASON = 2025;

/** The week of the real season that is this week in the demo. */
export const CURRENT_WEEK = 8;

/**
 * From Sunday morning in New York on, the demo's current week is the coming week, because Saturday has no kickoffs left to set a
 * lineup for. Milliseconds before Monday begins.
 */
const ROLLS_OVER_BEFORE_MONDAY = 18 * 3_600_000;

/** The real calendar of 2025, moved so that its eighth week, or the one given, is the week of `now` (milliseconds). */
export function demoCalendar(now: number, current = CURRENT_WEEK): Week[] {
  const games = loadGames(SEASON);
  const shift = shiftToNow(SEASON, games, current, now + ROLLS_OVER_BEFORE_MONDAY);
  return calendarOf(SEASON, games, shift).map((week) => ({
    ...week,
    isCurrent: week.week === current,
    lastFinal: week.week < current ? week.endDate : null,
  }));
}

/** The calendar, the real results of every week before the current one, and the opponents in the others. */
export function seasonDocuments(weeks: readonly Week[]): Documents {
  const documents: Documents = { [`rankings/${String(SEASON)}`]: { squads: publishedRanking(SEASON) } };
  const games = loadGames(SEASON);
  const table = loadSeason();
  const current = weeks.find(({ isCurrent }) => isCurrent)?.week ?? CURRENT_WEEK;
  for (const [id, week] of Object.entries(storedCalendar(weeks))) documents[`currentWeek/${id}`] = week;
  const finished: Documents = {};
  for (const week of weeks) {
    const played = week.week < current;
    const results = publishedWeek({
      table,
      games,
      week: week.week,
      kickoffs: week.kickoffs,
      ...(played ? {} : { finished: new Set<SchoolCode>() }),
    });
    const stored = storedResults(results, new Date((played ? week.endDate : week.startDate) ?? 0));
    documents[`weeklySquads/${week.id}`] = stored;
    if (played) finished[week.id] = stored;
    Object.assign(documents, storedScores(results));
  }
  documents[`weeklySquads/${String(SEASON)}`] = { season: SEASON, weeks: finished };
  return documents;
}
