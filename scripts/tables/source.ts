import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of a source table: unparsed text by column. */
export type Row = Record<string, string>;

/** The source tables that the compact ones are built from. */
export type Source = { teams: SourceTeam[]; seasons: SourceSeason[] };

/** A season in the source: its schedule, and once it was played, who did what. */
export type SourceSeason = { season: number; schedule: Row[]; played: { units: Row[]; players: Row[] } | null };

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

/** Reads the source folder, with every season that it has a schedule of. Throws with the name of a missing file. */
export function readSource(folder: string): Source {
  const csv = (name: string): Row[] =>
    parse(readFileSync(join(folder, name)), { columns: true, skip_empty_lines: true });
  const seasons = readdirSync(folder).flatMap((name) => /^schedule-(\d{4})\.csv$/.exec(name)?.[1] ?? []);
  return {
    teams: JSON.parse(readFileSync(join(folder, 'teams.json'), 'utf8')) as SourceTeam[],
    seasons: seasons.sort().map((season) => ({
      season: Number(season),
      schedule: csv(`schedule-${season}.csv`),
      played: existsSync(join(folder, `unit-stats-${season}.csv`))
        ? { units: csv(`unit-stats-${season}.csv`), players: csv(`player-stats-${season}.csv`) }
        : null,
    })),
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
