import { PLAYERS } from '../../../data/players';
import type { Hundredths } from '../kernel/hundredths';
import type { SchoolCode } from '../football/schools';
import { scoreCounts, type Scoring, type ScoreTerm } from './scoreSquad';
import { perUnit, type Unit } from '../football/squads';
import { STAT_COLUMNS } from '../football/statLines';

/** What of a defense's line is some player's; fumbles recovered, safeties and points allowed are the whole unit's. */
const DEFENDERS = ['sacks', 'def_int', 'tds'];

/** The columns of a unit's stat line that players add to. */
export const PLAYER_COLUMNS: Record<Unit, readonly string[]> = perUnit((unit) =>
  STAT_COLUMNS[unit].filter((column) => unit !== 'DST' || DEFENDERS.includes(column)),
);

/**
 * Who made a school's stat lines, as stored in `data/`: by week and unit, a player's place in `players`, then the
 * counts of `PLAYER_COLUMNS` in order. A sack that two players share is half a sack for each.
 */
export interface SchoolPlayers {
  season: number;
  school: SchoolCode;
  players: string[];
  weeks: Partial<Record<string, Partial<Record<Unit, readonly (readonly number[])[]>>>>;
}

/** A player's part of a squad's points in a week. */
export interface PlayerPoints {
  name: string;
  hundredths: Hundredths;
  terms: ScoreTerm[];
}

/** The players who made a squad's points in a week, those with the most first; empty without a table or a game. */
export function playersInWeek(table: SchoolPlayers | null, unit: Unit, week: number, scoring: Scoring): PlayerPoints[] {
  const lines = table?.weeks[String(week)]?.[unit] ?? [];
  return lines
    .map(([index = -1, ...counts]): PlayerPoints => {
      const named = Object.fromEntries(PLAYER_COLUMNS[unit].map((column, i) => [column, counts[i] ?? 0]));
      return { name: table?.players[index] ?? '', ...scoreCounts(unit, PLAYER_COLUMNS[unit], named, scoring) };
    })
    .sort((one, other) => other.hundredths - one.hundredths);
}

/** The tables by season and school, each loaded when its school is looked at. */
const TABLES: Readonly<Record<number, Record<SchoolCode, () => Promise<{ default: unknown }>>>> = PLAYERS;

/** Who made a school's stat lines in a season; null for a season without a table. */
export async function loadPlayers(season: number, school: SchoolCode): Promise<SchoolPlayers | null> {
  const load = TABLES[season]?.[school];
  return load === undefined ? null : ((await load()).default as SchoolPlayers);
}
