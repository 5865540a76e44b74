import { describe, expect, it } from 'vitest';
import type { SchoolCode } from '@/domain/football/schools';
import { formatPickem, parsePickem } from '@/domain/solo/entries';
import type { PickemGame } from '@/domain/solo/pickem';
import { formatPicked, movedPick, openRanking } from './ranking';

const PICKS = parsePickem(['ALA_W_9', 'LSU_L_7', 'TEX_W_4', 'UGA_W_2']);
const OPEN: ReadonlySet<SchoolCode> = new Set();
const moved = (school: SchoolCode, by: number, locked: ReadonlySet<SchoolCode> = OPEN) =>
  formatPickem(movedPick(PICKS, locked, school, by));

describe('the ranking of picks', () => {
  it('shares out the same numbers when a pick moves', () => {
    expect(moved('TEX', -1)).toEqual(['ALA_W_9', 'TEX_W_7', 'LSU_L_4', 'UGA_W_2']);
    expect(moved('ALA', 2)).toEqual(['LSU_L_9', 'TEX_W_7', 'ALA_W_4', 'UGA_W_2']);
  });

  it('ends at the first and the last place', () => {
    expect(moved('UGA', -9)[0]).toBe('UGA_W_9');
    expect(moved('ALA', 9)[3]).toBe('ALA_W_2');
  });

  it('leaves a pick alone whose game has kicked off', () => {
    const locked = new Set<SchoolCode>(['LSU']);
    expect(openRanking(PICKS, locked).map(({ school }) => school)).toEqual(['ALA', 'TEX', 'UGA']);
    expect(moved('TEX', -1, locked)).toEqual(['TEX_W_9', 'LSU_L_7', 'ALA_W_4', 'UGA_W_2']);
    expect(moved('LSU', 1, locked)).toEqual(formatPickem(PICKS));
  });

  it('counts the games, without one that was called off before it was picked', () => {
    const games = (off: readonly string[], ...keys: SchoolCode[]) =>
      keys.map((key) => ({ key, state: off.includes(key) ? 'off' : 'pre' }) as PickemGame);
    expect(formatPicked(PICKS.slice(0, 1), games([], 'ALA'))).toBe('1 of 1 game picked');
    expect(formatPicked(PICKS, games([], 'ALA', 'LSU', 'TEX', 'UGA', 'SC'))).toBe('4 of 5 games picked');
    expect(formatPicked(PICKS, games(['SC', 'LSU'], 'ALA', 'LSU', 'TEX', 'UGA', 'SC'))).toBe('4 of 4 games picked');
  });
});
