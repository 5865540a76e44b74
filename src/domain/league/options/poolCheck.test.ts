import { describe, expect, it } from 'vitest';
import { onlySlots } from '../../../../tests/support/slots';
import { DEFAULT_BENCH, DEFAULT_SLOTS, perSlot, rosterSize, starterCount, type Slots } from '../../lineup/slots';
import { poolCheck } from './poolCheck';
import { ALL_SQUADS, UNITS } from '../../football/squads';

const POOL = ALL_SQUADS.length;
const SIZE = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);
/** The most managers for whom there are enough squads with the default roster. */
const MAX = Math.floor(POOL / SIZE);

const sentence = (managers: number, slots: Partial<Slots>, bench: number) => {
  const { result } = poolCheck({ managers, slots: { ...DEFAULT_SLOTS, ...slots }, bench });
  return result.ok ? 'fits' : result.error.message;
};

describe('poolCheck', () => {
  it.each([
    [8, {}, 3, 'fits'],
    [MAX, {}, DEFAULT_BENCH, 'fits'],
    [16, { FLEX: 0 }, 0, 'fits'],
    [12, { FLEX: 1 }, 1, 'fits'],
    [2, { ...perSlot(() => 8), FLEX: 0 }, 0, 'fits'],
    [2, {}, POOL / 2 - starterCount(DEFAULT_SLOTS), 'fits'],
    [
      MAX + 1,
      {},
      DEFAULT_BENCH,
      `${MAX + 1} managers with ${SIZE} squads each need ${(MAX + 1) * SIZE}, but there are only ${POOL}. ` +
        `With ${MAX + 1} managers, rosters can have up to ${Math.floor(POOL / (MAX + 1))}.`,
    ],
    [4, { QB: 5 }, 0, '4 managers starting 5 QB each need 20, but there are only 16.'],
    [
      8,
      onlySlots({ RB: 2, WR: 2, TE: 2, FLEX: 1 }),
      0,
      '8 managers need 56 RB, WR and TE starters including FLEX, but there are only 48.',
    ],
    [2, onlySlots({}), 3, 'A lineup needs at least one starter.'],
  ])('%i managers, %o, bench %i: %s', (managers, slots, bench, expected) => {
    expect(sentence(managers, slots, bench)).toBe(expected);
  });

  it('returns each line with the squads used', () => {
    const { lines } = poolCheck({ managers: 8, slots: DEFAULT_SLOTS, bench: DEFAULT_BENCH });
    expect(lines[0]).toEqual({ label: `8 managers × ${SIZE} squads`, used: 8 * SIZE, of: POOL, ok: true });
    expect(lines.map(({ used, of }) => `${used}/${of}`)).toEqual([
      `${8 * SIZE}/${POOL}`,
      ...UNITS.map((unit) => `${8 * DEFAULT_SLOTS[unit]}/16`),
      '32/48',
    ]);
  });
});
