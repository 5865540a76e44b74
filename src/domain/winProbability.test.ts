import { describe, expect, it } from 'vitest';
import type { SquadPoints } from './results';
import type { SquadId } from './squads';
import { parseWeek } from './weeks';
import { winPercent, winProbability, type Contender } from './winProbability';

const week = parseWeek('2025-08', { season: 2025, week: 8, kickoffs: { ALA: 1000, UGA: 1000 } });

function side(projected: number, squad: SquadId, state: SquadPoints['state']): Contender {
  const starter: SquadPoints = { squad, hundredths: 0, terms: [], stats: null, state };
  return { outlook: { now: 0, projected, final: state === 'final' }, starters: [starter] };
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
