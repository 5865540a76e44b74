import { describe, expect, it } from 'vitest';
import { divisionOf, playoffSize, regularWeeks, type WeekScores } from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import { playoffRace, type Race } from './playoffRace';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { standings } from '../standings';

type Outcome = 'home' | 'away' | 'tie';

/** Half wins and games of every manager once `outcomes` have been added to the decided weeks. */
function finalTable(schedule: LeagueSchedule, scores: WeekScores, outcomes: readonly Outcome[]) {
  const table = new Map(schedule.managers.map((manager) => [manager, { halfWins: 0, games: 0, wins: 0, ties: 0 }]));
  let next = 0;
  for (const { week, matchups } of regularWeeks(schedule)) {
    for (const { home, away } of matchups) {
      const points = scores.get(week);
      const lead = points === undefined ? null : points[home]! - points[away]!;
      const outcome = lead === null ? outcomes[next++]! : lead > 0 ? 'home' : lead < 0 ? 'away' : 'tie';
      const [one, other] = [table.get(home)!, table.get(away)!];
      one.games++;
      other.games++;
      one.halfWins += outcome === 'home' ? 2 : outcome === 'tie' ? 1 : 0;
      other.halfWins += outcome === 'away' ? 2 : outcome === 'tie' ? 1 : 0;
      if (lead !== null) continue;
      if (outcome === 'home') one.wins++;
      if (outcome === 'away') other.wins++;
      if (outcome === 'tie') [one.ties, other.ties] = [one.ties + 1, other.ties + 1];
    }
    for (const [manager, row] of schedule.median === true ? table : []) {
      const points = scores.get(week);
      const outcome = points === undefined ? outcomes[next++]! : againstMedian(points, manager);
      row.games++;
      row.halfWins += outcome === 'home' ? 2 : outcome === 'tie' ? 1 : 0;
      if (points !== undefined) continue;
      if (outcome === 'home') row.wins++;
      if (outcome === 'tie') row.ties++;
    }
  }
  return table;
}

/** How a manager's game against the median of an odd number of teams ended, as if at home. */
function againstMedian(points: Readonly<Record<string, number>>, manager: string): Outcome {
  const above = Object.values(points).filter((other) => other > points[manager]!).length;
  const below = Object.values(points).filter((other) => other < points[manager]!).length;
  const half = (Object.keys(points).length - 1) / 2;
  return above > half ? 'away' : below > half ? 'home' : 'tie';
}

function* completions(count: number): Generator<Outcome[]> {
  for (let code = 0; code < 3 ** count; code++) {
    yield Array.from({ length: count }, (_, i) => (['home', 'away', 'tie'] as const)[Math.floor(code / 3 ** i) % 3]!);
  }
}

/** Whether these others, all ranked ahead of a manager by record, take every place in the playoffs. */
function keepOut(schedule: LeagueSchedule, ahead: readonly (readonly [string, unknown])[], manager: string): boolean {
  const own = divisionOf(schedule, manager);
  const divisions = ahead.map(([name]) => divisionOf(schedule, name));
  if (own === null) return ahead.length >= playoffSize(schedule);
  const others = ahead.length - new Set(divisions).size;
  const all = new Set(schedule.managers.map((one) => divisionOf(schedule, one))).size;
  return divisions.includes(own) && others >= playoffSize(schedule) - all;
}

