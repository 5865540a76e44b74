import { describe, expect, it } from 'vitest';
import { scoringRows } from './scoringTable';

describe('the scoring table of the help page', () => {
  it('shows the points for each quarterback stat', () => {
    expect(scoringRows('QB').slice(0, 4)).toEqual([
      { what: 'Passing yards', points: '0.04' },
      { what: 'Passing touchdowns', points: '4' },
      { what: 'Interceptions thrown', points: '-2' },
      { what: 'Rushing yards', points: '0.1' },
    ]);
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
      ['28–34', '-1'],
      ['35 or more', '-4'],
    ]);
  });
});
