import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  benchedLineup,
  bestLineup,
  checkLineup,
  defaultLineup,
  fitToRoster,
  moveSquad,
  spotOf,
  shownLineup,
  startersOf,
  type Lineup,
  type Move,
} from './lineup';
import { decodeLineup, encodeLineup } from './storedLineup';
import { DEFAULT_SLOTS, perSlot, type Slots } from './slots';
import { ALL_SQUADS, schoolOf, type SquadId } from '../football/squads';

const ROSTER: SquadId[] = [
  'ALA-WR',
  'UGA-QB',
  'LSU-WR',
  'TEX-RB',
  'OK-TE',
  'SC-K',
  'UK-DST',
  'MISS-RB',
  'VAN-QB',
  'ARK-TE',
];
const NONE = new Set<never>();
const own = { roster: ROSTER, slots: DEFAULT_SLOTS };
const standing: Lineup = {
  starters: {
    ...benchedLineup([]).starters,
    QB: ['UGA-QB'],
    RB: ['TEX-RB'],
    WR: ['ALA-WR'],
    TE: ['OK-TE'],
    FLEX: ['LSU-WR'],
    K: ['SC-K'],
    DST: ['UK-DST'],
  },
  bench: ['MISS-RB', 'VAN-QB', 'ARK-TE'],
};

describe('defaultLineup', () => {
  it('starts the first squads in draft order that fit, then fills FLEX', () => {
    expect(defaultLineup(ROSTER, DEFAULT_SLOTS)).toEqual(standing);
  });
  it('leaves a slot empty when no squad fits', () => {
    const lineup = defaultLineup(['ALA-QB', 'UGA-QB'], DEFAULT_SLOTS);
    expect(startersOf(lineup)).toEqual(['ALA-QB']);
    expect(lineup.bench).toEqual(['UGA-QB']);
  });
});

describe('checkLineup', () => {
  const with_ = (changes: Partial<Lineup['starters']>, bench = standing.bench): Lineup => ({
    starters: { ...standing.starters, ...changes },
    bench,
  });
  it.each<[string, Lineup, string]>([
    ['a full lineup', standing, 'accepted'],
    ['fewer starters', with_({ K: [] }, [...standing.bench, 'SC-K']), 'accepted'],
    ['a squad left out', with_({ K: [] }), 'roster'],
    ['a squad twice', with_({ FLEX: ['ALA-WR'] }), 'roster'],
    ['a squad of another roster', with_({ K: ['ALA-K'] }), 'roster'],
    ['a squad that doesn’t fit its slot', with_({ FLEX: ['VAN-QB'] }, ['MISS-RB', 'LSU-WR', 'ARK-TE']), 'misfit'],
    ['too many squads in a slot', with_({ RB: ['TEX-RB', 'MISS-RB'] }, ['VAN-QB', 'ARK-TE']), 'slot-full'],
  ])('checks %s: %s', (_, lineup, code) => {
    const result = checkLineup(lineup, own);
    expect(result.ok ? 'accepted' : result.error.code).toBe(code);
  });
});

