import { describe, expect, it } from 'vitest';
import { parseLeague } from '../../league/league';
import type { Ledger } from '../ledger/ledger';
import { checkMove, ledgerAfter, ownerOf, portalState, portalWindow, transactionOf, type PortalMove } from './portal';
import { rosterInWeek } from '../ledger/rosterHistory';
import { parseWeek } from '../../football/weeks';

const HOUR = 3_600_000;
const monday = Date.parse('2025-10-13T04:00:00Z');
const firstKickoff = Date.parse('2025-10-17T23:00:00Z');
const calendar = { season: 2025, week: 8, isCurrent: true, monday, firstKickoff };
const week = parseWeek('2025-08', calendar);
const league = parseLeague('home', { season: 2025, slots: { QB: 1, RB: 1 }, benchSize: 1, draftStatus: 'complete' });
const ledger: Ledger = {
  leagueId: 'home',
  settled: true,
  rosters: { me: ['ALA-QB', 'TEX-RB', 'LSU-K'], her: ['UGA-QB', 'UK-RB'] },
  owned: ['ALA-QB', 'TEX-RB', 'LSU-K', 'UGA-QB', 'UK-RB'],
  step: 4,
  history: {},
};
const names = { me: 'My Squads', her: 'Ann’s Aces' };
const context = { league, ledger, week, manager: 'me', names, now: monday + 40 * HOUR };

describe('the portal’s window', () => {
  const opens = (portalResumeDay: string, portalResumeHour: number, of = week) =>
    portalWindow(of, { ...league, options: { portalResumeDay, portalResumeHour } })?.opensAt ?? null;

  it('is from the league’s day and hour to the first kickoff', () => {
    expect(portalWindow(week, league)).toEqual({ opensAt: monday + 9 * HOUR, closesAt: firstKickoff });
    expect(opens('Wednesday', 18)).toBe(Date.parse('2025-10-15T22:00:00Z'));
  });

  it('takes a day it doesn’t know as Monday', () => expect(opens('someday', 9)).toBe(monday + 9 * HOUR));

  it('is none when games begin before it, without a calendar, and for a half hour', () => {
    expect(opens('saturday', 9)).toBeNull();
    expect(opens('sunday', 9)).toBeNull();
    expect(opens('monday', 9.5)).toBeNull();
    expect(opens('monday', 9, parseWeek('2025-08', { ...calendar, monday: null }))).toBeNull();
    expect(opens('monday', 9, parseWeek('2025-08', { ...calendar, firstKickoff: null }))).toBeNull();
  });

  it('is none in a league without a portal, which is closed all week', () => {
    const closed = { ...league, waivers: 'closed' as const };
    expect(portalWindow(week, closed)).toBeNull();
    expect(portalState(closed, week, monday + 8 * HOUR)).toBe('closed');
    expect(portalState(closed, week, monday + 40 * HOUR)).toBe('closed');
  });

  it('opens at the same hour in New York in the weeks before and after the clocks change', () => {
    const newYork = { timeZone: 'America/New_York', weekday: 'short', hour: 'numeric' } as const;
    for (const start of [
      '2025-10-27T04:00:00Z',
      '2025-11-03T05:00:00Z',
      '2026-03-02T05:00:00Z',
      '2026-03-09T04:00:00Z',
    ])
      for (const [day, hour, expected] of [
        ['monday', 9, 'Mon 9 AM'],
        ['saturday', 11, 'Sat 11 AM'],
      ] as const) {
        const begins = Date.parse(start);
        const saturday = parseWeek('x', { monday: begins, firstKickoff: begins + 5 * 24 * HOUR + 12 * HOUR });
        const at = opens(day, hour, saturday);
        expect(new Date(at!).toLocaleString('en-US', newYork)).toBe(expected);
      }
  });

  it('has a state at every moment, and is closed in other weeks and seasons', () => {
    const at = (now: number, of: object = {}) => portalState(league, parseWeek('2025-08', { ...calendar, ...of }), now);
    expect(at(monday + 9 * HOUR - 1)).toBe('upcoming');
    expect(at(monday + 9 * HOUR)).toBe('open');
    expect(at(firstKickoff - 1)).toBe('open');
    expect(at(firstKickoff)).toBe('closed');
    expect(at(monday + 40 * HOUR, { isCurrent: false })).toBe('closed');
    expect(at(monday + 40 * HOUR, { season: 2026 })).toBe('closed');
    expect(at(monday + 40 * HOUR, { firstKickoff: monday })).toBe('closed');
    expect(at(monday + 40 * HOUR, { firstKickoff: null })).toBe('unknown');
  });
});

