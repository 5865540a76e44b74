import { describe, expect, it } from 'vitest';
import { scoringRows } from './scoringTable';

describe('the scoring table of the help page', () => {
  it('gives the worth of each thing a quarterback unit does', () => {
    expect(scoringRows('QB')).toEqual([
      { what: 'Passing yards', points: '0.04' },
      { what: 'Passing touchdowns', points: '4' },
      { what: 'Interceptions thrown', points: '-2' },
      { what: 'Rushing yards', points: '0.1' },
      { what: 'Rushing touchdowns', points: '6' },
    ]);
  });

  it('gives half a point for a reception', () => {
    expect(scoringRows('WR')).toContainEqual({ what: 'Receptions', points: '0.5' });
  });

  it('lists every band of points allowed', () => {
    const bands = scoringRows('DST').filter(({ what }) => what.startsWith('Points allowed'));
    expect(bands.map(({ points }) => points)).toEqual(['10', '7', '4', '1', '0', '-1', '-4']);
  });
});
