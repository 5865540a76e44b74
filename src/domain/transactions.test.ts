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
