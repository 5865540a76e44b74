import { calendarOf } from '../../../scripts/season/calendar';
import { loadGames } from '../../../scripts/tables/load';

/** The season that the pictures show. */
export const SEASON = 2025;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The moments at which pictures are taken: the Wednesday before a Saturday, that Saturday's afternoon with games over,
 * under way and to come, the Sunday after it, the day after the season's last game, and a site without a calendar.
 */
export const MOMENTS = ['upcoming', 'live', 'final', 'seasonOver', 'noCalendar'] as const;
export type Moment = (typeof MOMENTS)[number];

export const GAMES = loadGames(SEASON);

/** The season’s weeks, with none of them current. */
export const CALENDAR = calendarOf(SEASON, GAMES);

/** The week of each moment, and how long after the beginning of its Monday in New York the moment is. */
const PLACES: Record<Moment, { week: number; after: number }> = {
  upcoming: { week: 8, after: 2 * DAY + 12 * HOUR },
  live: { week: 8, after: 5 * DAY + 17 * HOUR },
  final: { week: 8, after: 6 * DAY + 12 * HOUR },
  seasonOver: { week: 14, after: 6 * DAY + 12 * HOUR },
  noCalendar: { week: 8, after: 2 * DAY + 12 * HOUR },
};

/**
 * The time of a moment in milliseconds. It is half a second past, because the server's clock is told in whole seconds:
 * the middle of what such an answer allows is then exactly this time.
 */
export function timeOf(moment: Moment): number {
  const { week, after } = PLACES[moment];
  const monday = CALENDAR.find((one) => one.week === week)?.startDate;
  if (monday == null) throw new Error(`The calendar of ${String(SEASON)} has no week ${String(week)}.`);
  return monday + after + 500;
}

/** The present of everything that is arranged once, and the earliest moment. */
export const PRESENT = timeOf('upcoming');

/** When the season's first Monday begins, in milliseconds. */
export const SEASON_START = CALENDAR[0]?.startDate ?? PRESENT;

/** The number of the week that a moment is in. */
export function weekOf(moment: Moment): number {
  return PLACES[moment].week;
}
