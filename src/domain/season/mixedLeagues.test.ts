import { describe, expect, it } from 'vitest';
import schedule from '../../../data/schedule-2025.json';
import table from '../../../data/season-2025.json';
import { MANAGERS, TEAMS, WEEKS, league, season, startersIn } from '../../../tests/support/twelveTeams';
import { schoolOf, unitOf, type SquadId } from '../football/squads';
import type { OptionValues } from '../league/options/leagueOptions';
import type { League } from '../league/types';
import { seasonEnd } from './playoffs/champion';
import { regularWeeks } from './schedule/scheduleWeeks';
import { leagueSchedule } from './schedule/leagueSchedule';
import { decidedScores } from './scores/decidedScores';
import { standings } from './standings';

/** Six leagues of several formats at once. */
const LEAGUES: readonly Partial<OptionValues>[] = [
  { lineups: 'best', median: 'on', playoffs: 'six' },
  {
    lineups: 'subs',
    scoring: { reception: 0.5, custom: 'pass_td=600,sacks=250,' },
    playoffs: 'eightReseeded',
    divisions: 'East,West,',
  },
  { lineups: 'best', scoring: { reception: 0, custom: 'rec_yds=15,fg_missed=-400,' }, playoffs: 'eight' },
  { lineups: 'subs', median: 'on', scoring: { reception: 0 }, playoffs: 'sixReseeded', divisions: 'A,B,C,D,' },
  { median: 'on', scoring: { reception: 1, custom: 'pass_td=600,tds=999,' }, playoffs: 'eightReseeded' },
  { lineups: 'best', median: 'on', scoring: { reception: 1, custom: 'rush_td=-100,' }, playoffs: 'fourTwoWeeks' },
];

const COLUMNS = {
  QB: ['pass_yds', 'pass_td', 'pass_int', 'qb_rush_yds', 'qb_rush_td'],
  RB: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  WR: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  TE: ['rush_yds', 'rush_td', 'rec', 'rec_yds', 'rec_td'],
  K: ['fgm_0_39', 'fgm_40_49', 'fgm_50p', 'fgm_unknown', 'fg_missed', 'xpm', 'xp_missed'],
  DST: ['sacks', 'def_int', 'opp_fum_lost', 'tds', 'safeties', 'points_against'],
};
const WORTH: Readonly<Record<string, number>> = {
  ...{ pass_yds: 4, pass_td: 400, pass_int: -200, qb_rush_yds: 10, qb_rush_td: 600 },
  ...{ rush_yds: 10, rush_td: 600, rec_yds: 10, rec_td: 600 },
  ...{ fgm_0_39: 300, fgm_40_49: 400, fgm_50p: 500, fgm_unknown: 300, fg_missed: -100, xpm: 100, xp_missed: -100 },
  ...{ sacks: 100, def_int: 200, opp_fum_lost: 200, tds: 600, safeties: 200 },
};
/** Points allowed, from which on they are worth so much. */
const ALLOWED = [
  [35, -400],
  [28, -100],
  [21, 0],
  [14, 100],
  [7, 400],
  [1, 700],
  [0, 1000],
] as const;

/** A squad's points in a week in hundredths, counted from the table of 2025. */
function countedSquad(squad: SquadId, week: number, { reception, custom = '' }: OptionValues['scoring']): number {
  const own = Object.fromEntries(custom.split(',').map((entry) => entry.split('='))) as Record<string, string>;
  const lines = table.lines[schoolOf(squad)] as Record<string, Record<string, number[]>>;
  const counts = lines[week]?.[unitOf(squad)];
  if (counts === undefined) return 0;
  return COLUMNS[unitOf(squad)].reduce((sum, column, i) => {
    const count = counts[i]!;
    if (column === 'points_against') return sum + ALLOWED.find(([from]) => count >= from)![1];
    return sum + count * (column === 'rec' ? reception * 100 : Number(own[column] ?? WORTH[column]));
  }, 0);
}

/** What each manager's team scored in a week: each has one unit twice, and starts one squad of every other. */
function countedWeek(week: number, { lineups, scoring }: Pick<OptionValues, 'lineups' | 'scoring'>): number[] {
  const plays = (squad: SquadId) =>
    schedule.games.some((game) => game.week === week && [game.home, game.away].includes(schoolOf(squad)));
  return TEAMS.map(({ starters, bench }, i) => {
    const points = (squad: SquadId) => countedSquad(squad, week, scoring);
    const starts = startersIn(i, week);
    const twin = starts.find((squad) => unitOf(squad) === unitOf(bench))!;
    const other = twin === bench ? starters.find((squad) => unitOf(squad) === unitOf(bench))! : bench;
    const sum = starts.reduce((total, squad) => total + points(squad), 0);
    const change = points(other) - points(twin);
    if (lineups === 'best') {
      const best = starts.map((squad) => (squad === twin ? Math.max(points(twin), points(other)) : points(squad)));
      return best.reduce((total, one) => total + Math.max(0, one), 0);
    }
    return lineups === 'subs' && !plays(twin) && plays(other) ? sum + change : sum;
  });
}

