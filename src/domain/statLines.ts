import type { Unit } from './squads';

/** The columns of each unit's stat line, in tables and stored documents (docs/game.md, Stat line columns). */
export const STAT_COLUMNS = {
  QB: ['pass_yds', 'pass_td', 'pass_int', 'qb_rush_yds', 'qb_rush_td'],
  RB: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  WR: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  TE: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  K: ['fgm_0_39', 'fgm_40_49', 'fgm_50p', 'fgm_unknown', 'fg_missed', 'xpm', 'xp_missed'],
  DST: ['sacks', 'def_int', 'opp_fum_lost', 'tds', 'safeties', 'points_against'],
} as const satisfies Record<Unit, readonly string[]>;

/** What one unit did in one game: whole counts and yards. */
export type StatLineOf<U extends Unit> = Record<(typeof STAT_COLUMNS)[U][number], number>;
export type QuarterbackLine = StatLineOf<'QB'>;
export type BallCarrierLine = StatLineOf<'RB'>;
export type KickerLine = StatLineOf<'K'>;
export type DefenseLine = StatLineOf<'DST'>;
export type StatLine = QuarterbackLine | BallCarrierLine | KickerLine | DefenseLine;

/**
 * Reads a stored stat line of a unit. A column that is absent counts 0, except points allowed: a defence without
 * that figure has no line. Null for anything that is not a map of whole numbers.
 */
export function parseStatLine<U extends Unit>(unit: U, value: unknown): StatLineOf<U> | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  if (unit === 'DST' && stored.points_against === undefined) return null;
  const line: Record<string, number> = {};
  for (const column of STAT_COLUMNS[unit]) {
    const count = stored[column] ?? 0;
    if (typeof count !== 'number' || !Number.isInteger(count)) return null;
    line[column] = count;
  }
  return line as StatLineOf<U>;
}
