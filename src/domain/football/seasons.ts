import { LAST_WEEKS, PLAYED } from '../../../data/seasons';

/** The last week of the schools' regular season, by year. */
const WEEKS: Readonly<Record<number, number>> = LAST_WEEKS;

/** The last week of a season's regular schedule. */
export function lastWeekOf(season: number): number {
  return WEEKS[season] ?? 14;
}

/** The first season with results in `data/`. Leagues stored without a season play this one. */
export const FIRST_SEASON = Math.min(...PLAYED);

/** The latest season with a schedule in `data/`. */
export const NEWEST_SEASON = Math.max(...Object.keys(LAST_WEEKS).map(Number));

/** The latest season with results in `data/`: the one that is practiced on, and shown while no season is open. */
export const LAST_SEASON = Math.max(...PLAYED);
