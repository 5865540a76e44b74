import { describe, expect, it } from 'vitest';
import schedule from '../../../data/schedule-2025.json';
import { WEEKS, league as twelve, season as seasonOfTwelve, squadPointsIn } from '../../../tests/support/twelveTeams';
import { SCHOOL_CODES } from '../football/schools';
import { schoolOf, squadId, unitOf, type SquadId } from '../football/squads';
import { UNITS, type Unit } from '../football/unitScoring';
import { benchedLineup, startersOf, type Lineup } from '../lineup/lineup';
import type { League } from '../league/types';
import { seasonRecords } from './history/seasonRecords';
import { roundRobin } from './schedule/scheduleWeeks';
import { leagueSchedule } from './schedule/leagueSchedule';
import { bracketOf } from './playoffs/bracket';
import { seasonEnd } from './playoffs/champion';
import { decidedScores } from './scores/decidedScores';
import { expectedLineup, lineupInWeek } from './lineups/lineupInWeek';
import type { LeagueSeason } from './leagueSeason';
import { gapsAhead } from './lineups/lineupGaps';
import { isLineupOpen } from './lineups/lineupOpen';
import { leagueWeekView } from './matchups/leagueWeekView';
import { oddsRequest } from './odds/oddsRequest';
import { standings } from './standings';
import { formatSubstitution, substitutionsInWeek } from './lineups/substitutions';

const MANAGERS = Array.from({ length: 8 }, (_, i) => `m${String(i + 1)}`);

/** All 96 squads among eight managers: two of each unit, in another order for each. */
const ROSTERS = MANAGERS.map((_, i) =>
  [0, 8].flatMap((half) =>
    UNITS.map((_unit, u) => (u + i) % UNITS.length).map((u) =>
      squadId(SCHOOL_CODES[((i + 3 * u) % 8) + half]!, UNITS[u]!),
    ),
  ),
);

/** One of each unit and a second RB, WR or TE, which change from week to week. */
function chosen(manager: number, week: number): SquadId[] {
  const roster = ROSTERS[manager]!;
  const of = (unit: Unit) => roster.filter((squad) => unitOf(squad) === unit);
  const seven = UNITS.map((unit, u) => of(unit)[(manager + week + u) % 2]!);
  const more = of((['RB', 'WR', 'TE'] as const)[(manager + week) % 3]!).find((squad) => !seven.includes(squad))!;
  return [...seven, more];
}

function lineup(manager: number, week: number): Lineup {
  const starts = chosen(manager, week);
  const set = benchedLineup(ROSTERS[manager]!.filter((squad) => !starts.includes(squad)).reverse());
  starts.forEach((squad, at) => set.starters[at === UNITS.length ? 'FLEX' : unitOf(squad)].push(squad));
  return set;
}

const league: League = { ...twelve, lineups: 'subs', schedule: { ...twelve.schedule!, managers: MANAGERS } };
const season = (weeks: number): LeagueSeason => ({
  ...seasonOfTwelve(weeks),
  league,
  rosters: Object.fromEntries(MANAGERS.map((manager, i) => [manager, ROSTERS[i]!])),
  weeks: seasonOfTwelve(weeks).weeks.map((row) => ({
    ...row,
    lineups: Object.fromEntries(MANAGERS.map((manager, i) => [manager, lineup(i, row.week.week)])),
  })),
});

/** A squad's game in a week, by the schedule. */
const gameOf = (squad: SquadId, week: number) =>
  schedule.games.find((game) => game.week === week && [game.home, game.away].includes(schoolOf(squad)));
const hasGame = (squad: SquadId, week: number) => gameOf(squad, week) !== undefined;
const kickoff = (squad: SquadId, week: number) => gameOf(squad, week)!.kickoff;

/**
 * The squads that count, without any slots: at most one QB, K and DST, and one RB, WR or TE beyond one of each. The
 * bench comes in by kickoff, the latest first.
 */
