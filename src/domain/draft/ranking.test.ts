import { describe, expect, it } from 'vitest';
import { draftProjections } from '../projections/preseason';
import { defaultRanking } from './ranking';
import { DEFAULT_SLOTS } from '../lineup/slots';
import { ALL_SQUADS } from '../football/squads';

describe('defaultRanking', () => {
  it.each([2, 8, 16])('lists every squad once, best first within its unit, for %i managers', (managers) => {
    const ranking = defaultRanking({ season: 2025, managers, slots: DEFAULT_SLOTS });
    expect([...ranking].sort()).toEqual([...ALL_SQUADS].sort());
    const kickers = ranking.filter((squad) => squad.endsWith('-K'));
    const projected = draftProjections(2025);
    expect(kickers).toEqual([...kickers].sort((a, b) => projected[b] - projected[a]));
  });
  it('compares a squad to its own unit: the best tight ends rank above receivers with more points', () => {
    const ranking = defaultRanking({ season: 2025, managers: 8, slots: DEFAULT_SLOTS });
    const projected = draftProjections(2025);
    const best = ranking.find((squad) => squad.endsWith('-TE'))!;
    const behind = ranking.slice(ranking.indexOf(best)).filter((squad) => projected[squad] > projected[best]);
    expect(behind.length).toBeGreaterThan(10);
  });
  it('ranks quarterbacks lower when more units start at FLEX', () => {
    const place = (FLEX: number) =>
      defaultRanking({ season: 2025, managers: 8, slots: { ...DEFAULT_SLOTS, FLEX } }).indexOf('VAN-QB');
    expect(place(3)).toBeGreaterThan(place(0));
  });
});
