import { formatRecord } from '../scoring/formatScores';
import { describe, expect, it } from 'vitest';
import { roundRobin } from './schedule/scheduleWeeks';
import type { LeagueSchedule } from './schedule/leagueSchedule';
import { gamesBehind, standings } from './standings';

const four: LeagueSchedule = { managers: ['a', 'b', 'c', 'd'], firstWeek: 1, lastWeek: 14, playoffTeams: 4 };
const opponent = (week: number, manager: string) => {
  const { home, away } = roundRobin(four.managers, week)[week - 1]!.matchups.find(
    (one) => one.home === manager || one.away === manager,
  )!;
  return home === manager ? away : home;
};
/** A week in which `manager` scores `points`, their opponent `against`, and the other two managers `others`. */
function week(number: number, manager: string, points: number, against: number, others: [number, number]) {
  const rival = opponent(number, manager);
  const [one, two] = four.managers.filter((other) => other !== manager && other !== rival);
  return { [manager]: points, [rival]: against, [one!]: others[0], [two!]: others[1] };
}
const ranks = (scores: Record<string, number>[]) =>
  standings(four, new Map(scores.map((score, i) => [i + 1, score])))
    .map((row) => row.manager)
    .join('');

describe('formatRecord', () => {
  it.each([
    [5, 2, 0, '5–2'],
    [5, 1, 1, '5–1–1'],
  ])('formats %i won, %i lost, %i tied', (wins, losses, ties, record) => {
    expect(formatRecord({ wins, losses, ties })).toBe(record);
  });
});

