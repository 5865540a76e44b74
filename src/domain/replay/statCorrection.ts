import { formatCount } from '../kernel/formatCount';

import type { Random } from '../kernel/random';
import { fail, succeed, type Result } from '../kernel/result';
import { SCHOOL_CODES } from '../football/schools';
import { squadId, squadName, unitOf, type SquadId } from '../football/squads';
import type { StatLine } from '../football/statLines';
import { categoriesOf } from '../football/unitScoring';

/** Stat lines by squad. */
export type SquadLines = Partial<Record<SquadId, StatLine>>;

/** Counts that were credited to the wrong squad, by column, and the squad that they belong to. */
export interface StatCorrection {
  from: SquadId;
  to: SquadId;
  counts: Readonly<Record<string, number>>;
}

/**
 * The stat lines that a correction changes: counts move from one squad to another, so a team's totals stay the same.
 */
export function correctLines(lines: SquadLines, { from, to, counts }: StatCorrection): Result<SquadLines> {
  const [before, after] = [lines[from], lines[to]];
  if (from === to) return fail('same', 'Name two different squads.');
  if (before === undefined || after === undefined) {
    return fail('missing', `${squadName(before === undefined ? from : to)} has no stat line to correct.`);
  }
  const corrected: Record<'from' | 'to', Record<string, number>> = { from: { ...before }, to: { ...after } };
  for (const [column, count] of Object.entries(counts)) {
    const [had, has] = [corrected.from[column], corrected.to[column]];
    if (had === undefined || has === undefined) return fail('column', `${column} isn’t a stat of both squads.`);
    // Yards can be lost; nothing else can be below zero.
    if (!column.endsWith('_yds') && had < count) {
      return fail('count', `${squadName(from)} has only ${String(had)} of ${column}.`);
    }
    corrected.from[column] = had - count;
    corrected.to[column] = has + count;
  }
  return succeed({ [from]: corrected.from as StatLine, [to]: corrected.to as StatLine });
}

/** The units that catch passes: statisticians confuse a tight end with a receiver, or a back with either. */
const RECEIVERS = ['RB', 'WR', 'TE'] as const;

/**
 * Draws a correction as there is one on most Sundays: a catch that was credited to another of the school's receivers.
 * Null if no one caught a pass.
 */
export function drawCorrection(lines: SquadLines, random: Random): StatCorrection | null {
  const possible = SCHOOL_CODES.flatMap((code) =>
    RECEIVERS.flatMap((from) =>
      RECEIVERS.filter((to) => to !== from).map((to) => ({ from: squadId(code, from), to: squadId(code, to) })),
    ),
  ).filter(({ from, to }) => countIn(lines[from], 'rec') > 1 && lines[to] !== undefined);
  const drawn = possible[Math.floor(random() * possible.length)];
  if (drawn === undefined) return null;
  const line = lines[drawn.from];
  return { ...drawn, counts: { rec: 1, rec_yds: Math.round(countIn(line, 'rec_yds') / countIn(line, 'rec')) } };
}

/** `1 reception, 12 receiving yards: from Georgia TE to Georgia WR`. */
export function formatCorrection({ from, to, counts }: StatCorrection): string {
  const moved = categoriesOf(unitOf(from)).flatMap(({ column, one, many }) => {
    const count = counts[column];
    return count === undefined ? [] : [formatCount(count, one, many)];
  });
  return `${moved.join(', ')}: from ${squadName(from)} to ${squadName(to)}`;
}

function countIn(line: StatLine | undefined, column: string): number {
  return (line as Readonly<Record<string, number>> | undefined)?.[column] ?? 0;
}
