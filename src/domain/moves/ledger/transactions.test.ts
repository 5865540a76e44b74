import { expect, it } from 'vitest';
import { parseTransaction } from './transactions';

it('a stored transaction is read with the squads that come and go', () => {
  const stored = {
    leagueId: 'home',
    step: 3,
    kind: 'drop',
    by: 'ann',
    at: new Date(5000),
    week: '2025-08',
    manager: 'ann',
    adds: [],
    drops: ['ALA-QB'],
  };
  expect(parseTransaction(stored)).toEqual({
    leagueId: 'home',
    step: 3,
    kind: 'drop',
    by: 'ann',
    at: 5000,
    week: '2025-08',
    moves: [{ manager: 'ann', adds: [], drops: ['ALA-QB'] }],
  });
  expect(parseTransaction({ ...stored, at: null }).at).toBeNull();
});

it('a stored trade is read as a move of each side, its sender’s first', () => {
  const stored = {
    leagueId: 'home',
    step: 4,
    kind: 'trade',
    by: 'cat',
    at: new Date(5000),
    week: '2025-08',
    trade: 'home_ann_1',
    from: 'ann',
    to: 'bob',
    gives: ['ALA-QB'],
    gets: ['UK-K', 'UK-RB'],
    fromDrops: ['TEX-K'],
    toDrops: [],
  };
  expect(parseTransaction(stored).moves).toEqual([
    { manager: 'ann', adds: ['UK-K', 'UK-RB'], drops: ['ALA-QB', 'TEX-K'] },
    { manager: 'bob', adds: ['ALA-QB'], drops: ['UK-K', 'UK-RB'] },
  ]);
});

it('a stored correction is read with its reason', () => {
  const stored = {
    kind: 'correction',
    by: 'ann',
    manager: 'bob',
    adds: ['ALA-QB'],
    drops: [],
    reason: 'Bob’s phone died.',
  };
  expect(parseTransaction(stored)).toMatchObject({
    kind: 'correction',
    moves: [{ manager: 'bob', adds: ['ALA-QB'], drops: [] }],
    reason: 'Bob’s phone died.',
  });
  expect(parseTransaction({ ...stored, kind: 'add' })).not.toHaveProperty('reason');
});