describe('moveSquad', () => {
  const move = (change: Partial<Move> & Pick<Move, 'squad' | 'to'>) =>
    moveSquad(standing, { slots: DEFAULT_SLOTS, locked: NONE, ...change });
  const after = (change: Parameters<typeof move>[0]) => {
    const result = move(change);
    if (!result.ok) throw new Error(result.error.message);
    expect(checkLineup(result.value, own).ok).toBe(true);
    return result.value;
  };

  it('puts a starter on the bench', () => {
    const lineup = after({ squad: 'SC-K', to: 'BENCH' });
    expect(lineup.starters.K).toEqual([]);
    expect(spotOf(lineup, 'SC-K')).toBe('BENCH');
  });
  it('swaps with the squad it replaces', () => {
    const lineup = after({ squad: 'MISS-RB', to: 'RB', swapWith: 'TEX-RB' });
    expect([spotOf(lineup, 'MISS-RB'), spotOf(lineup, 'TEX-RB')]).toEqual(['RB', 'BENCH']);
  });
  it('lets two starters swap if both fit, or else benches the replaced one', () => {
    const both = after({ squad: 'LSU-WR', to: 'WR', swapWith: 'ALA-WR' });
    expect([spotOf(both, 'LSU-WR'), spotOf(both, 'ALA-WR')]).toEqual(['WR', 'FLEX']);
    const one = after({ squad: 'TEX-RB', to: 'FLEX', swapWith: 'LSU-WR' });
    expect([spotOf(one, 'TEX-RB'), spotOf(one, 'LSU-WR')]).toEqual(['FLEX', 'BENCH']);
  });
  it.each<[Parameters<typeof move>[0], string]>([
    [{ squad: 'VAN-QB', to: 'FLEX', swapWith: 'LSU-WR' }, 'Vanderbilt QB can’t start at FLEX.'],
    [{ squad: 'MISS-RB', to: 'RB' }, 'Only 1 can start at RB. Choose who Ole Miss RB replaces.'],
    [{ squad: 'ALA-K', to: 'K' }, 'Alabama K is not on this roster.'],
    [
      { squad: 'SC-K', to: 'BENCH', locked: new Set(['SC']) },
      'South Carolina K has kicked off and is locked for the week.',
    ],
    [
      { squad: 'MISS-RB', to: 'RB', swapWith: 'TEX-RB', locked: new Set(['TEX']) },
      'Texas RB has kicked off and is locked for the week.',
    ],
  ])('with %o is refused: %s', (change, sentence) => {
    const result = move(change);
    expect(result.ok ? 'accepted' : result.error.message).toBe(sentence);
  });
  it('lets a locked starter change its slot, since it still starts', () => {
    expect(move({ squad: 'LSU-WR', to: 'WR', swapWith: 'ALA-WR', locked: new Set(['LSU', 'ALA']) }).ok).toBe(true);
  });
});

