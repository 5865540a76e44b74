import { describe, expect, it } from 'vitest';
import { countGames, gameProgress, shareToCome, weekProgress } from './gameProgress';
import { parseWeekResults, type SquadPoints } from './results';
import type { SchoolCode } from '../football/schools';
import type { SquadId } from '../football/squads';
import { parseWeek } from '../football/weeks';

const week = parseWeek('2025-08', { kickoffs: { ALA: 1000, LSU: 2000 } });
const kickedOff = new Set<SchoolCode>(['ALA']);
const squad = (id: SquadId, state: SquadPoints['state']) => ({ squad: id, state });

describe('the progress of a game', () => {
  it.each([
    ['ALA-QB', 'final', 'final'],
    ['ALA-QB', 'live', 'live'],
    ['ALA-QB', 'pre', 'started'],
    ['ALA-QB', 'missing', 'started'],
    ['LSU-QB', 'pre', 'upcoming'],
    ['LSU-QB', 'missing', 'upcoming'],
    ['LSU-QB', 'final', 'final'],
    ['TEX-QB', 'bye', 'bye'],
    ['TEX-QB', 'missing', 'bye'],
    ['TEX-QB', 'pre', 'upcoming'],
  ] as const)('for %s, published as %s, is %s', (id, state, progress) => {
    expect(gameProgress(squad(id, state), week, kickedOff)).toBe(progress);
  });
});

describe('the share of a game that is still to come', () => {
  it.each([
    ['ALA-QB', 'pre', 1],
    ['ALA-QB', 'missing', 1],
    ['ALA-QB', 'live', 0.5],
    ['ALA-QB', 'final', 0],
    ['TEX-QB', 'missing', 0],
  ] as const)('of %s, published as %s without a clock, is %d', (id, state, share) => {
    expect(shareToCome(squad(id, state), week)).toBe(share);
  });

  it('is what the clock says', () => {
    expect(shareToCome({ ...squad('ALA-QB', 'live'), clock: { period: 3, seconds: 0 } }, week)).toBe(0.25);
  });
});

describe('the progress of a lineup’s games', () => {
  const far = (...squads: ReturnType<typeof squad>[]) => weekProgress(squads, week, null, kickedOff);

  it('is live from the first kickoff until the last game is final, and a bye counts as played', () => {
    expect(far(squad('LSU-QB', 'pre'), squad('TEX-K', 'bye'))).toBe('upcoming');
    expect(far(squad('LSU-QB', 'pre'), squad('ALA-K', 'pre'))).toBe('live');
    expect(far(squad('LSU-QB', 'pre'), squad('ALA-K', 'final'))).toBe('live');
    expect(far(squad('LSU-QB', 'final'), squad('TEX-K', 'missing'))).toBe('final');
  });

  it('is the week’s progress without starters', () => {
    const over = parseWeekResults('2025-08', { squads: { 'ALA-QB': { points: 1, state: 'final' } } });
    expect(far()).toBe('upcoming');
    expect(weekProgress([], week, over, kickedOff)).toBe('final');
  });
});

it('counts a lineup’s games to play, in play and final, without those on a bye', () => {
  const squads = [
    squad('LSU-QB', 'pre'),
    squad('LSU-RB', 'missing'),
    squad('ALA-QB', 'pre'),
    squad('ALA-WR', 'live'),
    squad('ALA-K', 'live'),
    squad('LSU-K', 'final'),
    squad('TEX-K', 'bye'),
  ];
  expect(countGames(squads, week, kickedOff)).toEqual({ toPlay: 2, inPlay: 3, final: 1 });
});
