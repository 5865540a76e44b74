import {
  byesIn,
  divisionOf,
  playoffSize,
  playoffStart,
  regularWeeks,
  roundLength,
  type WeekScores,
} from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import type { Random } from '../../kernel/random';
import { seededRandom } from '../../kernel/seededRandom';
import { medianScore, medianWeeks } from '../matchups/medianGame';
import type { Race } from '../playoffs/playoffRace';
import { divisionWinners, standings } from '../standings';
import type { Expected } from './winProbability';

/** What the rest of a season is played out from. Plain data, so that it can be sent to a worker. */
export type OddsRequest = {
  schedule: LeagueSchedule;
  /** The decided weeks, by number. */
  scores: readonly (readonly [number, Readonly<Record<ManagerId, Hundredths>>])[];
  /** The other weeks of the season, by number. */
  expected: readonly (readonly [number, Readonly<Record<ManagerId, Expected>>])[];
  seasons: number;
  /** The same seed gives the same seasons. */
  seed: number;
};

/**
 * In how many of the seasons a manager reaches the playoffs, is their first seed, and wins the title; shares from 0 to
 * 1.
 */
export type Odds = { playoffs: number; topSeed: number; title: number };

/** The odds by manager, after this many seasons. */
export type OddsSoFar = { played: number; odds: Readonly<Record<ManagerId, Odds>> };

/**
 * Formats a manager's odds: `63%`. `race` is null before the first result and once the regular season is over.
 * `contends`: whether they can still win the title; null until the regular season is over. Only what can't happen any
 * more is 0% if it happened in no season, and only what can't fail is 100%.
 */
export function formatOdds(odds: Odds, of: 'playoffs' | 'title', race: Race | null, contends: boolean | null): string {
  const share = odds[of];
  // Once the regular season is over, so is the race for the playoffs.
  const isKnown = of === 'playoffs' && contends !== null;
  const isOut = isKnown || race?.kind === 'eliminated' || contends === false;
  const isIn = isKnown || (of === 'playoffs' && (race?.kind === 'clinched' || race?.kind === 'topSeed'));
  if (share < 0.01 && !(share === 0 && isOut)) return '<1%';
  if (share > 0.99 && !(share === 1 && isIn)) return '>99%';
  return `${String(Math.round(share * 100))}%`;
}

/** How many seasons are played out. */
export const ODDS_SEASONS = 10_000;

/** A game to come, or a decided one; managers by index. */
type Meeting = { week: number; home: number; away: number };

/** A season played out: its games, the weeks with games against the median, and every manager's division and scores. */
type PlayedSeason = {
  schedule: LeagueSchedule;
  meetings: readonly Meeting[];
  medians: readonly number[];
  divisions: readonly (number | null)[];
  scoreIn: ReadonlyMap<number, number[]>;
};

/**
 * Plays the rest of the season out, again and again, and yields the odds after every `step` seasons (docs/game.md,
 * Playoff odds). Each score is drawn from a normal distribution around what is expected. Seeds and playoffs follow the
 * rules of the standings and the bracket.
 */
export function* playOut({ schedule, scores, expected, seasons, seed }: OddsRequest, step = 500): Generator<OddsSoFar> {
  const { managers, lastWeek } = schedule;
  const start = playoffStart(schedule);
  if (start === null) return;
  const size = playoffSize(schedule);
  const decided: WeekScores = new Map(scores);
  const index = new Map(managers.map((manager, i) => [manager, i]));
  const meetings = regularWeeks(schedule).flatMap(({ week, matchups }) =>
    matchups.map(({ home, away }): Meeting => ({ week, home: index.get(home)!, away: index.get(away)! })),
  );
  const medians = medianWeeks(schedule);
  const divisions = managers.map((manager) => divisionOf(schedule, manager));
  const coming = new Map(expected);
  const counts = managers.map(() => ({ playoffs: 0, topSeed: 0, title: 0 }));
  const random = seededRandom(seed);
  const scoreIn = new Map<number, number[]>();
  for (let played = 1; played <= seasons; played++) {
    for (let week = schedule.firstWeek; week <= lastWeek; week++) {
      const known = decided.get(week);
      const guesses = coming.get(week);
      scoreIn.set(
        week,
        managers.map((manager) => {
          if (known !== undefined) return known[manager] ?? 0;
          const guess = guesses?.[manager];
          return guess === undefined ? 0 : Math.round(guess.mean + guess.spread * normal(random));
        }),
      );
    }
    const seeds = seedsOf({ schedule, meetings, medians, divisions, scoreIn });
    const winner = championOf(seeds.slice(0, size), start, schedule, scoreIn);
    for (const manager of seeds.slice(0, size)) counts[manager]!.playoffs++;
    counts[seeds[0]!]!.topSeed++;
    counts[winner]!.title++;
    if (played % step === 0 || played === seasons) {
      const share = ({ playoffs, topSeed, title }: Odds): Odds => ({
        playoffs: playoffs / played,
        topSeed: topSeed / played,
        title: title / played,
      });
      yield { played, odds: Object.fromEntries(managers.map((manager, i) => [manager, share(counts[i]!)])) };
    }
  }
}

