import { formatWorth } from '@/domain/kernel/hundredths';
import { DEFAULT_SCORING, eachOf } from '@/domain/scoring/scoreSquad';
import { categoriesOf, type Band, type StatCategory, type Unit } from '@/domain/football/unitScoring';

/** One line of the scoring table: a stat, and the points for one of it. */
export interface ScoringRow {
  what: string;
  points: string;
}

/** The scoring of a unit: one row per stat, and one row per range of points allowed. */
export function scoringRows(unit: Unit): ScoringRow[] {
  return categoriesOf(unit).flatMap(rowsOf);
}

function rowsOf(category: StatCategory): ScoringRow[] {
  const { many, each } = category;
  const what = many.charAt(0).toUpperCase() + many.slice(1);
  if (typeof each === 'object') {
    return each
      .map((band, i) => ({ what: `${what}: ${formatRange(band, each[i - 1])}`, points: formatWorth(band.worth) }))
      .reverse();
  }
  return [{ what, points: formatWorth(eachOf(category, DEFAULT_SCORING) ?? 0) }];
}

/** `1–6`, `35 or more`, `0`: the range of counts from this band up to the next one. */
function formatRange({ from }: Band, next: Band | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next.from - from === 1 ? String(from) : `${from}–${next.from - 1}`;
}
