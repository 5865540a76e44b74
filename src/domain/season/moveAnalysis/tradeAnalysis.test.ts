import { describe, expect, it, vi } from 'vitest';
import { ALL_SQUADS, schoolOf, type SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';
import { parseLeague } from '../../league/league';
import { decodeLineup } from '../../lineup/storedLineup';
import type { TradeTerms } from '../../moves/trades/tradeMoves';
import type { LeagueSeason } from '../leagueSeason';
import { oddsRequest } from '../odds/oddsRequest';
import { restOfSeasonAfterTrade } from './restOfSeasonAfterTrade';
import { analyzeTrade, missingSquad } from './tradeAnalysis';

/** What each squad is projected to score in every week; all others 10.00. */
const POINTS: Partial<Record<SquadId, number>> = {
  'ALA-QB': 2000,
  'ALA-RB': 1000,
  'UGA-RB': 800,
  'LSU-QB': 1500,
  'LSU-RB': 1400,
  'TEX-RB': 600,
};
vi.mock('../../projections/inSeason', () => ({
  projectionsFor: () => Object.fromEntries(ALL_SQUADS.map((squad) => [squad, { hundredths: POINTS[squad] ?? 1000 }])),
}));

const DAY = 86_400_000;
const ROSTERS: Record<string, SquadId[]> = {
  ann: ['ALA-QB', 'ALA-RB', 'UGA-RB'],
  bob: ['LSU-QB', 'LSU-RB', 'TEX-RB'],
  cat: ['OK-QB', 'OK-RB'],
  dan: ['UK-QB', 'UK-RB'],
  eve: ['MIZ-QB', 'MIZ-RB'],
};
const managers = Object.keys(ROSTERS);
const schools = [...new Set(ALL_SQUADS.map(schoolOf))];

/** Weeks 10 to 14, of which the last two are the playoffs; week N kicks off on day N. Alabama has a bye in week 12. */
function season(current: number, changes: object = {}, lineups: LeagueSeason['weeks'][number]['lineups'] = {}) {
  return {
    league: parseLeague('l', {
      season: 2025,
      firstWeek: 10,
      draftStatus: 'complete',
      schedule: { managers },
      slots: { QB: 1, RB: 1 },
      benchSize: 1,
      tradeReview: 'none',
      ...changes,
    }),
    rosters: ROSTERS,
    history: {},
    weeks: [10, 11, 12, 13, 14].map((week) => ({
      week: parseWeek(`2025-${String(week)}`, {
        isCurrent: week === current,
        firstKickoff: week * DAY,
        kickoffs: Object.fromEntries(
          schools.filter((code) => week !== 12 || code !== 'ALA').map((code) => [code, week * DAY]),
        ),
      }),
      results: null,
      lineups: week === current ? lineups : {},
    })),
  };
}

/** Ann's lineup without a quarterback. */
const SET = { ann: decodeLineup(['ALA-RB_RB', 'ALA-QB_BENCH', 'UGA-RB_BENCH']) };

const terms: TradeTerms = {
  ...{ from: 'ann', to: 'bob', gives: ['ALA-QB'], gets: ['LSU-QB', 'LSU-RB'] },
  ...{ fromDrops: ['UGA-RB'], toDrops: [] },
};

describe('the analysis of a trade', () => {
  it('sets each side’s best lineups of the weeks ahead side by side, with byes and drops', () => {
    const [ann, bob] = analyzeTrade(season(10), terms, 11).sides;
    // Ann: 20 + 10, in Alabama's bye 8 alone; after the trade 15 + 14. Bob: 15 + 14, then 20 + 6 and 6 alone.
    expect(ann).toEqual({
      manager: 'ann',
      weeks: [
        { week: 11, before: 3000, after: 2900 },
        { week: 12, before: 800, after: 2900 },
        { week: 13, before: 3000, after: 2900 },
        { week: 14, before: 3000, after: 2900 },
      ],
      before: 9800,
      after: 11_600,
    });
    expect(bob.weeks.map(({ before, after }) => [before, after])).toEqual([
      [2900, 2600],
      [2900, 600],
      [2900, 2600],
      [2900, 2600],
    ]);
    expect([bob.before, bob.after]).toEqual([11_600, 8400]);
  });

  it('plays the same seasons out without and with the trade, from the week in which it counts', () => {
    const { before, after } = analyzeTrade(season(10, {}, SET), terms, 11).odds!;
    expect(before).toEqual(oddsRequest(season(10, {}, SET)));
    expect({ ...after, expected: null }).toEqual({ ...before, expected: null });
    // A quarterback's spread is 11.13, a running back's 11.45; together the root of the sum of their squares.
    const [asSet, ...traded] = after.expected;
    expect(asSet).toEqual(before.expected[0]);
    expect(traded.map(([week, { ann, bob }]) => [week, ann, bob])).toEqual([
      [11, { mean: 2900, spread: 1597 }, { mean: 2600, spread: 1597 }],
      [12, { mean: 2900, spread: 1597 }, { mean: 600, spread: 1145 }],
      [13, { mean: 2900, spread: 1597 }, { mean: 2600, spread: 1597 }],
      [14, { mean: 2900, spread: 1597 }, { mean: 2600, spread: 1597 }],
    ]);
    expect(traded.map(([, { cat }]) => cat)).toEqual(before.expected.slice(1).map(([, { cat }]) => cat));
  });

  it('changes no odds if only the bench changes', () => {
    const swap: TradeTerms = { ...terms, gives: ['UGA-RB'], gets: ['TEX-RB'], fromDrops: [] };
    const { before, after } = analyzeTrade(season(12), swap, 13).odds!;
    expect(after).toEqual(before);
  });

  it('counts both sides at their best in this week, whatever lineups are set', () => {
    const { before, after } = analyzeTrade(season(11, {}, SET), terms, 11).odds!;
    const mean = (all: typeof before) => all.expected.find(([week]) => week === 11)![1].ann!.mean;
    expect(mean(oddsRequest(season(11, {}, SET))!)).toBe(1000);
    expect([mean(before), mean(after)]).toEqual([3000, 2900]);
  });

  it('counts a week whose games aren’t all final with the lineups that were set, though the next one is open', () => {
    const open = season(11);
    const [past, ...rest] = open.weeks;
    const request = oddsRequest({ ...open, weeks: [{ ...past!, lineups: SET }, ...rest] })!;
    // From week 12 on, which is later, the best lineup counts: in Alabama's bye Georgia RB's 8 points alone.
    expect(request.expected.map(([week, all]) => [week, all.ann!.mean]).slice(0, 3)).toEqual([
      [10, 1000],
      [11, 1000],
      [12, 800],
    ]);
  });

  it('has odds of the title alone once the playoffs have come, and none where everyone makes them', () => {
    expect(analyzeTrade(season(12), terms, 12).odds!.playoffs).toBe(true);
    expect(analyzeTrade(season(12), terms, 13).odds!.playoffs).toBe(false);
    expect(analyzeTrade(season(10, { schedule: { managers: managers.slice(0, 4) } }), terms, 11).odds).toBeNull();
  });

  it('says which squad a side no longer has', () => {
    expect(missingSquad(season(10), terms)).toBeNull();
    const rosters = { ...ROSTERS, bob: ['LSU-QB', 'TEX-RB'] as SquadId[] };
    expect(missingSquad({ rosters }, terms)).toEqual({ manager: 'bob', squad: 'LSU-RB' });
  });
});

describe('the weeks in which a trade can count', () => {
  const first = (at: number, changes: object = {}, acceptedAt: number | null = null) =>
    restOfSeasonAfterTrade(season(10, changes), { acceptedAt }, at * DAY)?.from ?? null;

  it('are those that haven’t kicked off, from the league’s first week', () => {
    expect([first(1), first(9.9), first(10), first(13.9), first(14)]).toEqual([10, 10, 11, 14, null]);
    expect(first(10.5, { firstWeek: 12 })).toBe(12);
  });

  it('begin after the review: of 24 hours from now, or from when it was accepted', () => {
    const reviewed = { tradeReview: 'day' };
    expect([first(9.1, reviewed), first(8.9, reviewed), first(13.1, reviewed)]).toEqual([11, 10, null]);
    expect(first(9.5, reviewed, 8.9 * DAY)).toBe(10);
  });
});