/** What is true of a manager over every way the season can end, counted one by one. */
function countedRace(schedule: LeagueSchedule, scores: WeekScores, manager: string): Race {
  const coming = regularWeeks(schedule).filter(({ week }) => !scores.has(week));
  const games = coming.flatMap(({ matchups }) => matchups);
  const medians = schedule.median === true ? coming.length : 0;
  const left = games.filter(({ home, away }) => home === manager || away === manager).length + medians;
  let [first, certain, possible] = [true, true, false];
  let enough = 0;
  let fewest = Infinity;
  for (const outcomes of completions(games.length + medians * schedule.managers.length)) {
    const table = finalTable(schedule, scores, outcomes);
    const mine = table.get(manager)!;
    const others = [...table].filter(([name]) => name !== manager);
    const level = others.filter(([, row]) => row.halfWins * mine.games >= mine.halfWins * row.games);
    const ahead = others.filter(([, row]) => row.halfWins * mine.games > mine.halfWins * row.games);
    if (level.length >= 1) first = false;
    if (keepOut(schedule, level, manager)) [certain, enough] = [false, Math.max(enough, mine.wins + 1)];
    if (keepOut(schedule, ahead, manager)) continue;
    possible = true;
    if (mine.ties === 0) fewest = Math.min(fewest, mine.wins);
  }
  if (first) return { kind: 'topSeed' };
  if (certain) return { kind: 'clinched' };
  if (!possible) return { kind: 'eliminated' };
  return enough <= left ? { kind: 'wins', wins: enough, left } : { kind: 'help', wins: fewest, left };
}

/** A league with random results in its first weeks, few enough games to come to go through every way they can end. */
function randomLeague(seed: number, median = false): { schedule: LeagueSchedule; scores: WeekScores } {
  const random = seededRandom(seed);
  const pick = random.between;
  const count = median ? 3 : pick(3, 7);
  const coming = count <= 4 && !median ? pick(1, 3) : pick(1, 2);
  const played = pick(1, 6);
  const playoffTeams = count > 4 && random.chance(0.5) ? 4 : 2;
  return leagueWith({ count, coming, played, playoffTeams, median }, random);
}

/** One with playoffs of six or eight, and one more manager or two. */
function largerLeague(seed: number): { schedule: LeagueSchedule; scores: WeekScores } {
  const random = seededRandom(seed);
  const playoffTeams = random.chance(0.5) ? 6 : 8;
  const count = playoffTeams + random.between(1, 2);
  const coming = playoffTeams === 6 && count === 7 ? random.between(1, 2) : 1;
  return leagueWith({ count, coming, played: random.between(1, 6), playoffTeams, median: false }, random);
}

/** One of six teams in two divisions, or of eight in two or four. */
function dividedLeague(seed: number): { schedule: LeagueSchedule; scores: WeekScores } {
  const random = seededRandom(seed);
  const count = random.chance(0.5) ? 6 : 8;
  const coming = count === 6 ? random.between(1, 2) : 1;
  const divisions = count === 8 && random.chance(0.6) ? 4 : 2;
  const { schedule, scores } = leagueWith(
    { count, coming, played: random.between(1, 6), playoffTeams: 4, median: false },
    random,
  );
  return { schedule: { ...schedule, divisions }, scores };
}

function leagueWith(
  {
    count,
    coming,
    played,
    playoffTeams,
    median,
  }: { count: number; coming: number; played: number; playoffTeams: number; median: boolean },
  random: ReturnType<typeof seededRandom>,
): { schedule: LeagueSchedule; scores: WeekScores } {
  const pick = random.between;
  const managers = Array.from({ length: count }, (_, i) => `m${String(i)}`);
  const weeks = Math.log2(playoffTeams === 6 ? 8 : playoffTeams);
  const schedule = { managers, firstWeek: 1, lastWeek: played + coming + weeks, playoffTeams, median };
  // Strong and weak managers, so that some are far ahead and some far behind.
  const strength = managers.map(() => pick(0, 4));
  const scores = new Map(
    Array.from({ length: played }, (_, i) => [
      i + 1,
      Object.fromEntries(managers.map((manager, m) => [manager, strength[m]! + pick(0, 3)])),
    ]),
  );
  return { schedule, scores };
}

/** Expects the race of so many leagues to be what counting says. Returns how often each kind was met. */
function expectCounted(leagueOf: (seed: number) => ReturnType<typeof leagueWith>, seeds: number): Map<string, number> {
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const { schedule, scores } = leagueOf(seed);
    const race = playoffRace(schedule, scores);
    for (const manager of schedule.managers) {
      const found = race?.get(manager);
      expect(found, `seed ${String(seed)}, ${manager}`).toEqual(countedRace(schedule, scores, manager));
      kinds.set(found!.kind, (kinds.get(found!.kind) ?? 0) + 1);
    }
  }
  return kinds;
}

