import type { Hundredths } from '../kernel/hundredths';

/** A range of counts with the same value: from `from` up to the next range. */
export type Band = { from: number; worth: Hundredths };

/**
 * One thing that a unit's stat line counts, and its value (docs/game.md, Scoring).
 * `column`: its name in data tables and stored documents. `one` and `many`: its singular and plural.
 * `each`: hundredths of a point apiece, or the league's value of a reception, or bands, highest first, when the count
 * has a value as a whole.
 * `source`: the columns of the source table that add up to it, where a minus sign subtracts a column. Omitted if it's
 * `column` itself. `{unit}` is the unit's code in lower case.
 * `required`: without it there is no stat line.
 */
export type StatCategory = {
  column: string;
  one: string;
  many: string;
  each: Hundredths | 'reception' | readonly Band[];
  source?: string;
  required?: true;
};

/**
 * A unit's entry in the table. `starters`: how many start by default. `flex`: whether FLEX takes it. `spread`: how far
 * its points in a game are from the squad's average, as the standard deviation over the stat lines of `SPREAD_SEASON`.
 */
type UnitEntry = {
  name: string;
  starters: number;
  flex: boolean;
  spread: Hundredths;
  stats: readonly StatCategory[];
};

/** The season whose stat lines the spreads are from. */
export const SPREAD_SEASON = 2025;

/** What rushers and receivers do; the columns have the same names for each of their units. */
const CARRIES_AND_CATCHES = [
  { column: 'rush_yds', source: '{unit}_rush_yds', one: 'rushing yard', many: 'rushing yards', each: 10 },
  { column: 'rush_td', source: '{unit}_rush_td', one: 'rushing touchdown', many: 'rushing touchdowns', each: 600 },
  { column: 'rec', source: '{unit}_rec', one: 'reception', many: 'receptions', each: 'reception' },
  { column: 'rec_yds', source: '{unit}_rec_yds', one: 'receiving yard', many: 'receiving yards', each: 10 },
  { column: 'rec_td', source: '{unit}_rec_td', one: 'receiving touchdown', many: 'receiving touchdowns', each: 600 },
] as const satisfies readonly StatCategory[];

const POINTS_ALLOWED = [
  { from: 35, worth: -400 },
  { from: 28, worth: -100 },
  { from: 21, worth: 0 },
  { from: 14, worth: 100 },
  { from: 7, worth: 400 },
  { from: 1, worth: 700 },
  { from: 0, worth: 1000 },
] as const satisfies readonly Band[];

/**
 * The position units of a school, in the order of rosters and lists. Everything that depends on the unit derives from
 * this table: lists, slots, stat lines, scoring, their text, and what the security rules check about units. To add a
 * unit, see also docs/architecture.md, Where a change goes.
 */
export const UNIT_TABLE = {
  QB: {
    name: 'Quarterbacks',
    starters: 1,
    flex: false,
    spread: 1113,
    stats: [
      { column: 'pass_yds', one: 'passing yard', many: 'passing yards', each: 4 },
      { column: 'pass_td', one: 'passing touchdown', many: 'passing touchdowns', each: 400 },
      { column: 'pass_int', one: 'interception thrown', many: 'interceptions thrown', each: -200 },
      { column: 'qb_rush_yds', one: 'rushing yard', many: 'rushing yards', each: 10 },
      { column: 'qb_rush_td', one: 'rushing touchdown', many: 'rushing touchdowns', each: 600 },
    ],
  },
  RB: { name: 'Running backs', starters: 1, flex: true, spread: 1145, stats: CARRIES_AND_CATCHES },
  WR: { name: 'Wide receivers', starters: 1, flex: true, spread: 1410, stats: CARRIES_AND_CATCHES },
  TE: { name: 'Tight ends', starters: 1, flex: true, spread: 610, stats: CARRIES_AND_CATCHES },
  K: {
    name: 'Kickers',
    starters: 1,
    flex: false,
    spread: 365,
    stats: [
      { column: 'fgm_0_39', one: 'field goal to 39 yards', many: 'field goals to 39 yards', each: 300 },
      { column: 'fgm_40_49', one: 'field goal of 40-49 yards', many: 'field goals of 40-49 yards', each: 400 },
      { column: 'fgm_50p', one: 'field goal of 50+ yards', many: 'field goals of 50+ yards', each: 500 },
      {
        column: 'fgm_unknown',
        source: 'fgm -fgm_0_39 -fgm_40_49 -fgm_50p',
        one: 'field goal, distance unknown',
        many: 'field goals, distance unknown',
        each: 300,
      },
      { column: 'fg_missed', source: 'fga -fgm', one: 'missed field goal', many: 'missed field goals', each: -100 },
      { column: 'xpm', one: 'extra point', many: 'extra points', each: 100 },
      { column: 'xp_missed', source: 'xpa -xpm', one: 'missed extra point', many: 'missed extra points', each: -100 },
    ],
  },
  DST: {
    name: 'Defense and special teams',
    starters: 1,
    flex: false,
    spread: 600,
    stats: [
      { column: 'sacks', one: 'sack', many: 'sacks', each: 100 },
      { column: 'def_int', one: 'interception', many: 'interceptions', each: 200 },
      { column: 'opp_fum_lost', one: 'fumble recovered', many: 'fumbles recovered', each: 200 },
      { column: 'tds', source: 'def_td kr_td pr_td', one: 'touchdown', many: 'touchdowns', each: 600 },
      { column: 'safeties', one: 'safety', many: 'safeties', each: 200 },
      {
        column: 'points_against',
        one: 'point allowed',
        many: 'points allowed',
        each: POINTS_ALLOWED,
        required: true,
      },
    ],
  },
} as const satisfies Record<string, UnitEntry>;

/** A position unit by its code. */
export type Unit = keyof typeof UNIT_TABLE;

/** The units of a school. */
export const UNITS = Object.keys(UNIT_TABLE) as readonly Unit[];

/** A value for each unit. */
export function perUnit<T>(valueOf: (unit: Unit) => T): Record<Unit, T> {
  return Object.fromEntries(UNITS.map((unit) => [unit, valueOf(unit)])) as Record<Unit, T>;
}

/** The categories of a unit's stat line, in column order. */
export function categoriesOf(unit: Unit): readonly StatCategory[] {
  return UNIT_TABLE[unit].stats;
}