describe('a move', () => {
  const error = (move: PortalMove, changes: Partial<typeof context> = {}) => {
    const checked = checkMove({ ...context, ...changes }, move);
    return checked.ok ? null : checked.error.message;
  };

  it('is an add, a drop, or both', () => {
    expect(error({ add: 'OK-QB', drop: 'LSU-K' })).toBeNull();
    expect(error({ add: null, drop: 'LSU-K' })).toBeNull();
    expect(error({ add: 'OK-QB', drop: null }, { manager: 'her' })).toBeNull();
    expect(error({ add: null, drop: null })).toBe('Choose a squad to add or drop.');
  });

  it('says why it isn’t possible', () => {
    expect(error({ add: 'UK-RB', drop: 'LSU-K' })).toBe('Kentucky RB was just taken by Ann’s Aces.');
    expect(error({ add: 'UK-RB', drop: 'LSU-K' }, { names: {} as never })).toBe(
      'Kentucky RB was just taken by another manager.',
    );
    expect(error({ add: 'ALA-QB', drop: 'LSU-K' })).toBe('Alabama QB is already yours.');
    expect(error({ add: 'OK-QB', drop: null })).toBe('Your roster is full: pick a squad to drop.');
    expect(error({ add: 'OK-QB', drop: 'UGA-QB' })).toBe('Georgia QB isn’t on your roster.');
    const held = { ledger: { ...context.ledger, held: ['LSU-K' as const, ...(context.ledger.rosters.her ?? [])] } };
    expect(error({ add: 'OK-QB', drop: 'LSU-K' }, held)).toBe(
      'LSU K is part of an accepted trade, so it stays until the trade ends.',
    );
    expect(error({ add: 'OK-QB', drop: null }, { ...held, manager: 'her' })).toBe(
      'Your open spots wait for your accepted trade: pick a squad to drop.',
    );
    expect(error({ add: 'OK-QB', drop: 'LSU-K' }, { now: firstKickoff })).toBe('The portal closed at kickoff.');
    expect(error({ add: 'OK-QB', drop: 'LSU-K' }, { now: monday })).toBe('The portal isn’t open yet.');
    expect(error({ add: 'OK-QB', drop: null }, { manager: 'dan' })).toBe('You don’t have a roster in this league yet.');
    expect(error({ add: 'OK-QB', drop: 'LSU-K' }, { ledger: { ...ledger, settled: false } })).toBe(
      'You don’t have a roster in this league yet.',
    );
  });

  it('makes the next step of the ledger', () => {
    const after = ledgerAfter(ledger, transactionOf('me', { add: 'OK-QB', drop: 'ALA-QB' }), '2025-08');
    expect(after).toEqual({
      ...ledger,
      step: 5,
      rosters: { ...ledger.rosters, me: ['TEX-RB', 'LSU-K', 'OK-QB'] },
      owned: ['TEX-RB', 'LSU-K', 'UGA-QB', 'UK-RB', 'OK-QB'],
      history: { '2025-08': { me: ledger.rosters.me } },
    });
    expect(rosterInWeek(after, 'me', '2025-07')).toEqual(ledger.rosters.me);
    expect(ownerOf(after, 'OK-QB')).toBe('me');
    expect(ownerOf(after, 'ALA-QB')).toBeNull();
    expect(transactionOf('me', { add: null, drop: 'ALA-QB' })).toMatchObject({ kind: 'drop', adds: [] });
  });
});
