import type { SchoolCode } from './schools';

/** Each school's bye weeks, by season; from the schedules in `data/`. */
const BYES: Record<number, Record<SchoolCode, readonly number[]>> = {
  2025: {
    ALA: [4, 10],
    ARK: [6, 11],
    AUB: [6, 12],
    FLA: [5, 9],
    UGA: [4, 9],
    UK: [4, 7],
    LSU: [6, 10],
    MISS: [6, 13],
    MSU: [7, 13],
    MIZ: [6, 10],
    OK: [5, 11],
    SC: [6, 11],
    TENN: [6, 11],
    TEX: [5, 11],
    TAMU: [4, 10],
    VAN: [7, 12],
  },
  2026: {
    ALA: [9],
    ARK: [8],
    AUB: [6],
    FLA: [8],
    UGA: [8],
    UK: [9],
    LSU: [9],
    MISS: [5],
    MSU: [6],
    MIZ: [8],
    OK: [5],
    SC: [7],
    TENN: [9],
    TEX: [5],
    TAMU: [9],
    VAN: [9],
  },
};

/** A school's bye weeks in a season, in order; empty for a season without a schedule. */
export function byeWeeks(season: number, code: SchoolCode): readonly number[] {
  return BYES[season]?.[code] ?? [];
}

/** Formats bye weeks: `bye 4, 10`, or `no bye` if there are none. */
export function formatByes(weeks: readonly number[]): string {
  return weeks.length > 0 ? `bye ${weeks.join(', ')}` : 'no bye';
}