function counting(manager: number, week: number): SquadId[] {
  const has = (squads: SquadId[], unit: Unit) => squads.filter((squad) => unitOf(squad) === unit).length;
  const starts = chosen(manager, week).filter((squad) => hasGame(squad, week));
  const bench = ROSTERS[manager]!.filter((squad) => !chosen(manager, week).includes(squad) && hasGame(squad, week));
  for (const squad of bench.sort((one, other) => Date.parse(kickoff(other, week)) - Date.parse(kickoff(one, week)))) {
    const more = [...starts, squad];
    const beyond = UNITS.map((unit) => [unit, has(more, unit) - 1] as const).filter(([, over]) => over > 0);
    if (beyond.length <= 1 && beyond.every(([unit, over]) => over === 1 && ['RB', 'WR', 'TE'].includes(unit)))
      starts.push(squad);
  }
  return starts;
}

const POINTS = new Map(
  WEEKS.map((week) => [
    week,
    Object.fromEntries(
      MANAGERS.map((manager, i) => [
        manager,
        counting(i, week).reduce((sum, squad) => sum + squadPointsIn(squad, week), 0),
      ]),
    ),
  ]),
);
const pointsOf = (manager: string, week: number) => POINTS.get(week)![manager]!;

/** The table after week 12: wins, then points for. */
function countedTable() {
  const rows = MANAGERS.map((manager) => {
    const games = roundRobin(MANAGERS, 12).flatMap(({ week, matchups }) =>
      matchups
        .filter(({ home, away }) => [home, away].includes(manager))
        .map(({ home, away }) => pointsOf(manager, week) - pointsOf(home === manager ? away : home, week)),
    );
    const pointsFor = WEEKS.slice(0, 12).reduce((sum, week) => sum + pointsOf(manager, week), 0);
    return { manager, wins: games.filter((margin) => margin > 0).length, pointsFor };
  });
  return rows.sort((one, other) => other.wins - one.wins || other.pointsFor - one.pointsFor);
}

/** The order of four seeds after weeks 13 and 14. */
function countedPlaces(seeds: string[]): string[] {
  const ranked = (week: number, ...pair: string[]) =>
    [...pair].sort((one, other) => pointsOf(other, week) - pointsOf(one, week));
  const [one, two] = [ranked(13, seeds[0]!, seeds[3]!), ranked(13, seeds[1]!, seeds[2]!)];
  return [...ranked(14, one[0]!, two[0]!), ...ranked(14, one[1]!, two[1]!)];
}

describe('a season of 2025 with substitutes', () => {
  const whole = season(14);
  const scores = decidedScores(whole);
  const place = leagueSchedule(league)!;

  it('has the points of an independent count in every week', () => {
    expect(new Set(ROSTERS.flat()).size).toBe(96);
    for (const week of WEEKS) expect(scores.get(week), `week ${String(week)}`).toEqual(POINTS.get(week));
    const without = decidedScores({ ...whole, league: { ...league, lineups: 'set' } });
    const differing = WEEKS.flatMap((week) => MANAGERS.filter((m) => without.get(week)![m] !== pointsOf(m, week)));
    expect(differing.length).toBeGreaterThan(40);
  });

  it('has the standings, seeds, bracket and champion of an independent count', () => {
    const counted = countedTable();
    const found = standings(place, scores);
    expect(found.map(({ manager, wins, pointsFor }) => ({ manager, wins, pointsFor }))).toEqual(counted);
    const seeds = counted.map(({ manager }) => manager);
    const places = [0, 4].flatMap((from) => countedPlaces(seeds.slice(from, from + 4)));
    expect(bracketOf(place, scores)!.groups.flatMap(({ order }) => order)).toEqual(places);
    expect(seasonEnd(whole)!.places).toEqual(places);
    expect(seasonRecords(whole).highScore!.points).toBe(
      Math.max(...WEEKS.flatMap((w) => Object.values(POINTS.get(w)!))),
    );
  });
});