describe('bestLineup', () => {
  const squads = ALL_SQUADS.length;
  const rosters = fc.shuffledSubarray([...ALL_SQUADS], { minLength: 1, maxLength: 9 });
  const slots: fc.Arbitrary<Slots> = fc.record({
    ...perSlot(() => fc.nat(1)),
    RB: fc.nat(2),
    WR: fc.nat(2),
    FLEX: fc.nat(2),
  });

  /** The maximum worth of any legal set of starters, found by brute force. */
  function mostWorth(roster: SquadId[], shape: Slots, worth: (squad: SquadId) => number): number {
    let most = 0;
    for (let choice = 0; choice < 1 << roster.length; choice++) {
      const starters = roster.filter((_, i) => (choice >> i) & 1);
      if (startersOf(defaultLineup(starters, shape)).length < starters.length) continue;
      most = Math.max(
        most,
        starters.reduce((sum, squad) => sum + worth(squad), 0),
      );
    }
    return most;
  }

  it('is legal, and no legal lineup has a higher value', () => {
    fc.assert(
      fc.property(
        rosters,
        slots,
        fc.array(fc.nat(50), { minLength: squads, maxLength: squads }),
        (roster, shape, values) => {
          const worth = (squad: SquadId) => values[ALL_SQUADS.indexOf(squad)]!;
          const best = bestLineup({ roster, slots: shape, worth });
          expect(checkLineup(best, { roster, slots: shape }).ok).toBe(true);
          expect(startersOf(best).reduce((sum, squad) => sum + worth(squad), 0)).toBe(mostWorth(roster, shape, worth));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves locked squads where they are', () => {
    fc.assert(
      fc.property(rosters, slots, fc.nat(8), (roster, shape, count) => {
        const locked = new Set(roster.slice(0, count).map(schoolOf));
        const current = defaultLineup(roster, shape);
        const best = bestLineup({ roster, slots: shape, worth: (squad) => -roster.indexOf(squad), locked, current });
        for (const squad of roster.filter((one) => locked.has(schoolOf(one)))) {
          expect(spotOf(best, squad)).toBe(spotOf(current, squad));
        }
        expect(checkLineup(best, { roster, slots: shape }).ok).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('moves a locked starter to another slot where that lets a better squad start', () => {
    const slots = { ...perSlot(() => 0), RB: 1, FLEX: 1 };
    const owned: SquadId[] = ['ALA-RB', 'LSU-RB', 'TEX-WR'];
    const current: Lineup = {
      starters: { ...benchedLineup([]).starters, RB: ['LSU-RB'], FLEX: ['ALA-RB'] },
      bench: ['TEX-WR'],
    };
    const worth = (squad: SquadId) => owned.indexOf(squad);
    const best = bestLineup({ roster: owned, slots, worth, locked: new Set(['ALA']), current });
    expect(best.starters).toEqual({ ...benchedLineup([]).starters, RB: ['ALA-RB'], FLEX: ['TEX-WR'] });
  });

  it('doesn’t swap the slots of locked starters', () => {
    const slots = { ...DEFAULT_SLOTS, RB: 1, FLEX: 1 };
    const owned: SquadId[] = ['ALA-RB', 'LSU-RB', 'TEX-RB'];
    const current: Lineup = {
      starters: { ...benchedLineup([]).starters, RB: ['LSU-RB'], FLEX: ['ALA-RB'] },
      bench: ['TEX-RB'],
    };
    const worth = (squad: SquadId) => (squad === 'LSU-RB' ? 0 : 10);
    const best = bestLineup({ roster: owned, slots, worth, locked: new Set(['ALA', 'LSU']), current });
    expect(best).toEqual(current);
  });
});

describe('shownLineup', () => {
  const set: Lineup = { starters: { ...standing.starters, K: [] }, bench: ['MISS-RB', 'VAN-QB', 'SC-K', 'ARK-TE'] };
  const entries = { '2025-03': set, '2025-05': benchedLineup(ROSTER) };
  const show = (week: string, roster = ROSTER) => shownLineup({ roster, slots: DEFAULT_SLOTS, entries, week });
  it('is the latest lineup at or before the week, or else the default', () => {
    expect(startersOf(show('2025-02'))).toEqual(startersOf(standing));
    expect(startersOf(show('2025-03'))).toEqual(startersOf(set));
    expect(startersOf(show('2025-04'))).toEqual(startersOf(set));
    expect(startersOf(show('2025-06'))).toEqual([]);
  });
  it('drops squads no longer on the roster and benches new ones', () => {
    const roster: SquadId[] = [...ROSTER.filter((squad) => squad !== 'SC-K'), 'TENN-K'];
    expect(show('2025-04', roster)).toEqual(fitToRoster(set, roster));
    expect(show('2025-04', roster).starters.K).toEqual([]);
    expect(show('2025-04', roster).bench).toContain('TENN-K');
  });
});

describe('the stored lineup', () => {
  it('is unchanged after storing and reading, for any lineup', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL_SQUADS], { minLength: 1, maxLength: 20 }), fc.nat(), (roster, n) => {
        const lineup = defaultLineup(roster, { ...DEFAULT_SLOTS, QB: n % 3, RB: 2, FLEX: n % 4 });
        const stored = encodeLineup(lineup);
        expect(stored).toHaveLength(roster.length);
        expect(decodeLineup(structuredClone(stored))).toEqual(lineup);
      }),
    );
  });

  it.each([
    [
      'an array of entries',
      [
        { id: 'ALA-QB_1', position: 'QB', bench: false },
        { squadId: 'UGA-RB', position: 'FLEX' },
        { id: 'SC-K', position: 'K', bench: true },
      ],
    ],
    [
      'a map of entries',
      { a: { id: 'ALA-QB', position: 'QB' }, 'UGA-RB': { position: 'flex', bench: false }, 'SC-K': { position: 'BN' } },
    ],
    [
      'entries inside roster',
      { roster: { 'ALA-QB': { position: 'TE' }, 'UGA-RB': { position: 'FLEX' }, 'SC-K': { bench: true } } },
    ],
  ])('is read from %s', (_, stored) => {
    const lineup = decodeLineup(stored);
    expect([lineup.starters.QB, lineup.starters.FLEX, lineup.bench]).toEqual([['ALA-QB'], ['UGA-RB'], ['SC-K']]);
  });

  it('is read from plain ids as starters', () => {
    expect(startersOf(decodeLineup(['ALA-QB', 'UGA-RB_7', 'stranger', 'ALA-QB']))).toEqual(['ALA-QB', 'UGA-RB']);
    expect(decodeLineup(null)).toEqual(benchedLineup([]));
  });

  it('is read from plain ids that include their slot', () => {
    const { starters, bench } = decodeLineup(['ALA-QB_QB', 'UGA-RB_FLEX', 'SC-K_BENCH', 'LSU-WR_K', 'OK-TE_2025']);
    expect([starters.QB, starters.FLEX, starters.WR, starters.TE, bench]).toEqual([
      ['ALA-QB'],
      ['UGA-RB'],
      ['LSU-WR'],
      ['OK-TE'],
      ['SC-K'],
    ]);
  });
});
