import { STAT_COLUMNS, type StatLine } from '@/domain/football/statLines';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { UNITS, squadId, type SquadId, type Unit } from '@/domain/football/squads';
import { linesOf } from './lines';
import { whole, type Row } from './source';

/**
 * The regular season's stat lines, compact: by school and week, one list of numbers per unit, in the order of
 * `columns` for that unit. A missing week is a bye.
 */
export type SeasonTable = {
  season: number;
  columns: Record<Unit, readonly string[]>;
  lines: Record<SchoolCode, Record<string, Record<Unit, number[]>>>;
};

/**
 * What each squad did on average: games, points in hundredths by the default scoring, and the counts of the unit's
 * columns, summed.
 */
export type AveragesTable = {
  season: number;
  squads: Record<SquadId, { games: number; hundredths: number; counts: number[] }>;
};

/** Builds the season's table from the source's rows, of which only the regular season counts. */
export function seasonTable(season: number, rows: readonly Row[]): SeasonTable {
  const lines = Object.fromEntries(SCHOOL_CODES.map((code) => [code, {}])) as SeasonTable['lines'];
  for (const row of rows
    .filter(({ phase }) => phase === 'regular')
    .sort((a, b) => whole(a, 'week') - whole(b, 'week'))) {
    const weeks = lines[row.team as SchoolCode];
    if (weeks === undefined) throw new Error(`${row.team} is not a school of the conference`);
    if (weeks[row.week!] !== undefined) throw new Error(`${row.team} plays twice in week ${row.week}`);
    const units = linesOf(row);
    weeks[row.week!] = Object.fromEntries(
      UNITS.map((unit) => [unit, STAT_COLUMNS[unit].map((column) => units[unit][column]!)]),
    ) as Record<Unit, number[]>;
  }
  return { season, columns: STAT_COLUMNS, lines };
}

/** The stat line of a squad's week, or null for a bye. */
export function statLineOf(table: SeasonTable, code: SchoolCode, unit: Unit, week: number): StatLine | null {
  const numbers = table.lines[code][String(week)]?.[unit];
  if (numbers === undefined) return null;
  return Object.fromEntries(table.columns[unit].map((column, i) => [column, numbers[i]!])) as StatLine;
}

/** Every squad-week of a season that was played, in the order of weeks, schools and units. */
export function squadWeeks(table: SeasonTable): { week: number; squad: SquadId; unit: Unit; line: StatLine }[] {
  const last = Math.max(...Object.values(table.lines).flatMap((weeks) => Object.keys(weeks).map(Number)));
  return Array.from({ length: last }, (_, i) => i + 1).flatMap((week) =>
    SCHOOL_CODES.flatMap((code) =>
      UNITS.flatMap((unit) => {
        const line = statLineOf(table, code, unit, week);
        return line === null ? [] : [{ week, squad: squadId(code, unit), unit, line }];
      }),
    ),
  );
}

/** Adds up what each squad did: the small table that the app itself carries. */
export function averagesTable(table: SeasonTable): AveragesTable {
  const squads = {} as AveragesTable['squads'];
  for (const { squad, unit, line } of squadWeeks(table)) {
    const columns = STAT_COLUMNS[unit];
    const sum = (squads[squad] ??= { games: 0, hundredths: 0, counts: columns.map(() => 0) });
    sum.games++;
    sum.hundredths += scoreSquad(unit, line).hundredths;
    sum.counts = sum.counts.map((count, i) => count + (line as Record<string, number>)[columns[i]!]!);
  }
  return { season: table.season, squads };
}
