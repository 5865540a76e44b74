import { describe, expect, it } from 'vitest';
import { MANAGERS, POINTS, TEAMS, WEEKS, league, pointsOf, season } from '../../../tests/support/twelveTeams';
import { bracketOf } from './playoffs/bracket';
import { roundRobin } from './schedule/scheduleWeeks';
import { leagueSchedule } from './schedule/leagueSchedule';
import { seasonEnd } from './playoffs/champion';
import { decidedScores } from './scores/decidedScores';
import { playoffRace } from './playoffs/playoffRace';
import { playedGames } from './matchups/seasonGames';
import { seasonRecords } from './history/seasonRecords';
import { standings } from './standings';

/** How many teams had fewer points than a manager in a week. */
const below = (manager: string, week: number) =>
  MANAGERS.filter((other) => pointsOf(other, week) < pointsOf(manager, week)).length;

/**
 * The table after so many weeks, counted by hand: wins, then points for; of twelve teams, six are above the median.
 */
function countedTable(median = false, weeks = 12) {
  const rows = MANAGERS.map((manager) => {
    const games = roundRobin(MANAGERS, weeks).flatMap(({ week, matchups }) => {
      const game = matchups.find(({ home, away }) => home === manager || away === manager)!;
      return [{ mine: pointsOf(manager, week), theirs: pointsOf(game.home === manager ? game.away : game.home, week) }];
    });
    const above = WEEKS.slice(0, weeks).filter((week) => below(manager, week) >= 6).length;
    const wins = games.filter(({ mine, theirs }) => mine > theirs).length + (median ? above : 0);
    const losses = games.filter(({ mine, theirs }) => mine < theirs).length + (median ? weeks - above : 0);
    return { manager, wins, losses, pointsFor: games.reduce((sum, { mine }) => sum + mine, 0) };
  });
  return rows.sort((one, other) => other.wins - one.wins || other.pointsFor - one.pointsFor);
}

/** Winner and loser of a week's game, the higher seed winning a tie. */
function play(seeds: string[], week: number, one: string, other: string): [string, string] {
  const [high, low] = seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
  return pointsOf(low, week) > pointsOf(high, week) ? [low, high] : [high, low];
}

/** The order of four seeds whose first games are in a week, and whose last ones are in week 14. */
function countedPlaces(seeds: string[], first = 13): string[] {
  const [one, two] = [play(seeds, first, seeds[0]!, seeds[3]!), play(seeds, first, seeds[1]!, seeds[2]!)];
  return [...play(seeds, 14, one[0], two[0]), ...play(seeds, 14, one[1], two[1])];
}

/** The order of six seeds after weeks 12 to 14. */
function countedSix(seeds: string[], reseeded: boolean): string[] {
  const [first, second, third, fourth, fifth, sixth] = seeds as [string, string, string, string, string, string];
  const [upper, lower] = [play(seeds, 12, third, sixth), play(seeds, 12, fourth, fifth)];
  const swap = reseeded && seeds.indexOf(upper[0]) > seeds.indexOf(lower[0]);
  const one = play(seeds, 13, first, swap ? upper[0] : lower[0]);
  const two = play(seeds, 13, second, swap ? lower[0] : upper[0]);
  return [
    ...play(seeds, 14, one[0], two[0]),
    ...play(seeds, 14, one[1], two[1]),
    ...play(seeds, 14, upper[1], lower[1]),
  ];
}

/** The order of eight seeds after weeks 12 to 14. */
function countedEight(seeds: string[], reseeded: boolean): string[] {
  const quarterfinals = [
    [0, 7],
    [3, 4],
    [2, 5],
    [1, 6],
  ].map(([high, low]) => play(seeds, 12, seeds[high!]!, seeds[low!]!));
  return [0, 1].flatMap((side) => {
    const four = quarterfinals.map((game) => game[side]!);
    if (reseeded) four.sort((one, other) => seeds.indexOf(one) - seeds.indexOf(other));
    const [one, two] = reseeded
      ? [play(seeds, 13, four[0]!, four[3]!), play(seeds, 13, four[1]!, four[2]!)]
      : [play(seeds, 13, four[0]!, four[1]!), play(seeds, 13, four[2]!, four[3]!)];
    return [...play(seeds, 14, one[0], two[0]), ...play(seeds, 14, one[1], two[1])];
  });
}

