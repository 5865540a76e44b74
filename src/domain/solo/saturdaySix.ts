import type { Hundredths } from '../hundredths';
import { succeed, fail, type Result } from '../result';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '../schools';
import { scoreSquad, type ScoreTerm } from '../scoring';
import { STAT_COLUMNS, parseStatLine, type StatLine } from '../statLines';
import { UNIT_NAMES, type Unit } from '../squads';

/**
 * Saturday Six, the solo game: for each week of a season that was really played, one squad of each of six units, from six different schools,
 * chosen by what was known before the week. Points are those of the leagues, with half a point per reception.
 */

/** The stat lines of a season as the project's table holds them: school, week, unit, the unit's columns in order. */
export interface SeasonLines {
  season: number;
  lines: Partial<Record<string, Partial<Record<string, Partial<Record<Unit, readonly number[]>>>>>>;
}

/** The weeks of a solo season, first to last. */
export const SOLO_WEEKS: readonly number[] = Array.from({ length: 14 }, (_, index) => index + 1);

/** The units of the solo game: these six, as its name says and as browsers have stored them, also if leagues play with more. */
export const SIX_UNITS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const satisfies readonly Unit[];
export type SixUnit = (typeof SIX_UNITS)[number];

/** A choice of six that may not be whole yet. */
export type SixPicks = Partial<Record<SixUnit, SchoolCode>>;

/** One squad of each unit. */
export type Six = Record<SixUnit, SchoolCode>;

/** What a unit of a school did in a week; null when the school did not play. */
function lineIn(table: SeasonLines, code: SchoolCode, unit: Unit, week: number): StatLine | null {
  const counts = table.lines[code]?.[week]?.[unit];
  if (counts === undefined) return null;
  return parseStatLine(unit, Object.fromEntries(STAT_COLUMNS[unit].map((column, index) => [column, counts[index]])));
}

/** A squad's points in a week and how they came about; null when its school did not play. */
function scoreIn(table: SeasonLines, code: SchoolCode, unit: Unit, week: number) {
  const line = lineIn(table, code, unit, week);
  return line === null ? null : scoreSquad(unit, line);
}

/** The schools that play in a week, in the order of lists. */
export function schoolsIn(table: SeasonLines, week: number): SchoolCode[] {
  return SCHOOL_CODES.filter((code) => table.lines[code]?.[week] !== undefined);
}

/** How a squad has done in the weeks before this one: games, and the mean in hundredths. Null before its first game. */
export function formBefore(
  table: SeasonLines,
  code: SchoolCode,
  unit: Unit,
  week: number,
): { games: number; mean: Hundredths } | null {
  const points = SOLO_WEEKS.filter((before) => before < week).flatMap((before) => {
    const score = scoreIn(table, code, unit, before);
    return score === null ? [] : [score.hundredths];
  });
  if (points.length === 0) return null;
  return { games: points.length, mean: Math.round(points.reduce((sum, each) => sum + each, 0) / points.length) };
}

/** The unit for which a school is chosen already. */
export function unitOfSchool(picks: SixPicks, code: SchoolCode): SixUnit | null {
  return SIX_UNITS.find((unit) => picks[unit] === code) ?? null;
}

/** Chooses a school for a unit, in place of the one before. Refuses a school that plays for another unit, and one that does not play. */
export function choose(
  table: SeasonLines,
  week: number,
  picks: SixPicks,
  unit: SixUnit,
  code: SchoolCode,
): Result<SixPicks> {
  if (!schoolsIn(table, week).includes(code)) return fail('bye', `${SCHOOLS[code].name} has a bye this week.`);
  const taken = unitOfSchool(picks, code);
  if (taken !== null && taken !== unit) {
    return fail('school', `${SCHOOLS[code].name} is your ${taken} already. Pick six different schools.`);
  }
  return succeed({ ...picks, [unit]: code });
}

/** The whole six. Refuses one with a place open, one with a school twice, and one with a school that does not play. */
export function checkSix(table: SeasonLines, week: number, picks: SixPicks): Result<Six> {
  const open = SIX_UNITS.filter((unit) => picks[unit] === undefined);
  if (open.length > 0)
    return fail('open', `Still open: ${open.map((unit) => UNIT_NAMES[unit].toLowerCase()).join(', ')}.`);
  const six = picks as Six;
  for (const unit of SIX_UNITS) {
    const placed = choose(table, week, { ...six, [unit]: undefined }, unit, six[unit]);
    if (!placed.ok) return placed;
  }
  return succeed(six);
}

/**
 * The six that is worth most, no school twice, by any worth (null: cannot be chosen). Exact: the best of all ways to give the units to
 * schools. Of equal ones the one with the earlier schools; null when six cannot be found.
 */
export function bestSix(
  schools: readonly SchoolCode[],
  worth: (unit: SixUnit, code: SchoolCode) => number | null,
): Six | null {
  // By which units are filled: the best so far, built school by school, since each school fills one unit at most.
  let filled = new Map<number, { sum: number; picks: SixPicks }>([[0, { sum: 0, picks: {} }]]);
  for (const code of schools) {
    const next = new Map(filled);
    const worths = SIX_UNITS.map((unit) => worth(unit, code));
    for (const [units, { sum, picks }] of filled) {
      SIX_UNITS.forEach((unit, bit) => {
        const value = units & (1 << bit) ? null : worths[bit];
        if (value == null) return;
        const key = units | (1 << bit);
        if (sum + value > (next.get(key)?.sum ?? -Infinity))
          next.set(key, { sum: sum + value, picks: { ...picks, [unit]: code } });
      });
    }
    filled = next;
  }
  return (filled.get((1 << SIX_UNITS.length) - 1)?.picks as Six | undefined) ?? null;
}

/** What the house chooses: the best six by the means so far. Null in the first week, of which no one knows anything. */
export function houseSix(table: SeasonLines, week: number): Six | null {
  return bestSix(schoolsIn(table, week), (unit, code) => formBefore(table, code, unit, week)?.mean ?? null);
}

/** One squad of a six in its week. */
export interface SixRow {
  unit: SixUnit;
  school: SchoolCode;
  hundredths: Hundredths;
  terms: ScoreTerm[];
}

/** A six in its week: each squad's points, and all together. */
export interface SixScore {
  rows: SixRow[];
  total: Hundredths;
}

/** What a six scored in a week. */
export function scoreSix(table: SeasonLines, week: number, six: Six): SixScore {
  const rows = SIX_UNITS.map((unit): SixRow => {
    const score = scoreIn(table, six[unit], unit, week);
    return { unit, school: six[unit], hundredths: score?.hundredths ?? 0, terms: score?.terms ?? [] };
  });
  return { rows, total: rows.reduce((sum, row) => sum + row.hundredths, 0) };
}

/** A played week: one's own six, the best there was, and the house's. */
export interface WeekResult {
  week: number;
  own: SixScore;
  best: SixScore;
  house: SixScore | null;
}

/** How a week turned out. Breaks when the table holds no six for it. */
export function weekResult(table: SeasonLines, week: number, six: Six): WeekResult {
  const best = bestSix(schoolsIn(table, week), (unit, code) => scoreIn(table, code, unit, week)?.hundredths ?? null);
  if (best === null) throw new Error(`week ${String(week)} has no six schools`);
  const house = houseSix(table, week);
  return {
    week,
    own: scoreSix(table, week, six),
    best: scoreSix(table, week, best),
    house: house === null ? null : scoreSix(table, week, house),
  };
}
