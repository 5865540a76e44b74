import { describe, expect, it } from 'vitest';
import { SAMPLE, SAMPLE_SEASON, SAMPLE_TOTALS, SAMPLE_WEEK } from '@/components/game/sampleMatchup';
import { plainPoints } from '@/domain/kernel/hundredths';
import { loadSeason } from '../tables/load';
import { pointsCsv } from './points';

describe('the matchup on the front page', () => {
  const published = new Set(pointsCsv(loadSeason(SAMPLE_SEASON)).split('\n'));

  it.each(
    SAMPLE.flatMap(({ home, homePoints, away, awayPoints }) => [
      [home, homePoints] as const,
      [away, awayPoints] as const,
    ]),
  )('shows the points that %s scored', (squad, points) => {
    expect(published).toContain(`${SAMPLE_WEEK},${squad},${plainPoints(points)}`);
  });

  it('was won by the first side, by less than a point', () => {
    expect(SAMPLE_TOTALS.home).toBeGreaterThan(SAMPLE_TOTALS.away);
    expect(SAMPLE_TOTALS.home - SAMPLE_TOTALS.away).toBeLessThan(100);
  });
});
