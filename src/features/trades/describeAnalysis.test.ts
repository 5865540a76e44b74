import { describe, expect, it } from 'vitest';
import { describeAnalysis, type OddsShown, type SideShown } from './describeAnalysis';

const side = (name: string | null, gain: number, odds: OddsShown | null, weeks = [10, 14]): SideShown => ({
  manager: name ?? 'me',
  name,
  weeks: weeks.map((week) => ({ week, before: 0, after: 0 })),
  before: 50_000,
  after: 50_000 + gain,
  odds,
});
const up = { before: '61%', after: '66%' };
const down = { before: '40%', after: '39%' };
const same = { before: '<1%', after: '<1%' };

describe('the sentence of a trade’s analysis', () => {
  it.each<[SideShown, SideShown, 'playoff' | 'title', string]>([
    [
      ...([side(null, 1240, up), side('Bob', -310, down), 'playoff'] as const),
      'Over weeks 10–14, you gain 12.40 points and your playoff odds go from 61% to 66%; Bob loses 3.10 points and goes from 40% to 39%.',
    ],
    [
      ...([side('Ann', -5, same), side('Bob', 0, same), 'title'] as const),
      'Over weeks 10–14, Ann loses 0.05 points and their title odds stay at <1%; Bob scores the same and stays at <1%.',
    ],
    [
      ...([side(null, 0, null, [14]), side('Bob', 123_456, null, [14]), 'playoff'] as const),
      'In week 14, you score the same; Bob gains 1,234.56 points.',
    ],
    [
      ...([side(null, -200, same), side('Bob', 100, up), 'playoff'] as const),
      'Over weeks 10–14, you lose 2.00 points and your playoff odds stay at <1%; Bob gains 1.00 points and goes from 61% to 66%.',
    ],
  ])('%#: has the gain and the odds of both', (one, other, of, sentence) => {
    expect(describeAnalysis([one, other], of)).toBe(sentence);
  });
});
