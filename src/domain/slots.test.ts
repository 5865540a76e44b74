import { describe, expect, it } from 'vitest';
import { DEFAULT_BENCH, DEFAULT_SLOTS, poolArithmetic, rosterSize } from './slots';

const sentence = (managers: number, slots: Partial<typeof DEFAULT_SLOTS>, bench: number) => {
  const { result } = poolArithmetic({ managers, slots: { ...DEFAULT_SLOTS, ...slots }, bench });
  return result.ok ? 'fits' : result.error.message;
};

describe('poolArithmetic', () => {
  it('computes the size of the default roster', () => expect(rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH)).toBe(10));

  it.each([
    [8, {}, 3, 'fits'],
    [9, {}, 3, 'fits'],
    [16, { FLEX: 0 }, 0, 'fits'],
    [12, { FLEX: 1 }, 1, 'fits'],
    [2, { QB: 8, RB: 8, WR: 8, TE: 8, FLEX: 0, K: 8, DST: 8 }, 0, 'fits'],
    [2, {}, 41, 'fits'],
    [
      10,
      {},
      3,
      '10 managers with 10 squads each need 100, but there are only 96. With 10 managers, rosters can have up to 9.',
    ],
    [4, { QB: 5 }, 0, '4 managers starting 5 QB each need 20, but there are only 16.'],
    [
      8,
      { RB: 2, WR: 2, TE: 2, FLEX: 1, K: 0, DST: 0, QB: 0 },
      0,
      '8 managers need 56 RB, WR and TE starters including FLEX, but there are only 48.',
    ],
    [2, { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 }, 3, 'A lineup needs at least one starter.'],
  ])('checks %i managers, %o, bench %i: %s', (managers, slots, bench, expected) => {
    expect(sentence(managers, slots, bench)).toBe(expected);
  });

  it('returns each line with the squads used', () => {
    const { lines } = poolArithmetic({ managers: 8, slots: DEFAULT_SLOTS, bench: 3 });
    expect(lines[0]).toEqual({ label: '8 managers × 10 squads', used: 80, of: 96, ok: true });
    expect(lines.map(({ used, of }) => `${used}/${of}`)).toEqual([
      '80/96',
      '8/16',
      '8/16',
      '8/16',
      '8/16',
      '8/16',
      '8/16',
      '32/48',
    ]);
  });
});