/** The first manager and week with a substitute. */
const [manager, number] = MANAGERS.flatMap((one) =>
  WEEKS.slice(1).flatMap((week) =>
    substitutionsInWeek(season(14), one, season(14).weeks[week - 1]!.week).length > 0 ? [[one, week] as const] : [],
  ),
)[0]!;

/** The season in that week, with the last of its games as given. */
function during(last: 'pre' | 'live'): LeagueSeason {
  const weeks = season(number).weeks;
  const row = weeks.at(-1)!;
  const week = { ...row.week, isCurrent: true };
  const kickoffs = Object.entries(week.kickoffs).sort(([, one], [, other]) => other - one);
  const playing = new Set(ROSTERS[MANAGERS.indexOf(manager)]!.map(schoolOf));
  const [late] = kickoffs.find(([code]) => !playing.has(code as never))!;
  const squads = { ...row.results!.squads };
  for (const unit of UNITS) squads[squadId(late as never, unit)] = { points: 0, stats: null, state: last };
  return { ...season(number), weeks: [...weeks.slice(0, -1), { ...row, week, results: { ...row.results!, squads } }] };
}

describe('a substitute', () => {
  const [before, after] = [during('pre'), during('live')];
  const { week } = before.weeks.at(-1)!;
  const view = (one: LeagueSeason) => leagueWeekView(one, week, manager, new Set(), null)!;

  it('comes in after the last kickoff, and not before', () => {
    const set = lineup(MANAGERS.indexOf(manager), number);
    expect(startersOf(lineupInWeek(before, manager, week))).toEqual(startersOf(set));
    expect(lineupInWeek(after, manager, week)).toEqual(expectedLineup(before, manager, week));
    expect(view(after).me.score.hundredths).toBe(pointsOf(manager, number));
    expect(view(before).me.score.hundredths).toBeLessThan(pointsOf(manager, number));
  });

  it('is expected before it comes in, and the week isn’t final without it', () => {
    const [open, closed] = [view(before).me, view(after).me];
    expect(open.subs).toEqual(closed.subs);
    expect(open.projection.projected).toBe(closed.projection.projected);
    expect([open.projection.final, closed.projection.final]).toEqual([false, true]);
    const odds = oddsRequest(before)!.expected.find(([of]) => of === number)![1];
    expect(odds[manager]!.mean).toBe(open.projection.projected);
    const [sub] = open.subs;
    expect(formatSubstitution(sub!)).toMatch(/^[\w& ]+ for [\w& ]+ \(no game\)$/);
  });

  it('leaves no alert for its starter', () => {
    const of = (lineups: League['lineups']) => ({ ...before, league: { ...league, lineups } });
    expect(view(of('set')).alerts.length).toBeGreaterThan(view(before).alerts.length);
    const gaps = (one: LeagueSeason) =>
      gapsAhead(one, manager, before.weeks[0]!.week.id, 14).flatMap((ahead) => ahead.gaps);
    expect(gaps(of('set')).length).toBeGreaterThan(gaps(before).length);
  });

  it('stays in when it changes owners later', () => {
    const index = MANAGERS.indexOf(manager);
    const traded = ROSTERS[index]!.slice(0, 1);
    const later: LeagueSeason = {
      ...season(14),
      rosters: { ...season(14).rosters, [manager]: traded },
      history: { '2025-14': { [manager]: ROSTERS[index]! } },
    };
    expect(lineupInWeek(later, manager, { ...week, isCurrent: false })).toEqual(
      lineupInWeek(season(14), manager, { ...week, isCurrent: false }),
    );
  });

  it('leaves nothing to set after the last kickoff', () => {
    const last = Math.max(...Object.values(week.kickoffs));
    expect(isLineupOpen(league, week, last - 1)).toBe(true);
    expect(isLineupOpen(league, week, last)).toBe(false);
    expect(isLineupOpen({ ...league, lineups: 'set' }, week, last)).toBe(true);
  });
});
