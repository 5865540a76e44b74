import { describe, expect, it } from 'vitest';
import { brierScore, calibration, forecasts, type Moment } from '../../../../tests/support/calibration';
import { clockAt } from '../../football/gameClock';
import { liveProjection } from '../scores/liveProjection';
import { projectWeek } from '../../projections/model';
import type { SquadPoints } from '../../scoring/results';
import type { SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';
import { winPercent, winProbability, type Contender } from './winProbability';

const week = parseWeek('2025-08', { season: 2025, week: 8, kickoffs: { ALA: 1000, UGA: 1000 } });

function side(projected: number, squad: SquadId, state: SquadPoints['state']): Contender {
  const starter: SquadPoints = { squad, hundredths: 0, terms: [], stats: null, state };
  return { projection: { now: 0, projected, final: state === 'final' }, starters: [starter] };
}

describe('the win probability', () => {
  it('is even between equal projections and the other side’s complement', () => {
    expect(winProbability(side(2000, 'ALA-QB', 'pre'), side(2000, 'UGA-QB', 'pre'), week)).toBeCloseTo(0.5, 6);
    const [one, other] = [side(2600, 'ALA-QB', 'pre'), side(1900, 'UGA-RB', 'pre')];
    expect(winProbability(one, other, week) + winProbability(other, one, week)).toBeCloseTo(1, 6);
  });

  it('is the normal distribution of the lead over the spread of both sides', () => {
    // Two QBs with a spread of 11.13 each: a lead of 15.74 is one standard deviation.
    const ahead = side(2000 + 1574, 'ALA-QB', 'pre');
    expect(winProbability(ahead, side(2000, 'UGA-QB', 'pre'), week)).toBeCloseTo(0.8413, 3);
  });

  it('counts a second week, as far as it’s expected to move the lead and to spread it', () => {
    const first = (projected: number, mean: number, spread: number): Contender => {
      return { ...side(projected, 'ALA-QB', 'final'), ahead: { mean, spread } };
    };
    // The spreads add up to 5, which is half of the lead over both weeks.
    expect(winProbability(first(3000, 2000, 300), first(2500, 1500, 400), week)).toBeCloseTo(0.9772, 3);
    expect(winProbability(first(3000, 2000, 300), first(2500, 2500, 400), week)).toBeCloseTo(0.5, 6);
  });

  it('is surer of the same lead when fewer games are left', () => {
    const before = winProbability(side(2600, 'ALA-QB', 'pre'), side(2000, 'UGA-QB', 'pre'), week);
    const during = winProbability(side(2600, 'ALA-QB', 'live'), side(2000, 'UGA-QB', 'live'), week);
    const late = winProbability(side(2600, 'ALA-QB', 'final'), side(2000, 'UGA-QB', 'live'), week);
    expect(during).toBeGreaterThan(before);
    expect(late).toBeGreaterThan(during);
    expect(late).toBeLessThan(1);
  });

  it.each([
    [2001, 2000, 1],
    [2000, 2001, 0],
    [2000, 2000, 0.5],
  ])('is decided when all games are final: %i to %i', (mine, theirs, probability) => {
    expect(winProbability(side(mine, 'ALA-QB', 'final'), side(theirs, 'UGA-QB', 'final'), week)).toBe(probability);
  });

  describe('while a game is on', () => {
    const projected = projectWeek({ season: 2025, week: 8, played: [] });
    const lineup = (squad: SquadId, hundredths: number, played: number): Contender => {
      const clock = clockAt(played);
      const starter: SquadPoints = { squad, hundredths, terms: [], stats: null, state: 'live', clock };
      return {
        projection: liveProjection({ hundredths, starters: [starter], bench: [] }, week, projected),
        starters: [starter],
      };
    };
    const chance = (played: number, mine: number, theirs: number) =>
      winProbability(lineup('ALA-QB', mine, played), lineup('UGA-QB', theirs, played), week);
    const course = Array.from({ length: 21 }, (_, i) => i / 20);

    it('is almost certain near its end, and certain only when it’s final', () => {
      expect(chance(0.99, 2600, 2000)).toBeGreaterThan(0.99);
      expect(chance(0.99, 2000, 2600)).toBeLessThan(0.01);
      expect(chance(1, 2600, 2000)).toBeLessThan(1);
    });

    it('only rises for a lead that holds while the clock runs, and falls for the other side', () => {
      const [ahead, behind] = [course.map((at) => chance(at, 2600, 2000)), course.map((at) => chance(at, 2000, 2600))];
      for (let i = 1; i < course.length; i++) {
        expect(ahead[i]!).toBeGreaterThan(ahead[i - 1]!);
        expect(behind[i]!).toBeLessThan(behind[i - 1]!);
      }
    });

    it('rises with every point', () => {
      const chances = [0, 500, 1000, 2000, 4000].map((mine) => chance(0.6, mine, 1000));
      expect([...chances].sort((one, other) => one - other)).toEqual(chances);
      expect(new Set(chances).size).toBe(chances.length);
    });
  });

  it('does not count a squad on a bye', () => {
    expect(winProbability(side(1, 'ALA-QB', 'final'), side(0, 'TEX-QB', 'missing'), week)).toBe(1);
  });
});

describe('the win probability in percent', () => {
  it.each([
    [1, [100, 0]],
    [0, [0, 100]],
    [0.999, [99, 1]],
    [0.001, [1, 99]],
    [0.5, [50, 50]],
    [0.126, [13, 87]],
  ])('shows %d as %j', (probability, percent) => {
    expect(winPercent(probability)).toEqual(percent);
  });
});

describe('over simulated leagues of 2025', () => {
  it.each<[Moment, number]>([
    ['before', 0.21],
    ['halfway', 0.15],
    ['5 PM', 0.14],
    ['8 PM', 0.1],
  ])('at the moment “%s”, says what happens as often as it says', (moment, most) => {
    const all = forecasts(12, moment);
    expect(brierScore(all)).toBeLessThan(most);
    for (const { count, given, won } of calibration(all)) {
      expect(count).toBeGreaterThan(50);
      expect(Math.abs(given - won)).toBeLessThan(0.13);
    }
  });
});
