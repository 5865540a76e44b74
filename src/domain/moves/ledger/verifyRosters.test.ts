import { describe, expect, it } from 'vitest';
import { verifyRosters } from './verifyRosters';
import type { Ledger } from './ledger';
import { ledgerAfter } from '../portal/portal';
import type { SquadId } from '../../football/squads';
import type { Transaction } from './transactions';

const drafted: Ledger['rosters'] = { ann: ['ALA-QB', 'TEX-RB'], bob: ['LSU-QB'], 'house-1': ['UK-K'] };
const settled: Ledger = {
  leagueId: 'home',
  settled: true,
  rosters: drafted,
  owned: Object.values(drafted).flat(),
  step: 0,
  history: {},
};
const made = (step: number, manager: string, week: string, adds: SquadId[], drops: SquadId[]): Transaction => ({
  leagueId: 'home',
  step,
  kind: adds.length > 0 ? 'add' : 'drop',
  by: manager,
  at: step,
  week,
  moves: [{ manager, adds, drops }],
});
const log = [
  made(1, 'ann', '2025-02', ['OK-QB'], ['ALA-QB']),
  made(2, 'bob', '2025-02', ['ALA-QB'], []),
  made(3, 'ann', '2025-02', [], ['OK-QB']),
  made(4, 'bob', '2025-03', [], ['ALA-QB']),
];
const ledger = log.reduce((books, { moves, week }) => ledgerAfter(books, moves[0]!, week), settled);

describe('the check of a league’s rosters', () => {
  it('finds nothing when draft and log make the ledger, in whatever order the log is read', () => {
    expect(verifyRosters(drafted, [], settled)).toEqual({ steps: 0, problems: [] });
    expect(verifyRosters(drafted, [...log].reverse(), ledger)).toEqual({ steps: 4, problems: [] });
  });

  it('finds a roster that was changed without a transaction, now or in a past week', () => {
    const changed = { ...ledger, rosters: { ...ledger.rosters, bob: ['LSU-QB', 'TEX-QB'] as SquadId[] } };
    expect(verifyRosters(drafted, log, changed).problems).toEqual([
      { kind: 'roster', manager: 'bob', week: null, expected: ['LSU-QB'], found: ['LSU-QB', 'TEX-QB'] },
    ]);
    const rewritten = { ...ledger, history: { ...ledger.history, '2025-03': { bob: ['LSU-QB'] as SquadId[] } } };
    expect(verifyRosters(drafted, log, rewritten).problems).toEqual([
      { kind: 'roster', manager: 'bob', week: '2025-03', expected: ['LSU-QB', 'ALA-QB'], found: ['LSU-QB'] },
    ]);
    const without = { ...ledger, rosters: { ann: ledger.rosters.ann!, bob: ledger.rosters.bob! } };
    expect(verifyRosters(drafted, log, without).problems).toMatchObject([
      { kind: 'roster', manager: 'house-1', found: [] },
    ]);
  });

  it('finds a missing transaction and one that was impossible', () => {
    expect(verifyRosters(drafted, log.slice(0, 3), ledger).problems).toEqual([
      { kind: 'missing', step: 4 },
      expect.objectContaining({ kind: 'roster', manager: 'bob', week: null }),
      expect.objectContaining({ kind: 'roster', manager: 'bob', week: '2025-03' }),
    ]);
    const traded: Transaction = {
      ...made(1, 'ann', '2025-02', ['LSU-QB'], ['ALA-QB']),
      kind: 'trade',
      moves: [
        { manager: 'ann', adds: ['LSU-QB'], drops: ['ALA-QB'] },
        { manager: 'bob', adds: ['ALA-QB', 'UK-K'], drops: ['LSU-QB'] },
      ],
    };
    expect(verifyRosters(drafted, [traded], { ...settled, step: 1 }).problems[0]).toEqual({
      kind: 'impossible',
      step: 1,
      manager: 'bob',
      squad: 'UK-K',
    });
    const stolen = [made(1, 'ann', '2025-02', ['LSU-QB'], ['UK-K'])];
    const books = { ...settled, step: 1 };
    expect(verifyRosters(drafted, stolen, books).problems.slice(0, 2)).toEqual([
      { kind: 'impossible', step: 1, manager: 'ann', squad: 'UK-K' },
      { kind: 'impossible', step: 1, manager: 'ann', squad: 'LSU-QB' },
    ]);
  });
});
