import { formatPoints, type Hundredths } from './hundredths';
import type { StatLine } from './statLines';
import { categoriesOf, type StatCategory, type Unit } from './unitTable';

/** The points per reception that a league can choose from. */
export const RECEPTION_POINTS = [0, 0.5, 1] as const;

/** The scoring choices of a league: points per reception. */
export type Scoring = { reception: (typeof RECEPTION_POINTS)[number] };

export const DEFAULT_SCORING: Scoring = { reception: 0.5 };

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

/** Formats the count and its value: `312 passing yards × 0.04`; just `17 points allowed` when there is nothing to multiply. */
export function formatCount({ label, count, each }: ScoreTerm): string {
  return each === null ? `${count} ${label}` : `${count} ${label} × ${formatPoints(each)}`;
}
