import {
  byesIn,
  playoffSize,
  playoffStart,
  regularWeeks,
  roundLength,
  type Matchup,
  type Stage,
  type WeekScores,
} from '../schedule/scheduleWeeks';
import type { LeagueSchedule } from '../schedule/leagueSchedule';
import type { Hundredths } from '../../kernel/hundredths';
import type { ManagerId } from '../../league/houseTeams';
import { ordinal } from '../../kernel/ordinal';
import { standings } from '../standings';

/** A manager with their seed, from 1. */
export type Seeded = { manager: ManagerId; seed: number };

/**
 * A side of a bracket game: a manager, the winner or loser of an earlier game, or the seed of this rank (from 1) among
 * the `among` who won, or lost, the round before.
 */
export type BracketSide =
  | ({ kind: 'manager' } & Seeded)
  | { kind: 'winner' | 'loser'; of: BracketGame }
  | { kind: 'ranked'; rank: number; among: number; lost: boolean };

/**
 * A game of the bracket, from the first week of its round to `week`, which decides it. `home` is the higher seed, who
 * wins a tie. `place` is the better of the two places that it decides, if any, and `best` the best place that its sides
 * can still reach.
 */
export type BracketGame = {
  from: number;
  week: number;
  stage: Exclude<Stage, 'regular'>;
  best: number;
  place: number | null;
  home: BracketSide;
  away: BracketSide;
  /** Null until the round is decided. */
  winner: ManagerId | null;
};

/** Who has a round off before playing on. `best` is the best place that they can still reach. */
export type BracketBye = Pick<BracketGame, 'from' | 'week' | 'best'> & { side: BracketSide };

/**
 * Managers who play for the same places. Of a round, the games for the better places come first. `order` is their final
 * order; null until it's decided.
 */
export type BracketGroup = { seeds: Seeded[]; games: BracketGame[]; byes: BracketBye[]; order: ManagerId[] | null };

/**
 * The playoffs of a league. `settled`: the regular season is over, so the seeds won't change. The first group plays for
 * the title.
 */
export type Bracket = { settled: boolean; groups: BracketGroup[] };

/**
 * The bracket (docs/game.md, Playoffs), with the seeds as the standings have them now, which put the winners of
 * divisions first. Null without playoffs.
 */
export function bracketOf(schedule: LeagueSchedule, scores: WeekScores): Bracket | null {
  const start = playoffStart(schedule);
  if (start === null) return null;
  const seeds = standings(schedule, scores).map(({ manager, rank }): Seeded => ({ manager, seed: rank }));
  const size = playoffSize(schedule);
  const settled = regularWeeks(schedule).every(({ week }) => scores.has(week));
  const groups = Array.from({ length: Math.ceil(seeds.length / size) }, (_, i) =>
    groupOf(seeds.slice(i * size, (i + 1) * size), start, schedule, settled ? scores : new Map()),
  );
  return { settled, groups };
}

/** Who can still win the title; null until the regular season is over, and without playoffs. */
export function titleContenders(schedule: LeagueSchedule, scores: WeekScores): ReadonlySet<ManagerId> | null {
  const bracket = bracketOf(schedule, scores);
  if (bracket?.settled !== true) return null;
  const { seeds, games } = bracket.groups[0]!;
  const losers = games.filter(({ best }) => best === 1).map((game) => taking('loser', game));
  const out = losers.flatMap((side) => (side.kind === 'manager' ? side.manager : []));
  return new Set(seeds.map(({ manager }) => manager).filter((manager) => !out.includes(manager)));
}

/** Whether a week belongs to the round of a game or a bye. */
export function isInRound({ from, week: last }: Pick<BracketGame, 'from' | 'week'>, week: number): boolean {
  return from <= week && week <= last;
}

/**
 * Who has a bye in a week of the playoffs, and the week in which they play on. Empty until the week's games are known.
 */
export function byesInWeek(schedule: LeagueSchedule, scores: WeekScores, week: number): ReadonlyMap<ManagerId, number> {
  const bracket = bracketOf(schedule, scores);
  const groups = bracket?.settled === true ? bracket.groups : [];
  const byes = groups.flatMap((group) => group.byes).filter((bye) => isInRound(bye, week));
  return new Map(
    byes.flatMap(({ side, week: last }) => (side.kind === 'manager' ? [[side.manager, last + 1] as const] : [])),
  );
}

/**
 * What managers scored in the weeks of a round, up to `week`, together. Undefined unless all of these weeks are
 * decided.
 */
export function pointsInRound(scores: WeekScores, from: number, week: number): ReturnType<WeekScores['get']> {
  const last = scores.get(week);
  if (from === week || last === undefined) return last;
  const before = pointsInRound(scores, from, week - 1);
  return before && Object.fromEntries(Object.keys(last).map((one) => [one, last[one]! + (before[one] ?? 0)]));
}

/** What a game is for, and which week of its round it is. */
export type StageOf = Pick<Matchup, 'stage' | 'roundWeek'> & { place?: number | null };

