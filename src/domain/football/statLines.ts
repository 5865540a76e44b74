import { asNumber } from '../kernel/parse';
import { categoriesOf, perUnit, type Unit, type UNIT_TABLE } from './unitScoring';

/** The columns of each unit's stat line, in data tables and stored documents. What is stored relies on their order. */
export const STAT_COLUMNS = perUnit((unit) => categoriesOf(unit).map(({ column }) => column));

/** What one unit did in one game, in whole counts and yards. */
export type StatLineOf<U extends Unit> = Record<(typeof UNIT_TABLE)[U]['stats'][number]['column'], number>;
export type StatLine = { [U in Unit]: StatLineOf<U> }[Unit];

/**
 * A stat line as text: its counts in the order of the unit's columns, with a space between. A list of numbers would
 * take three times as long on a slow connection.
 */
export function encodeCounts(unit: Unit, line: StatLine): string {
  return STAT_COLUMNS[unit].map((column) => (line as Readonly<Record<string, number>>)[column] ?? 0).join(' ');
}

/** Reads such a text as `parseStatLine` does; what isn't a number is missing. */
export function decodeCounts(unit: Unit, text: string): StatLine | null {
  const counts = text.split(' ');
  const columns = STAT_COLUMNS[unit].map((column, i) => [column, asNumber(Number(counts[i]), null)] as const);
  return parseStatLine(unit, Object.fromEntries(columns));
}

/**
 * Reads a unit's stored stat line. A missing column counts as 0, except a required one (points allowed). Null if a
 * required column is missing or a value isn't a whole number.
 */
export function parseStatLine<U extends Unit>(unit: U, value: unknown): StatLineOf<U> | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const line: Record<string, number> = {};
  for (const { column, required } of categoriesOf(unit)) {
    const count = stored[column] ?? (required ? undefined : 0);
    if (typeof count !== 'number' || !Number.isInteger(count)) return null;
    line[column] = count;
  }
  return line as StatLineOf<U>;
}
