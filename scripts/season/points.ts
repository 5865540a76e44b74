import { plainPoints } from '@/domain/kernel/hundredths';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { squadWeeks, type SeasonTable } from '../tables/season';

/**
 * Returns every regular-season squad-week as CSV with a header. Points have two decimals and use the default scoring.
 */
export function pointsCsv(table: SeasonTable): string {
  const rows = squadWeeks(table).map(
    ({ week, squad, unit, line }) => `${String(week)},${squad},${plainPoints(scoreSquad(unit, line).hundredths)}`,
  );
  return ['week,squad,points', ...rows].join('\n');
}
