import { expect, it } from 'vitest';
import { sortByUnit } from './tradeView';

it('sorts a roster by unit, and keeps the order within a unit', () => {
  const roster = ['TEX-K', 'LSU-RB', 'UGA-QB', 'ALA-RB', 'ALA-QB'] as const;
  expect(sortByUnit(roster)).toEqual(['UGA-QB', 'ALA-QB', 'LSU-RB', 'ALA-RB', 'TEX-K']);
});
