import {
  playoffSize,
  playoffStart,
  regularWeeks,
  type LeagueSchedule,
  type Stage,
  type WeekScores,
} from './leagueSchedule';
import type { Hundredths } from '../kernel/hundredths';
import type { ManagerId } from '../league/houseTeams';
import { ordinal } from '../kernel/ordinal';
import { standings } from './standings';

/** A manager with their seed, from 1. */
export type Seeded = { manager: ManagerId; seed: number };

/** A side of a bracket game: a manager, or the winner or loser of the game between two seeds. */
export type BracketSide = ({ kind: 'manager' } & Seeded) | { kind: 'winner' | 'loser'; of: [number, number] };

/**
 * A game of the bracket. `home` is the higher seed, who wins a tie. `place` is the better of the two places that it
 * decides, if any.
 */
export type BracketGame = {
  week: number;
  stage: Exclude<Stage, 'regular'>;
  place: number | null;
  home: BracketSide;
  away: BracketSide;
  /** Null until the week is decided. */
  winner: ManagerId | null;
};

/** Managers who play for the same places. `order` is their final order; null until it's decided. */
export type BracketGroup = { seeds: Seeded[]; games: BracketGame[]; order: ManagerId[] | null };

/**
 * The playoffs of a league. `settled`: the regular season is over, so the seeds won't change. The first group plays for
 * the title.
 */
export type Bracket = { settled: boolean; groups: BracketGroup[] };

/**
 * The bracket (docs/game.md, Playoffs), with the seeds as the standings have them now. Null without playoffs.
 */
export function bracketOf(schedule: LeagueSchedule, scores: WeekScores): Bracket | null {
  const start = playoffStart(schedule);
  if (start === null) return null;
  const seeds = standings(schedule, scores).map(({ manager, rank }): Seeded => ({ manager, seed: rank }));
  const size = playoffSize(schedule);
  const settled = regularWeeks(schedule).every(({ week }) => scores.has(week));
  const groups = Array.from({ length: Math.ceil(seeds.length / size) }, (_, i) =>
    groupOf(seeds.slice(i * size, (i + 1) * size), start, schedule.lastWeek, settled ? scores : new Map()),
  );
  return { settled, groups };
}

/** Formats what a game is for: `Semifinal`, `Championship`, `5th-place game`; null in the regular season. */
export function formatStage(stage: Stage, place: number | null): string | null {
  switch (stage) {
    case 'regular':
      return null;
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

/** The games of up to four managers who play for the same places, over one week or two. */
function groupOf(seeds: Seeded[], start: number, lastWeek: number, scores: WeekScores): BracketGroup {
  const top = seeds[0]!.seed;
  const play = (week: number, place: number | null, one: BracketSide, other: BracketSide): BracketGame => {
    const [home, away] =
      one.kind === 'manager' && other.kind === 'manager' && one.seed > other.seed ? [other, one] : [one, other];
    const points = scores.get(week);
    const known = home.kind === 'manager' && away.kind === 'manager' && points !== undefined;
    const winner = known ? winnerOf(home.manager, away.manager, points) : null;
    return { week, stage: stageOf(top, place), place, home, away, winner };
  };
  const side = (index: number): BracketSide => ({ kind: 'manager', ...seeds[index]! });
  const ranked = (games: BracketGame[], deciders: BracketGame[], rest: ManagerId[] = []): BracketGroup => ({
    seeds,
    games,
    order: deciders.every(({ winner }) => winner !== null) ? [...deciders.flatMap(placesOf), ...rest] : null,
  });

  if (seeds.length === 1) return ranked([], [], [seeds[0]!.manager]);
  if (seeds.length === 2) {
    const decider = play(lastWeek, top, side(0), side(1));
    const before = start < lastWeek ? [play(start, null, side(0), side(1))] : [];
    return ranked([...before, decider], [decider]);
  }
  if (seeds.length === 3) {
    const first = play(start, null, side(1), side(2));
    const decider = play(lastWeek, top, side(0), taking('winner', first));
    const out = placesOf(first)[1];
    return ranked([first, decider], [decider], out === undefined ? [] : [out]);
  }
  const first = [play(start, null, side(0), side(3)), play(start, null, side(1), side(2))];
  const deciders = (['winner', 'loser'] as const).map((outcome, i) =>
    play(lastWeek, top + 2 * i, taking(outcome, first[0]!), taking(outcome, first[1]!)),
  );
  return ranked([...first, ...deciders], deciders);
}

function stageOf(top: number, place: number | null): BracketGame['stage'] {
  if (top > 1) return place === null ? 'consolation' : 'placement';
  return place === null ? 'semifinal' : place === 1 ? 'final' : 'thirdPlace';
}

/** The side of a game that an earlier one decides. */
function taking(outcome: 'winner' | 'loser', { home, away, winner }: BracketGame): BracketSide {
  if (home.kind !== 'manager' || away.kind !== 'manager') throw new Error('the sides of a first game are known');
  if (winner === null) return { kind: outcome, of: [home.seed, away.seed] };
  return (winner === home.manager) === (outcome === 'winner') ? home : away;
}

/** The winner and the loser of a game; empty until it's decided. */
function placesOf({ home, away, winner }: BracketGame): ManagerId[] {
  if (winner === null || home.kind !== 'manager' || away.kind !== 'manager') return [];
  return [winner, winner === home.manager ? away.manager : home.manager];
}
