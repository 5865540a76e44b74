import { lastWeeks, played } from '../../../data/seasons.json';

/** The last week of the schools' regular season, by year. */
const LAST_WEEKS: Readonly<Record<number, number>> = lastWeeks;

/** The last week of a season's regular schedule. */
export function lastWeekOf(season: number): number {
  return LAST_WEEKS[season] ?? 14;
}

/** The first season with results in `data/`. Leagues stored without a season play this one. */
export const FIRST_SEASON = Math.min(...played);

/** The latest season with results in `data/`: the one that is practiced on, and shown while no season is open. */
export const LAST_SEASON = Math.max(...played);
