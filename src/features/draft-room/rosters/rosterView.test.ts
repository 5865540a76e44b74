import { describe, expect, it } from 'vitest';
import { onlySlots } from '../../../../tests/support/slots';
import { formatNeeds, rosterLines } from './rosterView';

describe('a roster', () => {
  const slots = onlySlots({ QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 1, K: 1, DST: 1 });

  it('fills named slots first, then FLEX, then the bench', () => {
    const lines = rosterLines(['ALA-RB', 'UGA-RB', 'LSU-RB', 'TEX-QB'], slots, 10);
    const at = (place: string) => lines.filter((line) => line.place === place).map((line) => line.squad);
    expect([at('QB'), at('RB'), at('FLEX'), at('Bench')]).toEqual([
      ['TEX-QB'],
      ['ALA-RB'],
      ['UGA-RB'],
      ['LSU-RB', null, null],
    ]);
    expect(lines).toHaveLength(10);
  });

  it('lists the slots it still needs', () => {
    expect(formatNeeds(['ALA-RB'], { ...slots, WR: 2 }, 11)).toBe('QB, 2 WR, TE, FLEX, K, DST');
    expect(formatNeeds(['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE', 'UGA-RB', 'ALA-K', 'ALA-DST'], slots, 10)).toBe('');
  });
});