describe('standings', () => {
  it('count wins, losses, ties, points and the streak', () => {
    const scores = new Map([
      [1, week(1, 'a', 100, 90, [80, 80])],
      [2, week(2, 'a', 50, 60, [70, 10])],
      [3, week(3, 'a', 40, 60, [70, 10])],
    ]);
    expect(standings(four, scores).find((row) => row.manager === 'a')).toMatchObject({
      wins: 1,
      losses: 2,
      ties: 0,
      pointsFor: 190,
      pointsAgainst: 210,
      streak: { kind: 'L', length: 2 },
    });
    expect(standings(four, scores).reduce((sum, row) => sum + row.ties, 0)).toBe(2);
    expect(standings(four, scores).map((row) => row.rank)).toEqual([1, 2, 3, 4]);
  });

  it('have the winners of divisions first, however few games they won', () => {
    // a and c are in the first division. a wins every game and c all but theirs.
    const divided = { ...four, divisions: 2 };
    const scores = new Map([1, 2, 3].map((week) => [week, { a: 100, c: 90, b: 50, d: 40 }]));
    const table = standings(divided, scores);
    expect(table.map(({ manager }) => manager).join('')).toBe('abcd');
    expect(table.map(({ division }) => division)).toEqual([0, 1, 0, 1]);
    expect(table[2]!.wins).toBeGreaterThan(table[1]!.wins);
    expect(standings(four, scores).map(({ manager }) => manager)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('name no tiebreaker between the last winner of a division and the first of the others', () => {
    const divided = { ...four, divisions: 2 };
    const table = standings(divided, new Map([[1, { a: 50, b: 40, c: 50, d: 40 }]]));
    expect(table.map(({ tiebreaker }) => tiebreaker)).toEqual(['pointsFor', null, 'pointsFor', null]);
  });

  it('are in seed order before the first week', () => {
    expect(ranks([])).toBe('abcd');
    expect(standings(four, new Map())[0]).toMatchObject({ streak: null, pointsFor: 0 });
  });

  it('rank wins above points, and points above the other tiebreakers', () => {
    const [first] = [week(1, 'a', 11, 10, [100, 101])];
    const rival = opponent(1, 'a');
    const order = ranks([first!]);
    expect(order[1]).toBe('a');
    expect(order[3]).toBe(rival);
  });

  it('then break ties by head to head', () => {
    // a and its first opponent are tied on wins and points; the opponent won their game.
    const rival = opponent(1, 'a');
    const scores = [week(1, 'a', 10, 20, [50, 40]), week(2, 'a', 30, 20, [20, 5])];
    scores[1]![rival] = 20;
    scores[1]![opponent(2, rival)] = 30;
    const table = standings(four, new Map(scores.map((score, i) => [i + 1, score])));
    const row = (manager: string) => table.find((one) => one.manager === manager)!;
    expect([row('a').pointsFor, row(rival).pointsFor]).toEqual([40, 40]);
    expect([row('a').wins, row(rival).wins]).toEqual([1, 1]);
    expect(row(rival).rank).toBeLessThan(row('a').rank);
    expect(row(rival).tiebreaker).toBe('headToHead');
  });

  it('compare those anew who are still tied once a tiebreaker has separated another', () => {
    // a, b and c are 3-2 with 80 points each. Among the three, b is 3-1, and a and c are 1-2; a beat c, but has more
    // points against.
    const winners: Record<string, string> = { ab: 'bb', bc: 'bc', bd: 'd', ac: 'a', ad: 'aa', cd: 'cc' };
    const weeks = [1, 2, 3, 4, 5];
    const scores = weeks.map((number) => {
      const points = (manager: string): number => {
        const rival = opponent(number, manager);
        const pair = [manager, rival].sort().join('');
        const earlier = weeks.filter((one) => one < number && opponent(one, manager) === rival).length;
        return winners[pair]![earlier] === manager ? 20 : pair === 'ad' ? 15 : 10;
      };
      return [number, Object.fromEntries(four.managers.map((manager) => [manager, points(manager)]))] as const;
    });
    const table = standings(four, new Map(scores));
    expect(table.map((row) => [row.manager, row.wins, row.pointsFor, row.pointsAgainst, row.tiebreaker])).toEqual([
      ['b', 3, 80, 70, 'headToHead'],
      ['a', 3, 80, 80, 'headToHead'],
      ['c', 3, 80, 70, null],
      ['d', 1, 70, 90, null],
    ]);
  });

  it('are those of the rule as it reads, for each season in which two, three or four teams meet once and score 0 or 1', () => {
    for (const managers of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c', 'd'],
    ]) {
      const league: LeagueSchedule = { managers, firstWeek: 1, lastWeek: 4, playoffTeams: 2 };
      const weeks = roundRobin(managers, managers.length === 2 ? 1 : 3);
      const cells = weeks.flatMap(({ week: number }) => managers.map((manager) => [number, manager] as const));
      for (let season = 0; season < 2 ** cells.length; season++) {
        const scored = new Map(
          cells.map(([number, manager], bit) => [`${String(number)}${manager}`, (season >> bit) & 1]),
        );
        const games = weeks.flatMap(({ week: number, matchups }) =>
          matchups.flatMap(({ home, away }) => {
            const [one, two] = [scored.get(`${String(number)}${home}`)!, scored.get(`${String(number)}${away}`)!];
            return [
              { of: home, against: away, own: one, their: two },
              { of: away, against: home, own: two, their: one },
            ];
          }),
        );
        const place = (level: readonly string[]): string[] => {
          const mine = (manager: string, among = managers) =>
            games.filter(({ of, against }) => of === manager && among.includes(against));
          const share = (manager: string, among?: string[]) =>
            mine(manager, among).reduce((sum, { own, their }) => sum + (own > their ? 2 : own === their ? 1 : 0), 0) /
            Math.max(1, mine(manager, among).length);
          const rules: ((manager: string) => number)[] = [
            (manager) => share(manager),
            (manager) => mine(manager).reduce((sum, { own }) => sum + own, 0),
            (manager) => share(manager, [...level]),
            (manager) => -mine(manager).reduce((sum, { their }) => sum + their, 0),
          ];
          for (const rule of rules) {
            const values = [...new Set(level.map(rule))].sort((one, two) => two - one);
            if (values.length > 1) return values.flatMap((value) => place(level.filter((one) => rule(one) === value)));
          }
          return [...level];
        };
        const scores = weeks.map(
          ({ week: number }) =>
            [number, Object.fromEntries(managers.map((one) => [one, scored.get(`${String(number)}${one}`)!]))] as const,
        );
        const table = standings(league, new Map(scores)).map(({ manager }) => manager);
        if (table.join() !== place(managers).join())
          expect({ season, table }).toEqual({ season, table: place(managers) });
      }
    }
  });

  it('then break ties by fewer points against', () => {
    // Both winners score 50 and haven't met. One of them has 10 points against, the other 20.
    const scores = week(1, 'a', 50, 20, [50, 10]);
    const table = standings(four, new Map([[1, scores]]));
    expect(table[0]!.pointsAgainst).toBe(10);
    expect(table[1]!.manager).toBe('a');
    expect(table.map((row) => row.tiebreaker)).toEqual(['pointsAgainst', null, 'pointsFor', null]);
  });

  it('then break ties by the order settled in the draft', () => {
    const table = standings(four, new Map([[1, week(1, 'a', 50, 20, [50, 20])]]));
    expect(table[0]!.tiebreaker).toBe('draftOrder');
    expect(four.managers.indexOf(table[0]!.manager)).toBeLessThan(four.managers.indexOf(table[1]!.manager));
  });

  it('name no tiebreaker where the record decides', () => {
    const table = standings(four, new Map([[1, week(1, 'a', 30, 20, [60, 50])]]));
    expect(table.map((row) => row.tiebreaker)).toEqual(['pointsFor', null, 'pointsFor', null]);
    expect(standings(four, new Map()).every((row) => row.tiebreaker === null)).toBe(true);
  });

  it('count games behind the leader in halves', () => {
    const three: LeagueSchedule = { ...four, managers: ['a', 'b', 'c'] };
    const [first] = roundRobin(three.managers, 1);
    const { home, away } = first!.matchups[0]!;
    const table = standings(three, new Map([[1, { [home]: 10, [away]: 5 }]]));
    const behind = Object.fromEntries(table.map((row) => [row.manager, gamesBehind(table[0]!, row)]));
    expect(behind).toEqual({ [home]: 0, [first!.sitsOut[0]!]: 0.5, [away]: 1 });
  });

  it('compare winning percentages when managers have played unequal numbers of games', () => {
    const three: LeagueSchedule = { ...four, managers: ['a', 'b', 'c'] };
    const [first] = roundRobin(three.managers, 1);
    const { home, away } = first!.matchups[0]!;
    const table = standings(three, new Map([[1, { [home]: 10, [away]: 5 }]]));
    expect(table.map((row) => row.manager)[0]).toBe(home);
    expect(table.find((row) => row.manager === first!.sitsOut[0])).toMatchObject({ wins: 0, losses: 0, streak: null });
  });
});
