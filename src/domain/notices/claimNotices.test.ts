import { describe, expect, it } from 'vitest';
import type { Claim } from '../moves/claims/claims';
import { parseLeague } from '../league/league';
import type { Ledger } from '../moves/ledger/ledger';
import { parseTransaction } from '../moves/ledger/transactions';
import { parseWeek } from '../football/weeks';
import { awardNotices, claimsNotices } from './claimNotices';

const MONDAY = Date.parse('2025-10-13T00:00:00-04:00');
const HOUR = 3_600_000;
const OPENS = MONDAY + 9 * HOUR;
const league = parseLeague('home', {
  season: 2025,
  members: ['me', 'ann'],
  userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann' } },
  draftStatus: 'complete',
  schedule: { managers: ['me', 'ann'] },
  waivers: 'claims',
  slots: { QB: 1 },
  benchSize: 1,
});
const place = { league, team: 'me' };
const week = parseWeek('2025-08', {
  season: 2025,
  week: 8,
  isCurrent: true,
  monday: MONDAY,
  firstKickoff: MONDAY + 132 * HOUR,
});

describe('claims', () => {
  const at = (hours: number, changes: object = {}) =>
    claimsNotices({ ...place, league: { ...league, ...changes } }, week, [week], MONDAY + hours * HOUR);

  it.each([
    [-25, null],
    [-24, 'You can make claims for week 8.'],
    [7.9, 'You can make claims for week 8.'],
    [8, 'Claims for week 8 close within the hour.'],
    [9, null],
  ])('%d hours into Monday tell %j', (hours, text) => expect(at(hours)[0]?.text ?? null).toBe(text));

  it('come up when they open, and again an hour before they close', () => {
    expect(at(0)[0]).toMatchObject({ key: 'claims home 2025-08 open', at: MONDAY - 24 * HOUR, until: OPENS });
    expect(at(8)[0]).toMatchObject({ key: 'claims home 2025-08 closing', at: OPENS - HOUR, until: OPENS });
  });

  it('aren’t told in a league without claims, and before its draft', () => {
    expect(at(0, { waivers: 'open' })).toEqual([]);
    expect(at(0, { draftComplete: false })).toEqual([]);
  });
});

describe('awards', () => {
  const ledger: Ledger = {
    leagueId: 'home',
    settled: true,
    rosters: { me: ['UK-QB', 'LSU-K'], ann: ['TEX-QB', 'UGA-K'] },
    owned: ['UK-QB', 'LSU-K', 'TEX-QB', 'UGA-K'],
    step: 2,
    history: { '2025-08': { me: ['ALA-QB', 'LSU-K'], ann: ['UGA-K'] } },
    waivers: { week: '2025-08', priority: ['me', 'ann'], turns: [] },
  };
  const award = (step: number, manager: string, add: string, drop: string | null, turns: string[]) =>
    parseTransaction({
      leagueId: 'home',
      step,
      kind: 'claim',
      by: 'ann',
      manager,
      week: '2025-08',
      at: OPENS + step,
      adds: [add],
      drops: drop === null ? [] : [drop],
      turns: [...turns].reverse(),
    });
  const awards = [award(1, 'ann', 'TEX-QB', null, ['ann', 'me']), award(2, 'me', 'UK-QB', 'ALA-QB', ['me'])];
  const told = (...claims: Claim[]) => awardNotices(place, ledger, '2025-08', claims, awards);

  it('say what was won, and what was lost to a manager who was ahead', () => {
    expect(told({ add: 'TEX-QB', drop: 'ALA-QB' }, { add: 'UK-QB', drop: 'ALA-QB' })).toMatchObject([
      {
        key: 'award home 2025-08 TEX-QB_ALA-QB',
        at: OPENS + 1,
        text: 'You lost Texas QB to Ann.',
        detail: 'They were ahead of you in line.',
        href: '/portal?league=home',
        needsMe: false,
      },
      { at: OPENS + 2, text: 'You won Kentucky QB.', detail: 'You dropped Alabama QB.' },
    ]);
  });

  it.each([
    [{ add: 'UGA-K', drop: 'LSU-K' }, 'You didn’t get Georgia K.', 'Ann has it.'],
    [{ add: 'OK-K', drop: 'SC-K' }, 'You didn’t get Oklahoma K.', 'South Carolina K was no longer on your roster.'],
    [{ add: 'OK-K', drop: null }, 'You didn’t get Oklahoma K.', 'Your roster was full.'],
  ] as const)('say why %j got nothing', (claim, text, detail) =>
    expect(told(claim)).toMatchObject([{ text, detail, at: OPENS + 2 }]),
  );

  it('tell claims that got nothing together', () =>
    expect(
      told({ add: 'TEX-QB', drop: 'ALA-QB' }, { add: 'UK-QB', drop: 'ALA-QB' }, { add: 'UGA-K', drop: 'LSU-K' }),
    ).toMatchObject([
      { text: 'You won Kentucky QB.' },
      {
        key: 'award home 2025-08 missed',
        text: 'You didn’t get 2 squads that you claimed.',
        detail: 'Texas QB, Georgia K',
      },
    ]));

  it('leave out a squad that an earlier claim won, and say nothing without awards', () => {
    expect(told({ add: 'UK-QB', drop: 'LSU-K' })).toEqual([]);
    expect(awardNotices(place, ledger, '2025-08', [{ add: 'TEX-QB', drop: null }], [])).toEqual([]);
  });
});
