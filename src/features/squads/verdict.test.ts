import { describe, expect, it } from 'vitest';
import type { SquadId } from '@/domain/football/squads';
import { formatVerdict, type Figures } from './SeasonFigures';

const LINE = { hundredths: 0, games: 0, perGame: null, rank: null, best: null, worst: null, last: null, trend: null };
const figures = (squad: SquadId, projected: Figures['projected']): Figures => ({ squad, line: LINE, projected });
const verdict = (one: Figures['projected'], other: Figures['projected']) =>
  formatVerdict(figures('ALA-QB', one), figures('TEX-QB', other));

describe('the verdict of a comparison', () => {
  it('gives the favorite’s chance to score more this week', () => {
    // Points of a QB spread by 11.13, so the difference of two by 15.74: 5.65 are 0.359 of it.
    expect(verdict(2477, 1912)).toBe('Alabama QB has a 64% chance to outscore Texas QB this week.');
    expect(verdict(1912, 2477)).toBe('Texas QB has a 64% chance to outscore Alabama QB this week.');
    expect(verdict(9000, 0)).toBe('Alabama QB has a 99% chance to outscore Texas QB this week.');
  });

  it('says when neither is ahead', () => {
    expect(verdict(2000, 2000)).toBe('Even odds on who scores more this week.');
  });

  it('says who has a bye', () => {
    expect(verdict('bye', 2000)).toBe('Alabama QB has a bye this week.');
    expect(verdict(2000, 'bye')).toBe('Texas QB has a bye this week.');
    expect(verdict('bye', 'bye')).toBe('Both have a bye this week.');
  });

  it('is none once the season is over', () => {
    expect(verdict(null, null)).toBeNull();
  });
});
