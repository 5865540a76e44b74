import { describe, expect, it } from 'vitest';
import { seasonEnd } from '../playoffs/champion';
import { parseLeague } from '../../league/league';
import type { LeagueSeason } from '../leagueSeason';
import { parseWeekResults } from '../../scoring/results';
import { seasonRecords } from './seasonRecords';
import type { SquadId } from '../../football/squads';
import { parseWeek } from '../../football/weeks';

const STARTERS: Record<string, SquadId> = { ann: 'ALA-QB', bob: 'LSU-QB', cat: 'UGA-QB', 'house-1': 'OK-QB' };
const BENCH: Record<string, SquadId> = { ann: 'TEX-QB', bob: 'UK-QB', cat: 'MISS-QB', 'house-1': 'SC-QB' };
const managers = Object.keys(STARTERS);

const league = parseLeague('l', {
  season: 2025,
  firstWeek: 10,
  draftStatus: 'complete',
  schedule: { managers },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0 },
  benchSize: 1,
});

/** Weeks from 10 on, each with the starters' points in the managers' order, and the bench's. */
function season(...weeks: { starters: number[]; bench?: number[] }[]): LeagueSeason {
  return {
    league,
    rosters: Object.fromEntries(managers.map((manager) => [manager, [STARTERS[manager]!, BENCH[manager]!]])),
    history: {},
    weeks: weeks.map(({ starters, bench = [0, 0, 0, 0] }, i) => {
      const id = `2025-${String(10 + i)}`;
      const squads = Object.fromEntries(
        managers.flatMap((manager, m) => [
          [STARTERS[manager]!, { points: starters[m], state: 'final' }],
          [BENCH[manager]!, { points: bench[m], state: 'final' }],
        ]),
      );
      // The house team's bench has a bye, so it never counts here.
      const kickoffs = Object.fromEntries(['ALA', 'LSU', 'UGA', 'OK', 'TEX', 'UK', 'MISS'].map((code) => [code, 1]));
      return {
        week: parseWeek(id, { season: 2025, kickoffs }),
        results: parseWeekResults(id, { squads }),
        lineups: {},
      };
    }),
  };
}

// Week 10: ann v house-1, bob v cat. Week 11: ann v bob, cat v house-1 (see roundRobin).
const first = { starters: [100.5, 80, 70, 60], bench: [0, 95.25, 0, 500] };
const second = { starters: [90, 89.99, 20, 30] };

it('a two-week round is one game in the records of a season, and its weeks are two', () => {
  const weeks = [first, second, { starters: [10, 20, 30, 40] }, { starters: [120, 1, 2, 3] }];
  const { league: _league, ...rest } = season(...weeks, { starters: [0, 5, 6, 7] });
  const records = seasonRecords({ ...rest, league: { ...league, playoffs: 'fourTwoWeeks' } });
  const [, ...later] = records.weeks.reverse();
  expect(later.every(({ toughLoss }) => toughLoss === null)).toBe(true);
  expect(later.map(({ week, closestGame }) => [week, closestGame?.from])).toEqual([
    [11, undefined],
    [12, 11],
    [13, undefined],
    [14, 13],
  ]);
  expect(later.map(({ topScore }) => topScore?.points)).toEqual([9000, 4000, 12000, 700]);
  expect(records.highScore).toEqual({ manager: 'ann', week: 13, points: 12000 });
  expect(records.biggestWin).toMatchObject({ manager: 'ann', from: 13, week: 14, points: 12000 });
  expect([records.toughLoss!.week, records.luckyWin!.week]).toEqual([10, 10]);
  expect(records.winStreak).toEqual({ manager: 'ann', length: 3, from: 10, to: 14 });
});

describe('the records of a season', () => {
  it('are empty before the first result', () => {
    const records = seasonRecords(season());
    expect(records.weeks).toEqual([]);
    expect(Object.values(records).filter((one) => one !== null)).toEqual([[]]);
  });

  it('hold the best and the worst of the decided weeks', () => {
    const { weeks, ...records } = seasonRecords(season(first, second));
    const pairs = weeks.map((one) => one.topScore);
    expect(pairs).toEqual([
      { manager: 'ann', week: 11, points: 9000 },
      { manager: 'ann', week: 10, points: 10050 },
    ]);
    expect(records.highScore).toEqual({ manager: 'ann', week: 10, points: 10050 });
    expect(records.lowScore).toEqual({ manager: 'cat', week: 11, points: 2000 });
    expect(records.winStreak).toEqual({ manager: 'ann', length: 2, from: 10, to: 11 });
    expect(records.toughLoss).toMatchObject({ manager: 'bob', outcome: 'lost' });
    expect(records.luckyWin).toMatchObject({ outcome: 'won' });
    expect(records.biggestWin!.margin).toBe(records.biggestWin!.points - records.biggestWin!.against);
    expect(records.closestGame!.margin).toBeLessThan(records.biggestWin!.margin);
  });

  it('count the week of a team that has it off', () => {
    const { league: four, ...rest } = season({ starters: [10, 20, 30, 0] });
    const three = { ...four, schedule: { ...four.schedule!, managers: managers.slice(0, 3) } };
    const tops = managers.slice(0, 3).map((top) => {
      const starters = managers.map((manager) => (manager === top ? 99 : 10));
      return seasonRecords({ ...rest, ...season({ starters }), league: three }).highScore?.manager;
    });
    expect(tops).toEqual(managers.slice(0, 3));
  });

  it('count points left on the bench, of people only', () => {
    const { benchBlunder, weeks } = seasonRecords(season(first, second));
    expect(benchBlunder).toEqual({ manager: 'bob', week: 10, points: 1525 });
    expect(weeks[0]!.benchBlunder).toBeNull();
    const departures = [{ uid: 'bob', team: 'bob', at: 0, by: 'ann', reason: '', since: 0 }];
    const vacant = { ...season(first, second), league: { ...league, departures } };
    expect(seasonRecords(vacant).benchBlunder).toBeNull();
  });

  it('leave a tie out of won and lost', () => {
    const level = { starters: [50, 50, 50, 50] };
    const records = seasonRecords(season(level));
    expect([records.closestGame, records.toughLoss, records.winStreak]).toEqual([null, null, null]);
    expect(records.highScore).toEqual({ manager: records.highScore!.manager, week: 10, points: 5000 });
  });
});

describe('the end of a season', () => {
  it('names the champion, the score of the final and every place', () => {
    const regular = [first, first, first];
    expect(seasonEnd(season(...regular, first))).toBeNull();
    const end = seasonEnd(season(...regular, { starters: [50, 40, 30, 60] }, { starters: [10, 99, 40, 30] }))!;
    expect(end).toEqual({
      champion: 'bob',
      places: ['bob', 'house-1', 'cat', 'ann'],
      final: { runnerUp: 'house-1', points: 9900, against: 3000 },
    });
  });
});
