import { describe, expect, it } from 'vitest';
import averages from '../../../data/averages-2025.json';
import { ALL_SQUADS, UNITS, unitOf, type SquadId } from '../football/squads';
import { loadSeason } from '../../../scripts/tables/load';
import { squadWeeks } from '../../../scripts/tables/season';
import { STAT_COLUMNS } from '../football/statLines';
import { scoreSquad } from '../scoring/scoreSquad';
import { draftProjections, draftSource, preseason } from './preseason';

const mean = (squad: SquadId) => averages.squads[squad].hundredths / averages.squads[squad].games;
const ofUnit = (unit: string) => ALL_SQUADS.filter((squad) => unitOf(squad) === unit);

describe('the projections of a draft', () => {
  it('rank the squads of a unit like their averages, and draw them to the unit by a third', () => {
    const projected = draftProjections(2025);
    for (const unit of UNITS) {
      const squads = ofUnit(unit);
      const best = squads.reduce((one, other) => (mean(other) > mean(one) ? other : one));
      expect(Math.max(...squads.map((squad) => projected[squad]))).toBe(projected[best]);
      const usual = squads.reduce((sum, squad) => sum + mean(squad), 0) / squads.length;
      expect(projected[best] - usual).toBeCloseTo((mean(best) - usual) * (12 / 18), -0.5);
    }
  });
  it('use the league’s points per reception', () => {
    const gain =
      draftProjections(2025, { reception: 1 })['ALA-WR'] - draftProjections(2025, { reception: 0 })['ALA-WR'];
    expect(gain).toBeGreaterThan(900);
  });
  it('use the league’s other values', () => {
    const doubled = draftProjections(2025, { reception: 0.5, custom: 'pass_td=800,' });
    const usual = draftProjections(2025);
    for (const squad of ALL_SQUADS) if (unitOf(squad) !== 'QB') expect(doubled[squad]).toBe(usual[squad]);
    const touchdowns = (squad: SquadId) => averages.squads[squad].counts[STAT_COLUMNS.QB.indexOf('pass_td')]! / 12;
    const mean = ofUnit('QB').reduce((sum, squad) => sum + touchdowns(squad), 0) / 16;
    for (const squad of ofUnit('QB')) {
      const expected = 400 * (mean + (touchdowns(squad) - mean) * (12 / 18));
      expect(Math.abs(doubled[squad] - usual[squad] - expected), squad).toBeLessThanOrEqual(1);
    }
  });
  it('agree with the stat lines of the season, whatever the values', () => {
    const scoring = { reception: 0, custom: 'rush_yds=15,fg_missed=-300,sacks=250,safeties=900,' } as const;
    for (const unit of UNITS) {
      const own = squadWeeks(loadSeason(2025)).filter((one) => one.unit === unit);
      const total = own.reduce((sum, { line }) => sum + scoreSquad(unit, line, scoring).hundredths, 0);
      expect(preseason(2025, scoring).units[unit]).toBe(Math.round(total / own.length));
    }
  });
  it('of a later season come from the latest known one, with half as much between the squads', () => {
    expect([draftSource(2025), draftSource(2026), draftSource(2019)]).toEqual([2025, 2025, 2025]);
    const [then, later] = [draftProjections(2025), draftProjections(2026)];
    const between = (projected: typeof then) => projected['VAN-QB'] - projected['UK-QB'];
    expect(between(later)).toBeCloseTo(between(then) / 2, -1);
  });
});

describe('what is known before a season', () => {
  it('of 2025 is what units score, and nothing about squads and opponents', () => {
    const { units, squads, kinds } = preseason(2025);
    expect(units.QB).toBe(Math.round(ofUnit('QB').reduce((sum, squad) => sum + mean(squad), 0) / 16));
    expect(new Set(Object.values(squads))).toEqual(new Set([0]));
    expect(kinds).toEqual({ fbs: 0, fcs: 0 });
  });
});
