import { describe, expect, it } from 'vitest';
import { loadSeason } from '../../scripts/tables/load';
import { squadWeeks } from '../../scripts/tables/season';
import { defaultRanking, projections } from './ranking';
import { scoreSquad } from './scoring';
import { DEFAULT_SLOTS } from './slots';
import { ALL_SQUADS } from './squads';

describe('projections', () => {
  it("are the season averages by the league's own scoring, in hundredths", () => {
    const games = squadWeeks(loadSeason()).filter(({ squad }) => squad === 'ALA-QB');
    const sum = games.reduce((points, { line }) => points + scoreSquad('QB', line).hundredths, 0);
    expect(projections(2025)['ALA-QB']).toBe(Math.round(sum / 12));
    const catches = projections(2025, { reception: 1 })['ALA-WR'] - projections(2025, { reception: 0 })['ALA-WR'];
    expect(catches).toBe(Math.round((172 / 12) * 100));
  });
  it('use the last known season', () => {
    expect(projections(2026)).toEqual(projections(2025));
    expect(projections(2019)).toEqual(projections(2025));
  });
});

describe('defaultRanking', () => {
  it.each([2, 8, 16])('lists every squad once, best first within its unit, for %i managers', (managers) => {
    const ranking = defaultRanking({ season: 2025, managers, slots: DEFAULT_SLOTS });
    expect([...ranking].sort()).toEqual([...ALL_SQUADS].sort());
    const kickers = ranking.filter((squad) => squad.endsWith('-K'));
    const projected = projections(2025);
    expect(kickers).toEqual([...kickers].sort((a, b) => projected[b] - projected[a]));
  });
  it('compares a squad to its own unit: the best tight ends rank above receivers with more points', () => {
    const ranking = defaultRanking({ season: 2025, managers: 8, slots: DEFAULT_SLOTS });
    const projected = projections(2025);
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
