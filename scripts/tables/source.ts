import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of a source table: unparsed text by column. */
export type Row = Record<string, string>;

/** The source tables that the compact ones are built from. */
export type Source = { teams: SourceTeam[]; units: Row[]; players: Row[]; schedule2025: Row[]; schedule2026: Row[] };

/** A school in the source's `teams.json`; only what is taken from it. */
export type SourceTeam = {
  code: string;
  school: string;
  full_name: string;
  mascot: string;
  city: string;
  state: string;
  stadium: string;
  timezone: string;
  color_primary: string;
  color_secondary: string;
  bye_weeks: Record<string, number[]>;
};

/** Reads the source folder. Throws with the name of a missing file. */
export function readSource(folder: string): Source {
  const csv = (name: string): Row[] =>
    parse(readFileSync(join(folder, name)), { columns: true, skip_empty_lines: true });
  return {
    teams: JSON.parse(readFileSync(join(folder, 'teams.json'), 'utf8')) as SourceTeam[],
    units: csv('unit-stats-2025.csv'),
    players: csv('player-stats-2025.csv'),
    schedule2025: csv('schedule-2025.csv'),
    schedule2026: csv('schedule-2026.csv'),
  };
}

/** The whole number in a column. Throws when it is blank, because the column is required. */
export function whole(row: Row, column: string): number {
  const number = wholeOrNull(row, column);
  if (number === null) throw new Error(`${row.team ?? row.game_id}: ${column} is blank or not a whole number`);
  return number;
}

/** The whole number in a column, or null where it is blank. */
export function wholeOrNull(row: Row, column: string): number | null {
  const text = row[column];
  return text === undefined || text === '' || !Number.isInteger(Number(text)) ? null : Number(text);
}
