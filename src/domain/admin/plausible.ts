import { UNITS, type Unit } from '../football/squads';
import type { StatLine } from '../football/statLines';

/**
 * What a count of one unit in one game stays within, with room beyond 2025's highest. The first pattern that fits a
 * column counts.
 */
const PLAUSIBLE: readonly (readonly [columns: RegExp, least: number, most: number])[] = [
  [/^(pass|rec)_yds$/, -50, 700],
  [/_yds$/, -100, 550],
  [/_tds?$|^tds$/, 0, 9],
  [/^rec$/, 0, 45],
  [/^fg/, 0, 7],
  [/^xpm$/, 0, 14],
  [/^sacks$/, 0, 14],
  [/^points_against$/, 0, 90],
  [/^/, 0, 7],
];

/** The points that two-point conversions and rare plays can add to those of the stat lines. */
const MAX_EXTRA = 8;

/** A school's game, as far as its plausibility goes. */
type Game = { code: string; pointsFor: number; lines: Record<Unit, StatLine> };

/** What isn't impossible but unlikely in a school's game, in words. */
export function doubtsOf({ code, pointsFor, lines }: Game): string[] {
  const doubts: string[] = [];
  for (const unit of UNITS) {
    for (const [column, count] of Object.entries(lines[unit])) {
      const [, least, most] = PLAUSIBLE.find(([columns]) => columns.test(column))!;
      if (count < least || count > most)
        doubts.push(`${code}: “${unit}.${column}” is ${String(count)}. Is that right?`);
    }
  }
  const scored = scoredPoints(lines);
  const extra = pointsFor - scored;
  if (extra < 0 || extra > MAX_EXTRA || extra % 2 !== 0) {
    doubts.push(
      `${code}: touchdowns, kicks and safeties add up to ${String(scored)} points, but the score is ${String(pointsFor)}.`,
    );
  }
  return doubts;
}

/** The points on the scoreboard that follow from a school's stat lines. Two-point conversions aren't in them. */
function scoredPoints(lines: Record<Unit, StatLine>): number {
  const count = (unit: Unit, column: string) => (lines[unit] as Readonly<Record<string, number>>)[column] ?? 0;
  const receivers: readonly Unit[] = ['RB', 'WR', 'TE'];
  const caught = receivers.reduce((sum, unit) => sum + count(unit, 'rec_td'), 0);
  const run = receivers.reduce((sum, unit) => sum + count(unit, 'rush_td'), count('QB', 'qb_rush_td'));
  // A touchdown pass may have been caught by a player of another unit.
  const touchdowns = run + Math.max(caught, count('QB', 'pass_td')) + count('DST', 'tds');
  const kicks = ['fgm_0_39', 'fgm_40_49', 'fgm_50p', 'fgm_unknown'].reduce((sum, one) => sum + count('K', one), 0);
  return 6 * touchdowns + 3 * kicks + count('K', 'xpm') + 2 * count('DST', 'safeties');
}
