import { BYES } from '../../../data/byes';
import type { SchoolCode } from './schools';

/** Each school's bye weeks, by season. */
const KNOWN: Readonly<Record<number, Record<SchoolCode, readonly number[]>>> = BYES;

/** A school's bye weeks in a season, in order; empty for a season without a schedule. */
export function byeWeeks(season: number, code: SchoolCode): readonly number[] {
  return KNOWN[season]?.[code] ?? [];
}

/** Formats bye weeks: `bye 4, 10`, or `no bye` if there are none. */
export function formatByes(weeks: readonly number[]): string {
  return weeks.length > 0 ? `bye ${weeks.join(', ')}` : 'no bye';
}