describe('a whole season of 2025 with twelve managers', () => {
  const whole = season(14);
  const schedule = leagueSchedule(league)!;
  const scores = decidedScores(whole);

  it('shares out all 96 squads', () => {
    expect(new Set(TEAMS.flatMap(({ starters, bench }) => [...starters, bench])).size).toBe(96);
  });

  it('has the points of the table in every week', () => {
    for (const week of WEEKS) expect(scores.get(week), `week ${String(week)}`).toEqual(POINTS[week - 1]);
  });

  it('has the standings, seeds, bracket and champion of an independent count', () => {
    const counted = countedTable();
    const found = standings(schedule, scores);
    expect(found.map(({ manager, wins, losses, pointsFor }) => ({ manager, wins, losses, pointsFor }))).toEqual(
      counted,
    );
    const seeds = counted.map(({ manager }) => manager);
    const places = [0, 4, 8].flatMap((from) => countedPlaces(seeds.slice(from, from + 4)));
    expect(bracketOf(schedule, scores)!.groups.flatMap(({ order }) => order)).toEqual(places);
    const end = seasonEnd(whole)!;
    expect(end.places).toEqual(places);
    expect(end.final).toEqual({
      runnerUp: places[1],
      points: pointsOf(places[0]!, 14),
      against: pointsOf(places[1]!, 14),
    });
    expect(seasonEnd(season(13))).toBeNull();
  });

  it.each(['six', 'sixReseeded', 'eight', 'eightReseeded'] as const)(
    'has the seeds, bracket and champion of an independent count with playoffs of %s, too',
    (playoffs) => {
      const longer = { ...whole, league: { ...league, playoffs } };
      const counted = countedTable(false, 11);
      const found = standings(leagueSchedule(longer.league)!, scores);
      expect(found.map(({ manager, wins, losses, pointsFor }) => ({ manager, wins, losses, pointsFor }))).toEqual(
        counted,
      );
      const seeds = counted.map(({ manager }) => manager);
      const reseeded = playoffs.endsWith('Reseeded');
      const places = playoffs.startsWith('six')
        ? [...countedSix(seeds.slice(0, 6), reseeded), ...countedSix(seeds.slice(6), reseeded)]
        : [...countedEight(seeds.slice(0, 8), reseeded), ...countedPlaces(seeds.slice(8), 12)];
      const end = seasonEnd(longer)!;
      expect(end.places).toEqual(places);
      expect(end.final).toEqual({
        runnerUp: places[1],
        points: pointsOf(places[0]!, 14),
        against: pointsOf(places[1]!, 14),
      });
      expect(seasonEnd({ ...season(13), league: longer.league })).toBeNull();
      const expected = playoffs.startsWith('six') ? [4, 6, 6] : [6, 6, 6];
      const games = playedGames(leagueSchedule(longer.league)!, scores).filter(({ week }) => week > 11);
      expect([12, 13, 14].map((week) => games.filter((game) => game.week === week).length)).toEqual(expected);
    },
  );

  it('adds up both weeks of each round, with playoffs in two-week rounds', () => {
    const longer = { ...whole, league: { ...league, playoffs: 'fourTwoWeeks' as const } };
    const seeds = countedTable(false, 10).map(({ manager }) => manager);
    const total = (manager: string, week: number) => pointsOf(manager, week) + pointsOf(manager, week - 1);
    const over = (week: number, one: string, other: string): [string, string] => {
      const [high, low] = seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
      return total(low, week) > total(high, week) ? [low, high] : [high, low];
    };
    const places = [0, 4, 8].flatMap((from) => {
      const [first, second, third, fourth] = seeds.slice(from, from + 4) as [string, string, string, string];
      const [one, two] = [over(12, first, fourth), over(12, second, third)];
      return [...over(14, one[0], two[0]), ...over(14, one[1], two[1])];
    });
    const end = seasonEnd(longer)!;
    expect(end.places).toEqual(places);
    expect(end.final).toEqual({
      runnerUp: places[1],
      points: total(places[0]!, 14),
      against: total(places[1]!, 14),
    });
    expect(seasonEnd({ ...season(13), league: longer.league })).toBeNull();
    const games = playedGames(leagueSchedule(longer.league)!, scores);
    expect([10, 11, 12, 13, 14].map((week) => games.filter((game) => game.week === week).length)).toEqual([
      6, 0, 6, 0, 6,
    ]);
    const records = seasonRecords(longer);
    expect(records.highScore!.points).toBe(Math.max(...POINTS.flatMap((week) => Object.values(week))));
    expect(records.toughLoss!.week).toBeLessThan(11);
    expect(records.luckyWin!.week).toBeLessThan(11);
    const margins = games.map(({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints));
    expect(records.biggestWin!.margin).toBe(Math.max(...margins));
  });

  it('has the standings of an independent count with games against the median, too', () => {
    const counted = countedTable(true);
    expect(counted.map(({ manager }) => manager)).not.toEqual(countedTable().map(({ manager }) => manager));
    const found = standings({ ...schedule, median: true }, scores);
    expect(found.map(({ manager, wins, losses, pointsFor }) => ({ manager, wins, losses, pointsFor }))).toEqual(
      counted,
    );
  });

  it('plays six games a week, and its records are among them', () => {
    const games = playedGames(schedule, scores);
    expect(games).toHaveLength(6 * 14);
    const margins = games.map(({ homePoints, awayPoints }) => Math.abs(homePoints - awayPoints));
    const records = seasonRecords(whole);
    expect(records.highScore!.points).toBe(Math.max(...POINTS.flatMap((week) => Object.values(week))));
    expect(records.biggestWin!.margin).toBe(Math.max(...margins));
    expect(records.closestGame!.margin).toBe(Math.min(...margins.filter((margin) => margin > 0)));
    expect(records.weeks).toHaveLength(14);
  });

  it.each([
    [4, 12],
    [6, 11],
    [8, 11],
  ])('never takes back that a manager is among the %i in the playoffs, or out', (playoffTeams, weeks) => {
    const seeds = countedTable(false, weeks).map(({ manager }) => manager);
    let marked = 0;
    for (let week = 1; week < weeks; week++) {
      const race = playoffRace({ ...schedule, playoffTeams }, decidedScores(season(week)))!;
      for (const [manager, { kind }] of race) {
        if (kind === 'topSeed') expect(seeds[0]).toBe(manager);
        if (kind === 'clinched') expect(seeds.slice(0, playoffTeams)).toContain(manager);
        if (kind === 'eliminated') expect(seeds.slice(playoffTeams)).toContain(manager);
        if (kind !== 'wins' && kind !== 'help' && kind !== 'open') marked++;
      }
    }
    expect(marked).toBeGreaterThan(0);
  });
});
