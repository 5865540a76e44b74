import { describe, expect, it } from 'vitest';
import table from '../../../data/season-2025.json';
import { MANAGERS, WEEKS, league, season, startersIn } from '../../../tests/support/twelveTeams';
import { optionsOf, parseOptions } from '../league/options/leagueOptions';
import { projectionsFor } from '../projections/inSeason';
import { bracketOf } from './playoffs/bracket';
import { seasonEnd } from './playoffs/champion';
import { roundRobin } from './schedule/scheduleWeeks';
import { leagueSchedule } from './schedule/leagueSchedule';
import { decidedScores } from './scores/decidedScores';
import type { LeagueSeason } from './leagueSeason';
import { standings } from './standings';

const scoring = {
  reception: 1,
  custom: 'pass_td=600,pass_int=-350,rush_yds=7,rec_td=450,fgm_50p=825,xp_missed=0,sacks=225,tds=999,',
} as const;
const custom = (weeks: number): LeagueSeason => ({ ...season(weeks), league: { ...league, scoring } });

/** Points for one of each column of a unit, in the order of the table; points allowed are left out. */
const CATCHES = [0.07, 6, 1, 0.1, 4.5];
const WORTH = {
  QB: [0.04, 6, -3.5, 0.1, 6],
  RB: CATCHES,
  WR: CATCHES,
  TE: CATCHES,
  K: [3, 4, 8.25, 3, -1, 1, 0],
  DST: [2.25, 2, 2, 9.99, 2],
};

/** A squad's points in a week, counted from the table and the numbers above. */
function counted(squad: string, week: number): number {
  const [school, unit] = squad.split('-') as [keyof typeof table.lines, keyof typeof WORTH];
  const counts = (table.lines[school] as Record<string, Record<string, number[]>>)[week]?.[unit];
  if (counts === undefined) return 0;
  const points = WORTH[unit].reduce((sum, worth, i) => sum + worth * counts[i]!, 0);
  const allowed = counts[5]!;
  const bands = [
    [0, 10],
    [6, 7],
    [13, 4],
    [20, 1],
    [27, 0],
    [34, -1],
    [Infinity, -4],
  ];
  const forAllowed = unit === 'DST' ? bands.find(([most]) => allowed <= most!)![1]! : 0;
  return Math.round((points + forAllowed) * 100);
}

const POINTS = WEEKS.map((week) =>
  MANAGERS.map((_, i) => startersIn(i, week).reduce((sum, squad) => sum + counted(squad, week), 0)),
);

/** The table after twelve weeks, best first, and the places after weeks 13 and 14. */
function countedSeason() {
  const record = MANAGERS.map((manager, i) => ({ manager, i, wins: 0, points: 0 }));
  for (const { week, matchups } of roundRobin(MANAGERS, 12)) {
    const scores = POINTS[week - 1]!;
    for (const { home: one, away: other } of matchups) {
      const [a, b] = [MANAGERS.indexOf(one), MANAGERS.indexOf(other)];
      record[scores[a]! > scores[b]! ? a : b]!.wins++;
    }
    record.forEach((row) => (row.points += scores[row.i]!));
  }
  record.sort((a, b) => b.wins * 1e7 + b.points - (a.wins * 1e7 + a.points));
  const places = [0, 4, 8].flatMap((from) => {
    const [first, second, third, fourth] = record.slice(from, from + 4).map(({ i }, seed) => ({ i, seed }));
    type Seeded = NonNullable<typeof first>;
    const play = (week: number, a: Seeded, b: Seeded) => {
      const lead = POINTS[week - 1]![a.i]! - POINTS[week - 1]![b.i]!;
      return (lead === 0 ? a.seed < b.seed : lead > 0) ? [a, b] : [b, a];
    };
    const [top, bottom] = [play(13, first!, fourth!), play(13, second!, third!)];
    const order = [...play(14, top[0]!, bottom[0]!), ...play(14, top[1]!, bottom[1]!)];
    return order.map(({ i }) => MANAGERS[i]!);
  });
  return { record, places };
}

describe('a season of 2025 with custom scoring', () => {
  const whole = custom(14);

  it('has the points of an independent count in every week', () => {
    const scores = decidedScores(whole);
    for (const week of WEEKS) {
      const expected = Object.fromEntries(MANAGERS.map((manager, i) => [manager, POINTS[week - 1]![i]]));
      expect(scores.get(week), `week ${String(week)}`).toEqual(expected);
    }
  });

  it('has the standings, bracket and champion of that count, which aren’t those of the default scoring', () => {
    const schedule = leagueSchedule(whole.league)!;
    const scores = decidedScores(whole);
    const { record, places } = countedSeason();
    expect(standings(schedule, scores).map(({ manager, wins, pointsFor }) => [manager, wins, pointsFor])).toEqual(
      record.map(({ manager, wins, points }) => [manager, wins, points]),
    );
    expect(bracketOf(schedule, scores)!.groups.flatMap(({ order }) => order)).toEqual(places);
    const end = seasonEnd(whole)!;
    expect(end.places).toEqual(places);
    expect(end.final?.points).toBe(POINTS[13]![MANAGERS.indexOf(places[0]!)]);
    expect(places).not.toEqual(seasonEnd(season(14))!.places);
  });

  it('survives storing, and goes on with the next season’s league', () => {
    const stored = JSON.parse(JSON.stringify(optionsOf(whole.league))) as Record<string, unknown>;
    expect(parseOptions(stored).scoring).toStrictEqual(scoring);
  });

  it('projects the same results differently under each scoring', () => {
    const played = whole.weeks.slice(0, 6).map(({ results }) => results!);
    const of = (by: LeagueSeason['league']['scoring']) =>
      projectionsFor({ league: { season: 2025, scoring: by }, played }, 7)['VAN-QB'].hundredths;
    const usual = of({ reception: 0.5 });
    const doubled = of({ reception: 0.5, custom: 'pass_td=800,' });
    expect(doubled).toBeGreaterThan(usual + 400);
    expect(of({ reception: 0.5, custom: 'pass_td=0,' })).toBeLessThan(usual - 400);
    expect([of({ reception: 0.5 }), of({ reception: 0.5, custom: 'pass_td=800,' })]).toEqual([usual, doubled]);
  });
});
