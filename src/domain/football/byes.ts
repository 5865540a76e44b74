import { BYES } from '../../../data/byes';
import type { SchoolCode } from './schools';
import { hasBye, type Week } from './weeks';

/** Each school's bye weeks, by season. */
const KNOWN: Readonly<Record<number, Record<SchoolCode, readonly number[]>>> = BYES;

/**
 * A school's bye weeks in a season, in order; empty for a season without a schedule. `weeks` are those of the season
 * that are known, with the games that were moved and called off.
 */
export function byeWeeks(season: number, code: SchoolCode, weeks: readonly Week[] = []): readonly number[] {
  const known = weeks.filter(({ kickoffs }) => Object.keys(kickoffs).length > 0);
  const listed = (KNOWN[season]?.[code] ?? []).filter((number) => !known.some(({ week }) => week === number));
  const byes = known.filter((week) => hasBye(week, code)).map(({ week }) => week);
  return [...listed, ...byes].sort((one, other) => one - other);
}

/** Formats bye weeks: `bye 4, 10`, or `no bye` if there are none. */
export function formatByes(weeks: readonly number[]): string {
  return weeks.length > 0 ? `bye ${weeks.join(', ')}` : 'no bye';
}
