import { describe, expect, it } from 'vitest';
import { MANAGERS, POINTS, TEAMS, WEEKS, league, pointsOf, season } from '../../../tests/support/twelveTeams';
import { bracketOf } from './bracket';
import { roundRobin } from './leagueSchedule';
import { seasonEnd } from './champion';
import { leagueSchedule, decidedScores } from './leagueSeason';
import { playoffRace } from './playoffRace';
import { playedGames } from './seasonGames';
import { seasonRecords } from './seasonRecords';
import { standings } from './standings';

/** How many teams had fewer points than a manager in a week. */
const below = (manager: string, week: number) =>
  MANAGERS.filter((other) => pointsOf(other, week) < pointsOf(manager, week)).length;

/** The table after week 12, counted by hand: wins, then points for; of twelve teams, six are above the median. */
function countedTable(median = false) {
  const rows = MANAGERS.map((manager) => {
    const games = roundRobin(MANAGERS, 12).flatMap(({ week, matchups }) => {
      const game = matchups.find(({ home, away }) => home === manager || away === manager)!;
      return [{ mine: pointsOf(manager, week), theirs: pointsOf(game.home === manager ? game.away : game.home, week) }];
    });
    const above = WEEKS.slice(0, 12).filter((week) => below(manager, week) >= 6).length;
    const wins = games.filter(({ mine, theirs }) => mine > theirs).length + (median ? above : 0);
    const losses = games.filter(({ mine, theirs }) => mine < theirs).length + (median ? 12 - above : 0);
    return { manager, wins, losses, pointsFor: games.reduce((sum, { mine }) => sum + mine, 0) };
  });
  return rows.sort((one, other) => other.wins - one.wins || other.pointsFor - one.pointsFor);
}

/** The order of four seeds after weeks 13 and 14, the higher seed winning a tie. */
function countedPlaces(seeds: string[]): string[] {
  const play = (week: number, one: string, other: string): [string, string] => {
    const [high, low] = seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
    return pointsOf(low, week) > pointsOf(high, week) ? [low, high] : [high, low];
  };
  const [one, two] = [play(13, seeds[0]!, seeds[3]!), play(13, seeds[1]!, seeds[2]!)];
  return [...play(14, one[0], two[0]), ...play(14, one[1], two[1])];
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

  it('never takes back that a manager is in or out', () => {
    const seeds = countedTable().map(({ manager }) => manager);
    let marked = 0;
    for (let week = 1; week < 12; week++) {
      const race = playoffRace(schedule, decidedScores(season(week)))!;
      for (const [manager, { kind }] of race) {
        if (kind === 'topSeed') expect(seeds[0]).toBe(manager);
        if (kind === 'clinched') expect(seeds.slice(0, 4)).toContain(manager);
        if (kind === 'eliminated') expect(seeds.slice(4)).toContain(manager);
        if (kind !== 'wins' && kind !== 'help' && kind !== 'open') marked++;
      }
    }
    expect(marked).toBeGreaterThan(0);
  });
});
