import { categoriesOf, UNITS, type StatCategory, type Unit } from '@/domain/football/unitScoring';
import { whole, wholeOrNull, type Row } from './source';

/** Columns where a blank counts as none, because some kicks have no recorded distance. */
const MAY_BE_BLANK = ['fgm_0_39', 'fgm_40_49', 'fgm_50p'];

/**
 * The stat lines of a school's game, by unit and stored column, with the source columns that the table of units names.
 */
export function linesOf(row: Row): Record<Unit, Record<string, number>> {
  const lines = UNITS.map((unit) => [
    unit,
    Object.fromEntries(categoriesOf(unit).map((category) => [category.column, countIn(row, unit, category)])),
  ]);
  return Object.fromEntries(lines) as Record<Unit, Record<string, number>>;
}

/** A category's count: the sum of its columns, minus those after a minus sign. Throws if the result is negative. */
function countIn(row: Row, unit: Unit, { column, source = column }: StatCategory): number {
  const columns = source.replaceAll('{unit}', unit.toLowerCase()).split(' ');
  const count = columns.reduce(
    (sum, name) => (name.startsWith('-') ? sum - numberIn(row, name.slice(1)) : sum + numberIn(row, name)),
    0,
  );
  if (count < 0 && source.includes('-')) throw new Error(`${row.team} ${row.game_id}: ${source} is less than none`);
  return count;
}

function numberIn(row: Row, column: string): number {
  return MAY_BE_BLANK.includes(column) ? (wholeOrNull(row, column) ?? 0) : whole(row, column);
}
