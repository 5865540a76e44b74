import { describe, expect, it } from 'vitest';
import {
  checkCorrection,
  mayCorrect,
  REASON_LENGTH,
  type CorrectionContext,
  type RosterCorrection,
} from './corrections';
import { parseLeague, type Ledger } from './league';
import { parseWeek } from './weeks';

const KICKOFF = Date.UTC(2025, 8, 13, 16);
const league = parseLeague('l', {
  createdBy: 'ann',
  members: ['ann', 'bob', 'cat'],
  season: 2025,
  draftStatus: 'complete',
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 1,
});
const rosters: Ledger['rosters'] = { ann: ['ALA-QB'], bob: ['LSU-QB', 'UK-K'], cat: ['UGA-QB'], 'house-1': ['VAN-QB'] };
const ledger: Ledger = {
  leagueId: 'l',
  settled: true,
  rosters,
  owned: Object.values(rosters).flat(),
  step: 3,
  history: {},
};
const week = parseWeek('2025-03', { season: 2025, isCurrent: true, firstKickoff: KICKOFF });

const check = (changes: Partial<RosterCorrection> = {}, context: Partial<CorrectionContext> = {}) => {
  const checked = checkCorrection(
    { league, ledger, week, me: 'ann', names: { bob: 'Bob’s Best', cat: 'Cat' }, now: KICKOFF - 1, ...context },
    { manager: 'bob', adds: ['TEX-QB'], drops: ['LSU-QB'], reason: 'Bob’s phone died.', ...changes },
  );
  return checked.ok ? 'ok' : checked.error.message;
};

describe('a roster correction', () => {
  it('adds free squads and drops some of the roster', () => {
    expect(check()).toBe('ok');
    expect(check({ adds: ['TEX-QB', 'TEX-K'], drops: ['LSU-QB', 'UK-K'] })).toBe('ok');
    expect(check({ adds: [] })).toBe('ok');
    expect(check({ manager: 'cat', drops: [] })).toBe('ok');
  });

  it('is the commissioner’s, of another person’s roster', () => {
    expect(mayCorrect(league, 'ann', 'bob')).toBe(true);
    expect(mayCorrect({ ...league, draftComplete: false }, 'ann', 'bob')).toBe(false);
    for (const [me, manager] of [
      ['bob', 'cat'],
      ['ann', 'ann'],
      ['ann', 'house-1'],
    ] as const) {
      expect(check({ manager }, { me })).toBe('Only the commissioner can correct rosters, and not their own.');
    }
  });

  it('needs a current week of the season that hasn’t kicked off', () => {
    const closed = 'Rosters can be corrected until the week’s first kickoff, and again when the next week begins.';
    expect(check({}, { now: KICKOFF })).toBe(closed);
    expect(check({}, { week: { ...week, isCurrent: false } })).toBe(closed);
    expect(check({}, { week: { ...week, season: 2024 } })).toBe(closed);
    expect(check({}, { week: { ...week, firstKickoff: null } })).toBe(closed);
  });

  it('says which squad is in the way', () => {
    expect(check({ adds: [], drops: [] })).toBe('Choose squads to add or drop.');
    expect(check({ adds: ['UGA-QB'] })).toBe('Georgia QB belongs to Cat.');
    expect(check({ adds: ['VAN-QB'] })).toBe('Vanderbilt QB belongs to another manager.');
    expect(check({ adds: ['TEX-QB', 'TEX-QB'] })).toBe('Choose each squad only once.');
    expect(check({ drops: ['LSU-QB', 'LSU-QB'] })).toBe('Choose each squad only once.');
    expect(check({ drops: ['TEX-K'] })).toBe('Texas K isn’t on this roster.');
    expect(check({ drops: [] })).toBe('Bob’s Best’s roster would be too large. Choose more squads to drop.');
  });

  it('has a reason', () => {
    expect(check({ reason: ' ' })).toBe('Say why. Everyone in the league sees it.');
    expect(check({ reason: 'x'.repeat(REASON_LENGTH) })).toBe('ok');
    expect(check({ reason: 'x'.repeat(REASON_LENGTH + 1) })).toBe('Use at most 280 characters.');
  });

  it('needs rosters', () => {
    expect(check({ manager: 'eve' })).toBe('This manager has no roster in this league.');
    expect(check({}, { ledger: { ...ledger, settled: false } })).toBe('Bob’s Best has no roster in this league.');
  });
});
