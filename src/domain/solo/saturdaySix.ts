import type { Hundredths } from '../kernel/hundredths';
import { succeed, fail, type Result } from '../kernel/result';
import { SCHOOLS, type SchoolCode } from '../football/schools';
import { LAST_SEASON, lastWeekOf } from '../football/seasons';
import type { ScoreTerm } from '../scoring/scoreSquad';
import { schoolsIn, squadScoreInWeek, type SeasonLines } from '../scoring/seasonLines';
import { UNIT_NAMES, type Unit } from '../football/squads';

/**
 * Saturday Six, the solo game. For each week of a real past season, the player chooses one squad of each of six units,
 * from six different schools, based on what was known before the week. Scoring is the leagues', with half a point per
 * reception.
 */

/** The weeks of a solo season, first to last: those of the latest season with results. */
export const SOLO_WEEKS: readonly number[] = Array.from({ length: lastWeekOf(LAST_SEASON) }, (_, index) => index + 1);

/**
 * The six units of the solo game, which stay the same if leagues get more units: browsers have stored choices of these
 * six.
 */
export const SIX_UNITS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const satisfies readonly Unit[];
export type SixUnit = (typeof SIX_UNITS)[number];

/** A choice of six that may be incomplete. */
export type SixPicks = Partial<Record<SixUnit, SchoolCode>>;

/** A complete choice: one squad of each unit. */
export type Six = Record<SixUnit, SchoolCode>;

/** A squad's form before this week: games played and mean points in hundredths. Null before its first game. */
export function formBefore(
  table: SeasonLines,
  code: SchoolCode,
  unit: Unit,
  week: number,
): { games: number; mean: Hundredths } | null {
  const points = Array.from({ length: week - 1 }, (_, index) => index + 1).flatMap((before) => {
    const score = squadScoreInWeek(table, code, unit, before);
    return score === null ? [] : [score.hundredths];
  });
  if (points.length === 0) return null;
  return { games: points.length, mean: Math.round(points.reduce((sum, each) => sum + each, 0) / points.length) };
}

/** The unit for which a school is already chosen, or null. */
export function unitOfSchool(picks: SixPicks, code: SchoolCode): SixUnit | null {
  return SIX_UNITS.find((unit) => picks[unit] === code) ?? null;
}

/**
 * Chooses a school for a unit, replacing any earlier choice. Fails for a school that is chosen for another unit or has
 * a bye.
 */
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

/** Returns the complete six. Fails if a unit is missing, a school is chosen twice, or a school has a bye. */
export function checkSix(table: SeasonLines, week: number, picks: SixPicks): Result<Six> {
  const open = SIX_UNITS.filter((unit) => picks[unit] === undefined);
  if (open.length > 0)
    return fail('open', `Still empty: ${open.map((unit) => UNIT_NAMES[unit].toLowerCase()).join(', ')}.`);
  const six = picks as Six;
  for (const unit of SIX_UNITS) {
    const placed = choose(table, week, { ...six, [unit]: undefined }, unit, six[unit]);
    if (!placed.ok) return placed;
  }
  return succeed(six);
}

/** What a squad adds to a six; null if it isn't available. */
type Worth = (unit: SixUnit, code: SchoolCode) => number | null;

/**
 * The six with the highest total `worth`, with no school twice. Exact: the best of all assignments of schools to units.
 * Ties go to the earlier schools. Null if no six exists.
 */
export function bestSix(schools: readonly SchoolCode[], worth: Worth): Six | null {
  return (bestByUnits(schools, worth).get((1 << SIX_UNITS.length) - 1)?.picks as Six | undefined) ?? null;
}

/** As `bestSix`, but where no six exists, with as many units as can be filled. */
export function bestPart(schools: readonly SchoolCode[], worth: Worth): SixPicks {
  const count = (picks: SixPicks) => Object.keys(picks).length;
  let best: { sum: number; picks: SixPicks } = { sum: 0, picks: {} };
  for (const part of bestByUnits(schools, worth).values()) {
    const more = count(part.picks) - count(best.picks);
    if (more > 0 || (more === 0 && part.sum > best.sum)) best = part;
  }
  return best.picks;
}

/**
 * The best choice for each set of filled units (a bit mask). Built school by school, since a school fills at most one
 * unit.
 */
function bestByUnits(
  schools: readonly SchoolCode[],
  worth: Worth,
): ReadonlyMap<number, { sum: number; picks: SixPicks }> {
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
  return filled;
}

/** The house's choice: the best six by mean points so far. Null in the first week, when there are no means yet. */
export function houseSix(table: SeasonLines, week: number): Six | null {
  return bestSix(schoolsIn(table, week), (unit, code) => formBefore(table, code, unit, week)?.mean ?? null);
}

/** One squad of a six, with its week's points. */
export interface SixRow {
  unit: SixUnit;
  school: SchoolCode;
  hundredths: Hundredths;
  terms: ScoreTerm[];
}

/** A six's week: each squad's points and the total. */
export interface SixScore {
  rows: SixRow[];
  total: Hundredths;
}

/** What a six scored in a week. */
export function scoreSix(table: SeasonLines, week: number, six: Six): SixScore {
  const rows = SIX_UNITS.map((unit): SixRow => {
    const score = squadScoreInWeek(table, six[unit], unit, week);
    return { unit, school: six[unit], hundredths: score?.hundredths ?? 0, terms: score?.terms ?? [] };
  });
  return { rows, total: rows.reduce((sum, row) => sum + row.hundredths, 0) };
}

/** A played week: the player's six, the best possible one, and the house's. */
export interface WeekResult {
  week: number;
  own: SixScore;
  best: SixScore;
  house: SixScore | null;
}

/** The result of a week. Throws if the table has no possible six for it. */
export function weekResult(table: SeasonLines, week: number, six: Six): WeekResult {
  const best = bestSix(
    schoolsIn(table, week),
    (unit, code) => squadScoreInWeek(table, code, unit, week)?.hundredths ?? null,
  );
  if (best === null) throw new Error(`week ${String(week)} has no six schools`);
  const house = houseSix(table, week);
  return {
    week,
    own: scoreSix(table, week, six),
    best: scoreSix(table, week, best),
    house: house === null ? null : scoreSix(table, week, house),
  };
}
