import { describe, expect, it } from 'vitest';
import { categoriesOf } from '@/domain/football/unitScoring';
import { scoringRows } from './scoringTable';

describe('the scoring table of the help page', () => {
  it('shows the points for each quarterback stat', () => {
    const rows = scoringRows('QB');
    expect(rows.map(({ what }) => what.toLowerCase())).toEqual(categoriesOf('QB').map(({ many }) => many));
    for (const row of [
      { what: 'Passing yards', points: '0.04' },
      { what: 'Passing touchdowns', points: '4' },
      { what: 'Interceptions thrown', points: '−2' },
      { what: 'Rushing yards', points: '0.1' },
    ]) {
      expect(rows).toContainEqual(row);
    }
  });

  it('shows half a point for a reception', () => {
    expect(scoringRows('WR')).toContainEqual({ what: 'Receptions', points: '0.5' });
  });

  it('lists every band of points allowed', () => {
    const bands = scoringRows('DST').filter(({ what }) => what.startsWith('Points allowed'));
    expect(bands.map(({ what, points }) => [what.slice('Points allowed: '.length), points])).toEqual([
      ['0', '10'],
      ['1–6', '7'],
      ['7–13', '4'],
      ['14–20', '1'],
      ['21–27', '0'],
      ['28–34', '−1'],
      ['35 or more', '−4'],
    ]);
  });
});
