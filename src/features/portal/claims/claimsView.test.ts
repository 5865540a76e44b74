import { describe, expect, it } from 'vitest';
import type { Claim } from '@/domain/moves/claims/claims';
import { ALL_SQUADS } from '@/domain/football/squads';
import { movedClaim, withClaim, withDrop, withoutClaim } from './claimEdits';
import { formatClaim, formatOutcome, formatPlace } from './claimsView';

const claims: Claim[] = [
  { add: 'UK-QB', drop: 'ALA-QB' },
  { add: 'UK-RB', drop: null },
];

describe('the list of claims', () => {
  it('takes each squad once, and ten in all', () => {
    expect(withClaim(claims, 'UGA-K', null)).toEqual([...claims, { add: 'UGA-K', drop: null }]);
    expect(withClaim(claims, 'UK-RB', 'ALA-QB')).toEqual(claims);
    const ten = ALL_SQUADS.slice(0, 10).map((add): Claim => ({ add, drop: null }));
    expect(withClaim(ten, 'VAN-K', null)).toEqual(ten);
  });

  it('moves a claim and stops at either end, changes a drop, and removes a claim', () => {
    expect(movedClaim(claims, 'UK-RB', -1).map(({ add }) => add)).toEqual(['UK-RB', 'UK-QB']);
    expect(movedClaim(claims, 'UK-RB', 3)).toEqual(claims);
    expect(movedClaim(claims, 'LSU-K', 1)).toEqual(claims);
    expect(withDrop(claims, 'UK-RB', 'ALA-K')[1]).toEqual({ add: 'UK-RB', drop: 'ALA-K' });
    expect(withoutClaim(claims, 'UK-QB')).toEqual([claims[1]]);
  });

  it('says what each claim and its outcome is', () => {
    expect(claims.map(formatClaim)).toEqual(['Kentucky QB, drop Alabama QB', 'Kentucky RB']);
    const claim = claims[0]!;
    const text = (outcome: Parameters<typeof formatOutcome>[0]['outcome']) =>
      formatOutcome({ claim, outcome }, (manager) => manager.toUpperCase()).text;
    expect(text({ kind: 'lost', to: 'bob' })).toBe('BOB was ahead of you in the waiver order.');
    expect(text({ kind: 'owned', to: 'bob' })).toBe('Kentucky QB was on BOB’s roster.');
    expect(text({ kind: 'no-drop', drop: 'ALA-QB' })).toBe('Alabama QB was no longer on your roster.');
    expect(text({ kind: 'already' })).toBe('You won Kentucky QB with another claim.');
    expect(text({ kind: 'full' })).toBe('Your roster was full, and the claim had no drop.');
    expect(text({ kind: 'lapsed' })).toMatch(/^No manager opened the app/);
  });

  it('names a place in the waiver order', () => {
    expect(formatPlace(['bob', 'ann'], 'ann')).toBe('2nd of 2');
    expect(formatPlace(['bob', 'ann'], 'dan')).toBeNull();
  });
});
