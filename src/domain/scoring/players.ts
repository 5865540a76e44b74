import type { Hundredths } from '../kernel/hundredths';
import type { SchoolCode } from '../football/schools';
import { scoreCounts, type Scoring, type ScoreTerm } from './scoring';
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

type Load = () => Promise<{ default: unknown }>;

/** The tables of 2025, each loaded when its school is looked at. */
const TABLES: Record<number, Record<SchoolCode, Load>> = {
  2025: {
    ALA: () => import('../../../data/players-2025/ALA.json'),
    ARK: () => import('../../../data/players-2025/ARK.json'),
    AUB: () => import('../../../data/players-2025/AUB.json'),
    FLA: () => import('../../../data/players-2025/FLA.json'),
    UGA: () => import('../../../data/players-2025/UGA.json'),
    UK: () => import('../../../data/players-2025/UK.json'),
    LSU: () => import('../../../data/players-2025/LSU.json'),
    MISS: () => import('../../../data/players-2025/MISS.json'),
    MSU: () => import('../../../data/players-2025/MSU.json'),
    MIZ: () => import('../../../data/players-2025/MIZ.json'),
    OK: () => import('../../../data/players-2025/OK.json'),
    SC: () => import('../../../data/players-2025/SC.json'),
    TENN: () => import('../../../data/players-2025/TENN.json'),
    TEX: () => import('../../../data/players-2025/TEX.json'),
    TAMU: () => import('../../../data/players-2025/TAMU.json'),
    VAN: () => import('../../../data/players-2025/VAN.json'),
  },
};

/** Who made a school's stat lines in a season; null for a season without a table. */
export async function loadPlayers(season: number, school: SchoolCode): Promise<SchoolPlayers | null> {
  const load = TABLES[season]?.[school];
  return load === undefined ? null : ((await load()).default as SchoolPlayers);
}
