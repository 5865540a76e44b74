import { describe, expect, it } from 'vitest';
import { checkClaims, claimProblem, type ClaimsContext } from './claimChecks';
import { claimsHours, claimsWindow, parseClaims, storedClaim, takesClaims, type Claim } from './claims';
import { parseLeague } from '../../league/league';
import type { Ledger } from '../ledger/ledger';
import { parseWeek } from '../../football/weeks';

const MONDAY = Date.parse('2025-10-06T00:00:00-04:00');
const HOUR = 3_600_000;
const league = parseLeague('l', {
  members: ['ann', 'bob'],
  season: 2025,
  draftStatus: 'complete',
  slots: { QB: 1 },
  benchSize: 1,
  waivers: 'claims',
});
const ledger: Ledger = {
  leagueId: 'l',
  settled: true,
  rosters: { ann: ['ALA-QB', 'ALA-RB'], bob: ['LSU-QB'] },
  owned: ['ALA-QB', 'ALA-RB', 'LSU-QB'],
  step: 0,
  history: {},
};
const week = parseWeek('2025-07', { season: 2025, week: 7, monday: MONDAY, firstKickoff: MONDAY + 132 * HOUR });
const context: ClaimsContext = { league, ledger, week, manager: 'ann', now: MONDAY };
const codeOf = (claims: readonly Claim[], changes: Partial<ClaimsContext> = {}): string => {
  const checked = checkClaims({ ...context, ...changes }, claims);
  return checked.ok ? 'ok' : checked.error.code;
};

describe('claims', () => {
  it('are unchanged after storing and reading, and unreadable ones are skipped', () => {
    const claims: Claim[] = [
      { add: 'UK-QB', drop: 'ALA-QB' },
      { add: 'UK-K', drop: null },
    ];
    expect(claims.map(storedClaim)).toEqual(['UK-QB_ALA-QB', 'UK-K_NONE']);
    expect(parseClaims([...claims.map(storedClaim), 'UK-QB', 'YALE-QB_NONE', 'UK-QB_YALE-QB', 3])).toEqual(claims);
    expect(parseClaims(undefined)).toEqual([]);
  });

  it('are made from Sunday until the portal opens', () => {
    expect(claimsWindow(week, league.options)).toEqual({ opensAt: MONDAY - 24 * HOUR, closesAt: MONDAY + 9 * HOUR });
    expect(claimsWindow({ monday: null }, league.options)).toBeNull();
    const at = (hours: number) => takesClaims(league, week, MONDAY + hours * HOUR);
    expect([-24.01, -24, 8.99, 9].map(at)).toEqual([false, true, true, false]);
    expect(takesClaims({ ...league, waivers: 'open' }, week, MONDAY)).toBe(false);
    expect(takesClaims({ ...league, season: 2024 }, week, MONDAY)).toBe(false);
  });

  it('name the week that takes them, and when the next one does', () => {
    const late = parseWeek('2025-08', {
      season: 2025,
      week: 8,
      monday: MONDAY + 168 * HOUR,
      firstKickoff: MONDAY + 300 * HOUR,
    });
    const at = (hours: number, one = league, current = week) =>
      claimsHours(one, current, [week, late], MONDAY + hours * HOUR);
    expect(at(-30)).toEqual({ week: null, opensAt: MONDAY - 24 * HOUR, closesAt: null });
    expect(at(0)).toEqual({ week, opensAt: null, closesAt: MONDAY + 9 * HOUR });
    expect(at(9)).toEqual({ week: null, opensAt: MONDAY + 144 * HOUR, closesAt: null });
    expect(at(150).week).toBe(late);
    expect(at(200)).toEqual({ week: null, opensAt: null, closesAt: null });
    expect(at(0, { ...league, waivers: 'open' })).toEqual({ week: null, opensAt: null, closesAt: null });
    // A week before the current one has no portal anymore.
    expect(at(0, league, late)).toEqual({ week: null, opensAt: MONDAY + 144 * HOUR, closesAt: null });
  });

  it('can’t be made without a roster, too late, for more than ten squads, or on a squad that another one drops', () => {
    expect(codeOf([])).toBe('ok');
    expect(codeOf([{ add: 'UK-QB', drop: 'ALA-QB' }])).toBe('ok');
    expect(codeOf([], { manager: 'sam' })).toBe('no-roster');
    expect(codeOf([], { now: MONDAY + 9 * HOUR })).toBe('closed');
    const many = Array.from({ length: 11 }, (): Claim => ({ add: 'UK-QB', drop: null }));
    expect(codeOf(many.slice(1))).toBe('ok');
    expect(codeOf(many)).toBe('too-many');
    const circle: Claim[] = [
      { add: 'UK-QB', drop: 'ALA-QB' },
      { add: 'ALA-QB', drop: 'UK-QB' },
    ];
    expect(codeOf(circle)).toBe('dropped');
  });

  it('say why they wouldn’t be awarded now', () => {
    const problem = (claim: Claim) => claimProblem(context, claim);
    expect(problem({ add: 'UK-QB', drop: 'ALA-QB' })).toBeNull();
    expect(problem({ add: 'ALA-RB', drop: 'ALA-QB' })).toBe('Alabama RB is already yours.');
    expect(problem({ add: 'LSU-QB', drop: 'ALA-QB' })).toBe('LSU QB isn’t free anymore.');
    expect(problem({ add: 'UK-QB', drop: 'LSU-QB' })).toBe('LSU QB isn’t on your roster anymore.');
    expect(problem({ add: 'UK-QB', drop: null })).toBe('Your roster is full: pick a squad to drop.');
  });
});