/**
 * The managers by seed: the winners of divisions, then the others, by the share of games won, then points for. Only a
 * tie in both needs the standings' other tiebreakers.
 */
function seedsOf({ schedule, meetings, medians, divisions, scoreIn }: PlayedSeason): number[] {
  const { managers } = schedule;
  const halfWins = managers.map(() => 0);
  const games = managers.map(() => 0);
  const points = managers.map(() => 0);
  for (const { week, home, away } of meetings) {
    const scores = scoreIn.get(week)!;
    const lead = scores[home]! - scores[away]!;
    halfWins[home]! += lead > 0 ? 2 : lead === 0 ? 1 : 0;
    halfWins[away]! += lead < 0 ? 2 : lead === 0 ? 1 : 0;
    for (const side of [home, away]) {
      games[side]!++;
      points[side]! += scores[side]!;
    }
  }
  for (const week of medians) {
    const scores = scoreIn.get(week)!;
    const median = medianScore(scores);
    for (const [manager, score] of scores.entries()) {
      halfWins[manager]! += score > median ? 2 : score === median ? 1 : 0;
      games[manager]!++;
    }
  }
  const compare = (one: number, other: number) =>
    halfWins[other]! * Math.max(1, games[one]!) - halfWins[one]! * Math.max(1, games[other]!) ||
    points[other]! - points[one]!;
  const order = managers.map((_, i) => i).sort(compare);
  if (!order.some((manager, i) => i > 0 && compare(order[i - 1]!, manager) === 0)) {
    const winners = divisionWinners(order, (manager) => divisions[manager]!);
    return [...winners, ...order.filter((manager) => !winners.includes(manager))];
  }
  const all: WeekScores = new Map(
    [...scoreIn].map(([week, scores]) => [week, Object.fromEntries(managers.map((one, i) => [one, scores[i]!]))]),
  );
  return standings(schedule, all).map(({ manager }) => managers.indexOf(manager));
}

/** The champion among the seeds that play for the title, as in the bracket. The higher seed wins a tie. */
function championOf(
  seeds: readonly number[],
  start: number,
  schedule: LeagueSchedule,
  scoreIn: ReadonlyMap<number, number[]>,
): number {
  const length = roundLength(schedule);
  // By index of the seed, so that the lower number is the higher seed.
  let left = seeds.map((_, i) => i);
  for (let week = start; left.length > 1; week += length) {
    const first = scoreIn.get(week)!;
    const scores = length === 1 ? first : first.map((score, i) => score + scoreIn.get(week + 1)![i]!);
    const [resting, playing] = [left.slice(0, byesIn(left.length)), left.slice(byesIn(left.length))];
    const winners = playing.slice(0, playing.length / 2).map((one, i) => {
      const other = playing.at(-1 - i)!;
      const [home, away] = one < other ? [one, other] : [other, one];
      return scores[seeds[away]!]! > scores[seeds[home]!]! ? away : home;
    });
    left = [...resting, ...winners];
    if (schedule.reseeds === true) left.sort((one, other) => one - other);
  }
  return seeds[left[0]!]!;
}

/** A number from the standard normal distribution, by the polar method (G. Marsaglia). */
function normal(random: Random): number {
  for (;;) {
    const [x, y] = [2 * random() - 1, 2 * random() - 1];
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}

/** The FNV-1a hash of a text, as the seed of a league's state. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (const character of text) seed = Math.imul(seed ^ character.codePointAt(0)!, 16_777_619);
  return seed >>> 0;
}
