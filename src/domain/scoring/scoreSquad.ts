import { formatWhole, formatPoints, type Hundredths } from '../kernel/hundredths';
import type { StatLine } from '../football/statLines';
import { customValues } from './customValues';
import { categoriesOf, type StatCategory, type Unit } from '../football/unitScoring';

/** The points per reception that a league can choose from. */
export const RECEPTION_POINTS = [0, 0.5, 1] as const;

/**
 * The scoring choices of a league: points per reception, and other values that differ from the defaults, as text
 * (`customValues`).
 */
export type Scoring = { reception: (typeof RECEPTION_POINTS)[number]; custom?: string };

export const DEFAULT_SCORING: Scoring = { reception: 0.5 };

/** Scorings with the same key give the same points. */
export function scoringKey({ reception, custom = '' }: Scoring): string {
  return `${String(reception)} ${custom}`.trimEnd();
}

/**
 * One line of a score: 312 passing yards at 0.04 make 12.48. `label` is singular or plural to match the count. `each`
 * and `hundredths` are in hundredths of a point; `each` is null when the count has a value as a whole, as points
 * allowed do.
 */
export type ScoreTerm = { label: string; count: number; each: Hundredths | null; hundredths: Hundredths };

/** A squad's points and how they add up. The terms sum to `hundredths`; a term with a count of 0 is left out. */
export type SquadScore = { hundredths: Hundredths; terms: ScoreTerm[] };

const NOTHING: SquadScore = { hundredths: 0, terms: [] };

/** A unit's points in one game (docs/game.md, Scoring). Without a stat line (a bye, or not played yet) they are 0. */
export function scoreSquad(unit: Unit, line: StatLine | null, scoring: Scoring = DEFAULT_SCORING): SquadScore {
  if (line === null) return NOTHING;
  return scoreCounts(unit, null, line, scoring);
}

/** The points of some of a unit's counts, given by column; of all its columns if `columns` is null. */
export function scoreCounts(
  unit: Unit,
  columns: readonly string[] | null,
  counts: Readonly<Record<string, number>>,
  scoring: Scoring,
): SquadScore {
  const terms = categoriesOf(unit)
    .filter(({ column }) => columns === null || columns.includes(column))
    .map((category) => termOf(category, counts[category.column]!, scoring))
    .filter(({ count, each }) => count !== 0 || each === null);
  return { hundredths: terms.reduce((sum, term) => sum + term.hundredths, 0), terms };
}

function termOf(category: StatCategory, count: number, scoring: Scoring): ScoreTerm {
  const label = count === 1 ? category.one : category.many;
  const each = eachOf(category, scoring);
  return { label, count, each, hundredths: worthOf(category, count, scoring) };
}

/** What a count of a category is worth by a league's scoring. */
export function worthOf(category: StatCategory, count: number, scoring: Scoring): Hundredths {
  const { each } = category;
  return typeof each === 'object' ? each.find(({ from }) => count >= from)!.worth : count * eachOf(category, scoring)!;
}

/** What one of a category is worth by a league's scoring; null if the count has a value as a whole. */
export function eachOf({ column, each }: StatCategory, { reception, custom }: Scoring): Hundredths | null {
  if (typeof each === 'object') return null;
  return each === 'reception' ? reception * 100 : (customValues(custom).get(column) ?? each);
}

/**
 * Formats the count and its value: `312 passing yards × 0.04`; just `17 points allowed` when there is nothing to
 * multiply.
 */
export function formatCount({ label, count, each }: ScoreTerm): string {
  return each === null ? `${formatWhole(count)} ${label}` : `${formatWhole(count)} ${label} × ${formatPoints(each)}`;
}

/** `312 passing yards × 0.04 = 12.48`: one term of a squad's points. */
export function formatTerm(term: ScoreTerm): string {
  return `${formatCount(term)} = ${formatPoints(term.hundredths)}`;
}