const DECIDED = ['clinched', 'eliminated', 'help', 'topSeed', 'wins'];

describe('the playoff race', () => {
  it('says what counting every way the season can end says', () => {
    const kinds = expectCounted(randomLeague, 100);
    for (const kind of DECIDED) expect(kinds.get(kind) ?? 0).toBeGreaterThan(5);
  });

  it('says so in larger leagues, of playoffs with six or eight teams', () => {
    expect([...expectCounted(largerLeague, 25).keys()].sort()).toEqual(DECIDED);
  });

  it('says so in leagues with divisions, whose winners are in', () => {
    expect([...expectCounted(dividedLeague, 40).keys()].sort()).toEqual(DECIDED);
  });

  it('says so with games against the median, each of which may end in any way', () => {
    expectCounted((seed) => randomLeague(seed, true), 12);
  });

  it('never has a clinched manager out, or an eliminated one in, whatever points are scored', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const league = randomLeague(seed);
      const { scores } = league;
      const divisions = league.schedule.playoffTeams === 4 && seed % 3 === 0 ? 2 : 0;
      const schedule = { ...league.schedule, median: seed % 2 === 0, divisions };
      const race = playoffRace(schedule, scores);
      const random = seededRandom(seed + 1000);
      for (let ending = 0; ending < 20; ending++) {
        const all = new Map(scores);
        for (const { week } of regularWeeks(schedule)) {
          if (all.has(week)) continue;
          all.set(week, Object.fromEntries(schedule.managers.map((manager) => [manager, random.between(-20, 180)])));
        }
        for (const { manager, rank } of standings(schedule, all)) {
          const kind = race?.get(manager)?.kind;
          if (kind === 'topSeed') expect(rank).toBe(1);
          if (kind === 'clinched') expect(rank).toBeLessThanOrEqual(playoffSize(schedule));
          if (kind === 'eliminated') expect(rank).toBeGreaterThan(playoffSize(schedule));
        }
      }
    }
  });

  it('works for sixteen managers, and says what they need in the last five weeks only', () => {
    const managers = Array.from({ length: 16 }, (_, i) => `m${String(i)}`);
    const schedule: LeagueSchedule = { managers, firstWeek: 1, lastWeek: 14, playoffTeams: 4 };
    const scores = new Map<number, Record<string, number>>();
    const random = seededRandom(16);
    for (let week = 1; week < 12; week++) {
      scores.set(week, Object.fromEntries(managers.map((manager, i) => [manager, i + random.between(0, 19)])));
      const race = playoffRace(schedule, scores)!;
      const kinds = [...race.values()].map(({ kind }) => kind);
      expect(kinds.some((kind) => kind === 'wins' || kind === 'help')).toBe(week >= 7);
    }
  });

  it('is there only between the first result and the last', () => {
    const schedule: LeagueSchedule = {
      managers: ['a', 'b', 'c', 'd', 'e'],
      firstWeek: 1,
      lastWeek: 4,
      playoffTeams: 4,
    };
    const week = { a: 5, b: 4, c: 3, d: 2, e: 1 };
    expect(playoffRace(schedule, new Map())).toBeNull();
    expect(playoffRace(schedule, new Map([[1, week]]))).not.toBeNull();
    expect(
      playoffRace(
        schedule,
        new Map([
          [1, week],
          [2, week],
        ]),
      ),
    ).toBeNull();
    expect(playoffRace({ ...schedule, managers: ['a', 'b', 'c', 'd'] }, new Map([[1, week]]))).toBeNull();
    expect(playoffRace({ ...schedule, firstWeek: 3 }, new Map([[3, week]]))).toBeNull();
  });
});
