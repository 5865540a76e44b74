import type { Hundredths } from '../kernel/hundredths';
import { fail, succeed, type Result } from '../kernel/result';
import type { WeekProjections } from '../projections/model';
import type { GameState, WeekResults } from '../scoring/results';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '../football/schools';
import { squadId, type SquadId } from '../football/squads';
import { hasBye, type Week } from '../football/weeks';
import type { Locked } from './pickem';
import { bestSix, SIX_UNITS, unitOfSchool, type SixPicks, type SixUnit } from './saturdaySix';

/** Saturday Six in a week of the running season, where each squad locks at its school's kickoff. */

/**
 * Chooses a squad of a unit, or none (null). Fails for a bye, for a school that is taken, and for a squad whose school
 * has kicked off.
 */
export function chooseSixSquad(
  week: Week,
  picks: SixPicks,
  choice: { unit: SixUnit; school: SchoolCode | null },
  locked: Locked,
): Result<SixPicks> {
  const { unit, school } = choice;
  const before = picks[unit];
  if (before === (school ?? undefined)) return succeed({ ...picks });
  const late = [before, school].find((code) => code != null && locked.has(code));
  if (late != null) return fail('locked', `${SCHOOLS[late].name} has kicked off, so that squad is locked.`);
  if (school === null) {
    const { [unit]: _, ...others } = picks;
    return succeed(others);
  }
  if (hasBye(week, school)) return fail('bye', `${SCHOOLS[school].name} has a bye this week.`);
  const taken = unitOfSchool(picks, school);
  if (taken !== null)
    return fail('school', `${SCHOOLS[school].name} is your ${taken} already. Pick six different schools.`);
  return succeed({ ...picks, [unit]: school });
}

/** One unit of a six in a published week. `missing`: nothing is published of the squad, or none was chosen. */
export interface SixWeekRow {
  unit: SixUnit;
  school: SchoolCode | null;
  squad: SquadId | null;
  points: Hundredths;
  state: GameState | 'missing';
}

/** A six's week: its units, and the sum so far in hundredths. */
export interface SixWeekScore {
  rows: SixWeekRow[];
  points: Hundredths;
}

/** What a six, which may have gaps, scores in a published week. */
export function scoreSixWeek(results: Pick<WeekResults, 'squads'> | null, picks: SixPicks): SixWeekScore {
  const rows = SIX_UNITS.map((unit): SixWeekRow => {
    const school = picks[unit];
    if (school === undefined) return { unit, school: null, squad: null, points: 0, state: 'missing' };
    const squad = squadId(school, unit);
    const result = results?.squads[squad];
    return { unit, school, squad, points: result?.points ?? 0, state: result?.state ?? 'missing' };
  });
  return { rows, points: rows.reduce((sum, row) => sum + row.points, 0) };
}

/** What a six is expected to end a week with: its points where a game is over, else at least what was projected. */
export function expectedSix({ rows }: SixWeekScore, week: Week, projected: WeekProjections): Hundredths {
  return rows.reduce((sum, { unit, school, points, state }) => {
    const isOver = school === null || state === 'final' || hasBye(week, school);
    return sum + (isOver ? points : Math.max(points, projected[squadId(school, unit)].hundredths));
  }, 0);
}

/** The best possible six, of the games that are over; null while fewer than six schools are done. */
export function bestSixOfWeek(results: Pick<WeekResults, 'squads'>): SixWeekScore | null {
  const six = bestSix(SCHOOL_CODES, (unit, code) => {
    const result = results.squads[squadId(code, unit)];
    return result?.state === 'final' ? result.points : null;
  });
  return six === null ? null : scoreSixWeek(results, six);
}
