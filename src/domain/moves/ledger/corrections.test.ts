import { describe, expect, it } from 'vitest';
import {
  checkCorrection,
  checkLineupCorrection,
  mayCorrect,
  MAX_REASON_LENGTH,
  starterMoves,
  type CorrectionContext,
  type LineupCorrection,
  type RosterCorrection,
} from './corrections';
import { parseLeague } from '../../league/league';
import type { Ledger } from './ledger';
import { benchedLineup, type Lineup } from '../../lineup/lineup';
import type { SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';

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
    expect(mayCorrect({ ...league, coCommissioner: 'bob' }, 'bob', 'ann')).toBe(true);
    expect(mayCorrect({ ...league, draftComplete: false }, 'ann', 'bob')).toBe(false);
    for (const [me, manager] of [
      ['bob', 'cat'],
      ['ann', 'ann'],
      ['ann', 'house-1'],
    ] as const) {
      expect(check({ manager }, { me })).toBe('Only the commissioner can edit rosters, and not their own.');
    }
  });

  it('needs a current week of the season that hasn’t kicked off', () => {
    const closed = 'Rosters can be edited until the week’s first kickoff, and again when the next week begins.';
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
    expect(check({ reason: 'x'.repeat(MAX_REASON_LENGTH) })).toBe('ok');
    expect(check({ reason: 'x'.repeat(MAX_REASON_LENGTH + 1) })).toBe('Use at most 280 characters.');
  });

  it('needs rosters', () => {
    expect(check({ manager: 'eve' })).toBe('This manager has no roster in this league.');
    expect(check({}, { ledger: { ...ledger, settled: false } })).toBe('Bob’s Best has no roster in this league.');
  });
});

describe('a lineup correction', () => {
  const roster: SquadId[] = ['LSU-QB', 'TEX-QB'];
  const starting = (...squads: SquadId[]): Lineup => {
    const lineup = benchedLineup(roster.filter((squad) => !squads.includes(squad)));
    lineup.starters.QB.push(...squads);
    return lineup;
  };
  const saturday = parseWeek('2025-03', {
    season: 2025,
    isCurrent: true,
    firstKickoff: KICKOFF - 3_600_000,
    kickoffs: { ALA: KICKOFF - 3_600_000, LSU: KICKOFF, TEX: KICKOFF + 3_600_000 },
  });
  const correct = (changes: Partial<LineupCorrection> = {}, context: Partial<CorrectionContext> = {}) => {
    const books = { ...ledger, rosters: { ...rosters, bob: roster } };
    const checked = checkLineupCorrection(
      { league, ledger: books, week: saturday, me: 'ann', names: {}, now: KICKOFF - 1, ...context },
      {
        manager: 'bob',
        before: starting('LSU-QB'),
        lineup: starting('TEX-QB'),
        reason: 'Bob’s phone died.',
        ...changes,
      },
    );
    return checked.ok ? 'ok' : checked.error.message;
  };

  it('is possible between kickoffs, until the squads that move have kicked off', () => {
    expect(correct()).toBe('ok');
    expect(correct({}, { now: KICKOFF })).toBe('LSU QB has kicked off and is locked for the week.');
    expect(correct({ before: starting(), lineup: starting('TEX-QB') }, { now: KICKOFF })).toBe('ok');
  });

  it('is the commissioner’s, of another person’s lineup in the current week', () => {
    const denied = 'Only the commissioner can edit lineups, and not their own.';
    expect(correct({ manager: 'ann' })).toBe(denied);
    expect(correct({ manager: 'house-1' })).toBe(denied);
    expect(correct({}, { me: 'bob' })).toBe(denied);
    expect(correct({ manager: 'dan' })).toBe('This manager has no roster in this league.');
    const closed = 'Only the current week’s lineups can be edited.';
    expect(correct({}, { week: { ...saturday, isCurrent: false } })).toBe(closed);
    expect(correct({}, { week: { ...saturday, season: 2026 } })).toBe(closed);
  });

  it('changes who starts, to a legal lineup, for a reason', () => {
    expect(correct({ lineup: starting('LSU-QB') })).toBe('Choose who starts and who sits.');
    expect(correct({ lineup: starting('LSU-QB', 'TEX-QB') })).toBe('Only 1 can start at QB.');
    expect(correct({ reason: ' ' })).toBe('Say why. Everyone in the league sees it.');
  });

  it('says who starts and who sits in the roster’s order', () => {
    expect(starterMoves(roster, starting('LSU-QB'), starting('TEX-QB'))).toEqual({
      starts: ['TEX-QB'],
      sits: ['LSU-QB'],
    });
    expect(starterMoves(roster, starting(), starting('TEX-QB', 'LSU-QB'))).toEqual({ starts: roster, sits: [] });
  });
});
