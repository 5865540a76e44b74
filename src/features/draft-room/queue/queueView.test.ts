import { describe, expect, it } from 'vitest';
import { added, moved, removed } from './queueView';

describe('the queue', () => {
  it('adds each squad once, at the end', () => {
    expect(added(['ALA-QB'], 'UGA-RB')).toEqual(['ALA-QB', 'UGA-RB']);
    expect(added(['ALA-QB', 'UGA-RB'], 'ALA-QB')).toEqual(['ALA-QB', 'UGA-RB']);
    expect(removed(['ALA-QB', 'UGA-RB'], 'ALA-QB')).toEqual(['UGA-RB']);
  });

  it('moves a squad among the free ones and stops at the ends', () => {
    const taken = new Set(['TEX-QB'] as const);
    expect(moved(['ALA-QB', 'TEX-QB', 'UGA-RB'], 'UGA-RB', -1, taken)).toEqual(['UGA-RB', 'ALA-QB']);
    expect(moved(['ALA-QB', 'UGA-RB'], 'ALA-QB', -1, new Set())).toEqual(['ALA-QB', 'UGA-RB']);
    expect(moved(['ALA-QB', 'UGA-RB'], 'LSU-K', 1, new Set())).toEqual(['ALA-QB', 'UGA-RB']);
  });
});
