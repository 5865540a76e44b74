import { describe, expect, it } from 'vitest';
import { roundRobin } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import { titleContenders } from '../playoffs/bracket';
import { formatOdds, ODDS_SEASONS, playOut, seedOf, type OddsRequest, type OddsSoFar } from './playoffOdds';
import { finalPlaces } from '../matchups/matchups';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { standings } from '../standings';

const managers = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const schedule: LeagueSchedule = { managers, firstWeek: 1, lastWeek: 8, playoffTeams: 4 };
const all = <T>(of: (manager: string, i: number) => T): Record<string, T> =>
  Object.fromEntries(managers.map((manager, i) => [manager, of(manager, i)]));
const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8];

function request(more: Partial<OddsRequest> = {}): OddsRequest {
  const expected = WEEKS.map((week) => [week, all(() => ({ mean: 10_000, spread: 2_000 }))] as const);
  return { schedule, scores: [], expected, seasons: 2_000, seed: 1, ...more };
}
const last = (one: OddsRequest): OddsSoFar => [...playOut(one)].at(-1)!;

describe('the playoff odds', () => {
  it('are even among equals: four of six reach the playoffs, one wins the title', () => {
    const { played, odds } = last(request({ seasons: ODDS_SEASONS }));
    expect(played).toBe(ODDS_SEASONS);
    for (const manager of managers) {
      expect(odds[manager]!.playoffs).toBeCloseTo(4 / 6, 1);
      expect(odds[manager]!.title).toBeCloseTo(1 / 6, 1);
    }
    const sum = (of: 'playoffs' | 'topSeed' | 'title') => managers.reduce((total, one) => total + odds[one]![of], 0);
    expect([sum('playoffs'), sum('topSeed'), sum('title')].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
      4, 1, 1,
    ]);
  });

  it('follow the projections', () => {
    const expected = WEEKS.map((week) => [week, all((_, i) => ({ mean: 10_000 - 500 * i, spread: 2_000 }))] as const);
    const { odds } = last(request({ expected }));
    expect(odds.ann!.playoffs).toBeGreaterThan(odds.fay!.playoffs + 0.3);
    expect(odds.ann!.title).toBeGreaterThan(odds.fay!.title);
  });

  it('are the same for the same seed, differ for another, and report on the way', () => {
    expect(last(request())).toEqual(last(request()));
    expect(last(request({ seed: 2 }))).not.toEqual(last(request()));
    expect([...playOut(request(), 500)].map(({ played }) => played)).toEqual([500, 1000, 1500, 2000]);
    expect(seedOf('league a')).not.toBe(seedOf('league b'));
  });

  // With no spread, a season can end in one way only: as the standings and the bracket say, also with ties in wins and
  // points.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('agree with the standings and the bracket in season %i', (season) => {
    const played = { ...schedule, median: season % 2 === 0, divisions: season % 3 === 0 ? 0 : 2 };
    const points = (week: number, i: number) =>
      ((week * (i + season) * 7 + season * i * i) % (season < 5 ? 3 : 40)) * 100;
    const scores = new Map(WEEKS.map((week) => [week, all((_, i) => points(week, i))]));
    const decided = WEEKS.slice(0, season - 1);
    const { odds } = last(
      request({
        schedule: played,
        scores: decided.map((week) => [week, scores.get(week)!] as const),
        expected: WEEKS.filter((week) => !decided.includes(week)).map(
          (week) => [week, all((_, i) => ({ mean: points(week, i), spread: 0 }))] as const,
        ),
        seasons: 1,
      }),
    );
    const table = standings(played, scores).map(({ manager }) => manager);
    expect(managers.filter((manager) => odds[manager]!.playoffs === 1).sort()).toEqual(table.slice(0, 4).sort());
    expect(odds[table[0]!]!.topSeed).toBe(1);
    expect(odds[finalPlaces(played, scores)![0]!]!.title).toBe(1);
  });

  describe.each([
    [4, false, true],
    [6, false, false],
    [6, true, false],
    [8, false, false],
    [8, true, false],
  ])('of playoffs with %i teams, reseeded: %s, rounds of two weeks: %s', (playoffTeams, reseeds, twoWeekRounds) => {
    const ten = Array.from({ length: 10 }, (_, i) => `m${String(i)}`);
    const longer: LeagueSchedule = { ...schedule, managers: ten, playoffTeams, reseeds, twoWeekRounds };
    const weekly = <T>(of: (week: number, i: number) => T) =>
      WEEKS.map((week) => [week, Object.fromEntries(ten.map((one, i) => [one, of(week, i)]))] as const);

    it('add up to the number of teams, and to one title', () => {
      const expected = weekly((_, i) => ({ mean: 10_000 - 200 * i, spread: 2_000 }));
      const { odds } = last(request({ schedule: longer, expected, seasons: 300 }));
      const sum = (of: 'playoffs' | 'topSeed' | 'title') => ten.reduce((total, one) => total + odds[one]![of], 0);
      expect([sum('playoffs'), sum('topSeed'), sum('title')].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
        playoffTeams,
        1,
        1,
      ]);
    });

    it('agree with the standings and the bracket', () => {
      const champions = new Set<number>();
      for (let season = 1; season <= 30; season++) {
        const random = seededRandom(season);
        const scores = weekly(() => random.between(50, 90) * 100);
        const expected = scores.map(([week, points]) => {
          const certain = Object.entries(points).map(([one, mean]) => [one, { mean, spread: 0 }] as const);
          return [week, Object.fromEntries(certain)] as const;
        });
        const { odds } = last(request({ schedule: longer, expected, seasons: 1 }));
        const table = standings(longer, new Map(scores)).map(({ manager }) => manager);
        expect(ten.filter((one) => odds[one]!.playoffs === 1).sort()).toEqual(table.slice(0, playoffTeams).sort());
        const [champion] = finalPlaces(longer, new Map(scores))!;
        expect(odds[champion!]!.title).toBe(1);
        const contenders = WEEKS.map((week) => titleContenders(longer, new Map(scores.slice(0, week))));
        const sizes = { 4: [4, 4, 2, 2, 1], 6: [6, 4, 2, 1], 8: [8, 4, 2, 1] }[playoffTeams]!;
        expect(contenders.flatMap((one) => one?.size ?? [])).toEqual(sizes);
        expect([...contenders.at(-1)!]).toEqual([champion]);
        champions.add(table.indexOf(champion!));
      }
      expect(champions.size).toBeGreaterThan(playoffTeams / 2);
    });
  });

  it('count what is decided as it is', () => {
    const meetings = roundRobin(managers, 6);
    const wins = (week: number) => {
      const winners = meetings
        .find((one) => one.week === week)!
        .matchups.map(({ home, away }) => (home < away ? home : away));
      return all((manager) => (winners.includes(manager) ? 12_000 : 8_000));
    };
    const scores = [1, 2, 3, 4, 5].map((week) => [week, wins(week)] as const);
    const { odds } = last(request({ scores }));
    expect(odds.ann!.playoffs).toBe(1);
    expect(odds.fay!.playoffs).toBe(0);
  });

  it.each([
    ['before the first result', null, null, ['<1%', '<1%'], ['>99%', '>99%']],
    ['for a team that is in', { kind: 'clinched' }, null, ['<1%', '<1%'], ['100%', '>99%']],
    ['for a team that is out', { kind: 'eliminated' }, null, ['0%', '0%'], ['>99%', '>99%']],
    ['in the playoffs for a team still in them', null, true, ['0%', '<1%'], ['100%', '>99%']],
    ['in the playoffs for a team that has lost', null, false, ['0%', '0%'], ['100%', '>99%']],
  ] as const)('are 0 or 100 percent only if nothing can change that, %s', (_, race, contends, never, always) => {
    const shown = (share: number) =>
      (['playoffs', 'title'] as const).map((of) =>
        formatOdds({ playoffs: share, topSeed: share, title: share }, of, race, contends),
      );
    expect([shown(0), shown(1), shown(0.625)]).toEqual([never, always, ['63%', '63%']]);
  });

  it('need only the last week for a league of two', () => {
    const two: LeagueSchedule = { ...schedule, managers: ['ann', 'bob'] };
    const { odds } = last(request({ schedule: two, seasons: 200 }));
    expect(odds.ann!.title + odds.bob!.title).toBe(1);
  });
});