/**
 * Formats what a game is for: `Semifinal`, `Championship, week 1 of 2`, `5th-place game`; null in the regular season.
 */
export function formatStage({ stage, place = null, roundWeek }: StageOf): string | null {
  const name = stageName(stage, place);
  return name === null || roundWeek === undefined ? name : `${name}, week ${String(roundWeek)} of 2`;
}

function stageName(stage: Stage, place: number | null): string | null {
  switch (stage) {
    case 'regular':
      return null;
    case 'quarterfinal':
      return 'Quarterfinal';
    case 'semifinal':
      return 'Semifinal';
    case 'final':
      return 'Championship';
    case 'thirdPlace':
      return 'Third-place game';
    case 'consolation':
      return 'Consolation';
    case 'placement':
      return place === null ? 'Consolation' : `${ordinal(place)}-place game`;
  }
}

/** The winner of a game that can't end in a tie: more points, or on a tie the home side, which is the higher seed. */
export function winnerOf(home: ManagerId, away: ManagerId, points: Readonly<Record<ManagerId, Hundredths>>): ManagerId {
  return (points[away] ?? 0) > (points[home] ?? 0) ? away : home;
}

/**
 * The games of up to eight managers who play for the same places. In the first round the highest seed plays the lowest,
 * the next highest the next lowest and so on; later pairs follow that bracket, or the seeds where the league reseeds or
 * the number is odd. The winners and those with a bye play on for the better places, the losers for the others. Two who
 * are left alone play each other until the last round, which decides.
 */
function groupOf(seeds: Seeded[], start: number, schedule: LeagueSchedule, scores: WeekScores): BracketGroup {
  const { lastWeek, reseeds } = schedule;
  const length = roundLength(schedule);
  const games: BracketGame[] = [];
  const byes: BracketBye[] = [];
  const isTitle = seeds[0]!.seed === 1;
  /** Plays on from a week for the places from `best` on; returns the managers in their order, as far as decided. */
  const playOn = (sides: BracketSide[], from: number, best: number): ManagerId[] => {
    const week = from + length - 1;
    const count = sides.length;
    if (count <= 1) return sides.flatMap((side) => (side.kind === 'manager' ? side.manager : []));
    // Where the number is odd, the bye is the highest seed's.
    const ordered = count > 2 && (reseeds === true || count % 2 === 1) ? bySeed(sides) : sides;
    const [resting, playing] = [ordered.slice(0, byesIn(count)), ordered.slice(byesIn(count))];
    byes.push(...resting.map((side) => ({ from, week, best, side })));
    const place = count === 2 && week === lastWeek ? best : null;
    const stage = isTitle ? titleStage(best, count, place) : place === null ? 'consolation' : 'placement';
    const round = playing.slice(0, playing.length / 2).map((one, i) => {
      const other = playing.at(-1 - i)!;
      const [home, away] =
        one.kind === 'manager' && other.kind === 'manager' && one.seed > other.seed ? [other, one] : [one, other];
      const points = pointsInRound(scores, from, week);
      const known = home.kind === 'manager' && away.kind === 'manager' && points !== undefined;
      const winner = known ? winnerOf(home.manager, away.manager, points) : null;
      return { from, week, stage, best, place, home, away, winner };
    });
    games.push(...round);
    if (count === 2 && place === null) return playOn(sides, week + 1, best);
    const winners = [...resting, ...round.map((game) => taking('winner', game))];
    const losers = round.map((game) => taking('loser', game));
    return [...playOn(winners, week + 1, best), ...playOn(losers, week + 1, best + winners.length)];
  };
  const sides = seeds.map((one): BracketSide => ({ kind: 'manager', ...one }));
  const order = playOn(sides, start, seeds[0]!.seed);
  return { seeds, games, byes, order: order.length === seeds.length ? order : null };
}

/** What a game of the title's group is for, by the best place that its `count` managers can still reach. */
function titleStage(best: number, count: number, place: number | null): BracketGame['stage'] {
  if (best === 1) return count > 4 ? 'quarterfinal' : count > 2 ? 'semifinal' : 'final';
  if (place === null) return 'consolation';
  return place === 3 ? 'thirdPlace' : 'placement';
}

/** The sides in the order of their seeds, those that earlier games decide by their rank among all. */
function bySeed(sides: readonly BracketSide[]): BracketSide[] {
  const known = sides.filter((side) => side.kind === 'manager');
  if (known.length === sides.length) return known.sort((one, other) => one.seed - other.seed);
  const lost = sides.some(({ kind }) => kind === 'loser');
  return sides.map((side, i) =>
    side.kind === 'manager' ? side : { kind: 'ranked', rank: i + 1, among: sides.length, lost },
  );
}

/** The side of a game that an earlier one decides. */
function taking(outcome: 'winner' | 'loser', of: BracketGame): BracketSide {
  if (of.winner === null || of.home.kind !== 'manager') return { kind: outcome, of };
  return (of.winner === of.home.manager) === (outcome === 'winner') ? of.home : of.away;
}