/** Places from a round's last week on, of managers as the bracket has them; `play` gives winner and loser. */
function countedPlaces(
  group: readonly number[],
  [week, ...later]: readonly number[],
  play: (week: number, one: number, other: number) => [number, number],
  seedOf: ((manager: number) => number) | null,
): number[] {
  if (group.length < 2) return [...group];
  if (group.length === 2) {
    return later.length > 0 ? countedPlaces(group, later, play, seedOf) : play(week!, group[0]!, group[1]!);
  }
  const resting = group.length === 6 ? 2 : 0;
  const playing = group.slice(resting);
  const games = playing.slice(0, playing.length / 2).map((one, i) => play(week!, one, playing.at(-1 - i)!));
  const side = (at: 0 | 1) => games.map((game) => game[at]);
  const arranged = (some: number[]) =>
    seedOf === null ? some : some.sort((one, other) => seedOf(one) - seedOf(other));
  return [arranged([...group.slice(0, resting), ...side(0)]), arranged(side(1))].flatMap((half) =>
    countedPlaces(half, later, play, seedOf),
  );
}

/** Wins and points of all managers by rank, and the final places, after 2025 with these options. */
function countedSeason(options: League) {
  const scores = WEEKS.map((week) => countedWeek(week, options));
  const rows = MANAGERS.map((manager, i) => ({ manager, i, wins: 0, ties: 0, pointsFor: 0 }));
  const inTwoWeeks = options.playoffs === 'fourTwoWeeks';
  for (const { week, matchups } of regularWeeks(leagueSchedule(options)!)) {
    const points = scores[week - 1]!;
    const at = (manager: string) => MANAGERS.indexOf(manager);
    for (const { home, away } of matchups) {
      const lead = points[at(home)]! - points[at(away)]!;
      if (lead !== 0) rows[lead > 0 ? at(home) : at(away)]!.wins++;
      else for (const side of [home, away]) rows[at(side)]!.ties++;
    }
    const better = [...points].sort((one, other) => other - one).slice(0, 6);
    rows.forEach((row) => {
      row.pointsFor += points[row.i]!;
      if (options.median === 'on' && better.includes(points[row.i]!)) row.wins++;
    });
  }
  const halfWins = ({ wins, ties }: { wins: number; ties: number }) => 2 * wins + ties;
  rows.sort((one, other) => halfWins(other) - halfWins(one) || other.pointsFor - one.pointsFor);
  const count = options.divisions.split(',').length - 1;
  const firsts = Array.from({ length: count }, (_, division) => rows.find(({ i }) => i % count === division)!);
  rows.sort((one, other) => Number(firsts.includes(other)) - Number(firsts.includes(one)));
  const seeds = rows.map(({ i }) => i);
  const seedOf = (manager: number) => seeds.indexOf(manager);
  const play = (week: number, one: number, other: number): [number, number] => {
    const [high, low] = seedOf(one) < seedOf(other) ? [one, other] : [other, one];
    const points = (manager: number) => scores[week - 1]![manager]! + (inTwoWeeks ? scores[week - 2]![manager]! : 0);
    return points(low) > points(high) ? [low, high] : [high, low];
  };
  const size = inTwoWeeks ? 4 : options.playoffs.startsWith('six') ? 6 : 8;
  const rounds = inTwoWeeks ? [12, 14] : [12, 13, 14];
  const places = [0, size, 2 * size].flatMap((from) =>
    countedPlaces(seeds.slice(from, from + size), rounds, play, options.playoffs.endsWith('Reseeded') ? seedOf : null),
  );
  return { rows, places: places.map((i) => MANAGERS[i]!), scores };
}

describe.each(LEAGUES)('2025 in a league with %o', (changes) => {
  const options = { ...league, ...changes };
  const whole = { ...season(14), league: options };
  const counted = countedSeason(options);

  it('has the points, standings, seeds, places and champion of an independent count', () => {
    const scores = decidedScores(whole);
    for (const week of WEEKS) {
      const expected = Object.fromEntries(MANAGERS.map((manager, i) => [manager, counted.scores[week - 1]![i]]));
      expect(scores.get(week), `week ${String(week)}`).toEqual(expected);
    }
    const found = standings(leagueSchedule(options)!, scores);
    expect(found.map(({ manager, wins, pointsFor }) => [manager, wins, pointsFor])).toEqual(
      counted.rows.map(({ manager, wins, pointsFor }) => [manager, wins, pointsFor]),
    );
    expect(seasonEnd(whole)!.places).toEqual(counted.places);
  });
});
