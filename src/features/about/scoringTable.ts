import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { DEFAULT_SCORING } from '@/domain/scoring/scoring';
import { categoriesOf, type Band, type StatCategory, type Unit } from '@/domain/football/unitTable';

/** One line of the scoring table: a stat, and the points for one of it. */
export interface ScoringRow {
  what: string;
  points: string;
}

/** The scoring of a unit: one row per stat, and one row per range of points allowed. */
export function scoringRows(unit: Unit): ScoringRow[] {
  return categoriesOf(unit).flatMap(rowsOf);
}

function rowsOf({ many, each }: StatCategory): ScoringRow[] {
  const what = many.charAt(0).toUpperCase() + many.slice(1);
  if (typeof each === 'object') {
    return each
      .map((band, i) => ({ what: `${what}: ${formatRange(band, each[i - 1])}`, points: formatWorth(band.worth) }))
      .reverse();
  }
  return [{ what, points: formatWorth(each === 'reception' ? DEFAULT_SCORING.reception * 100 : each) }];
}

/** `1–6`, `35 or more`, `0`: the range of counts from this band up to the next one. */
function formatRange({ from }: Band, next: Band | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next.from - from === 1 ? String(from) : `${from}–${next.from - 1}`;
}

/** `0.04` for 4 hundredths, `6` for 600: without trailing zeros. */
function formatWorth(hundredths: Hundredths): string {
  return hundredths % 100 === 0 ? String(hundredths / 100) : formatPoints(hundredths).replace(/0$/, '');
}
