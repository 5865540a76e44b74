import { SCHOOL_CODES, type SchoolCode } from '../football/schools';
import { scoreSquad, type Scoring } from './scoreSquad';
import type { Unit } from '../football/squads';
import { STAT_COLUMNS, parseStatLine, type StatLine } from '../football/statLines';

/** A past season's stat lines, as stored in `data/`: school, week, unit, then the unit's columns in order. */
export interface SeasonLines {
  season: number;
  lines: Partial<Record<string, Partial<Record<string, Partial<Record<Unit, readonly number[]>>>>>>;
}

/** The schools that play in a week, in display order. */
export function schoolsIn(table: SeasonLines, week: number): SchoolCode[] {
  return SCHOOL_CODES.filter((code) => table.lines[code]?.[week] !== undefined);
}

/** A squad's stat line in a week; null if its school didn't play. */
export function lineInWeek(table: SeasonLines, code: SchoolCode, unit: Unit, week: number): StatLine | null {
  const counts = table.lines[code]?.[week]?.[unit];
  if (counts === undefined) return null;
  return parseStatLine(unit, Object.fromEntries(STAT_COLUMNS[unit].map((column, index) => [column, counts[index]])));
}

/**
 * A squad's points in a week and how they add up, by the default scoring unless another is given; null if its school
 * didn't play.
 */
export function squadScoreInWeek(table: SeasonLines, code: SchoolCode, unit: Unit, week: number, scoring?: Scoring) {
  const line = lineInWeek(table, code, unit, week);
  return line === null ? null : scoreSquad(unit, line, scoring);
}
