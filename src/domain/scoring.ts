import { formatPoints, type Hundredths } from './hundredths';
import type { StatLine } from './statLines';
import { categoriesOf, type StatCategory, type Unit } from './unitTable';

/** Points that a league may give for each reception. */
export const RECEPTION_POINTS = [0, 0.5, 1] as const;

/** What a league may choose: points for each reception. */
export type Scoring = { reception: (typeof RECEPTION_POINTS)[number] };

export const DEFAULT_SCORING: Scoring = { reception: 0.5 };

/**
 * One reason for points: 312 passing yards at 0.04 make 12.48. `label` is worded for the count. `each` and `hundredths` are hundredths of a point;
 * `each` is null where the count as a whole has a worth, as for points allowed.
 */
export type ScoreTerm = { label: string; count: number; each: Hundredths | null; hundredths: Hundredths };

/** A squad's points and how they came about. The terms add up to `hundredths`; a term that counts 0 is left out. */
export type SquadScore = { hundredths: Hundredths; terms: ScoreTerm[] };

const NOTHING: SquadScore = { hundredths: 0, terms: [] };

/** The points of one unit for one game (docs/game.md, Scoring). No line (a bye, or not played yet) is 0. */
export function scoreSquad(unit: Unit, line: StatLine | null, scoring: Scoring = DEFAULT_SCORING): SquadScore {
  if (line === null) return NOTHING;
  const counts: Readonly<Record<string, number>> = line;
  const terms = categoriesOf(unit)
    .map((category) => termOf(category, counts[category.column]!, scoring))
    .filter(({ count, each }) => count !== 0 || each === null);
  return { hundredths: terms.reduce((sum, term) => sum + term.hundredths, 0), terms };
}

function termOf({ one, many, each: worth }: StatCategory, count: number, scoring: Scoring): ScoreTerm {
  const label = count === 1 ? one : many;
  if (typeof worth === 'object') {
    return { label, count, each: null, hundredths: worth.find(({ from }) => count >= from)!.worth };
  }
  const each = worth === 'reception' ? scoring.reception * 100 : worth;
  return { label, count, each, hundredths: count * each };
}

/** `312 passing yards × 0.04`: what was counted, and what one of it is worth; `17 points allowed` has nothing to multiply. */
export function formatCount({ label, count, each }: ScoreTerm): string {
  return each === null ? `${count} ${label}` : `${count} ${label} × ${formatPoints(each)}`;
}
