import type { Hundredths } from '../kernel/hundredths';
import { DEFAULT_SCORING, type Scoring } from '../scoring/scoreSquad';
import { ALL_SQUADS, schoolOf, unitOf, type SquadId } from '../football/squads';
import { UNIT_TABLE } from '../football/unitScoring';
import { opponentIn, type Opponent } from './opponents';
import { preseason, type Preseason } from './preseason';
import { shrink, WEIGHTS } from './weights';

/** What was played in a week of the season: the points of each squad whose game is over, in hundredths. */
export type PlayedWeek = { week: number; points: Readonly<Partial<Record<SquadId, Hundredths>>> };

/** What a projection is made from. The model uses the weeks before `week` and no others, even if it is given them. */
export type ProjectionRequest = {
  season: number;
  week: number;
  played: readonly PlayedWeek[];
  scoring?: Scoring;
};

/** A squad's projection for a week, in hundredths. The four parts add up to `hundredths`. */
export type Projection = {
  hundredths: Hundredths;
  /** The 80% range. */
  low: Hundredths;
  high: Hundredths;
  /**
   * Null without a known game: in a bye week, and when a game was moved. What a squad would score against a usual
   * opponent is projected then.
   */
  opponent: Opponent | null;
  /** The squad's games so far and their mean; null without one. */
  games: number;
  mean: Hundredths | null;
  parts: { unit: Hundredths; squad: Hundredths; opponent: Hundredths; homeField: Hundredths };
};

/** Every squad's projection for a week. The week says who has a bye (`projectedPoints` in leagueSeason.ts). */
export type WeekProjections = Readonly<Record<SquadId, Projection>>;

/**
 * Half the 80% range, in spreads of the unit. Points have more results near the middle than a normal distribution,
 * which would say 1.28.
 */
const RANGE = 1.2;

/** The number of passes over the effects. They settle well before the last. */
const PASSES = 30;

/** One part of a game's points, in spreads of the unit, which it shares with other games. */
interface Effect {
  /** What is expected before any game, and how many games that is worth. */
  prior: number;
  weight: number;
  value: number;
}

/** A squad's game to learn from. */
interface Game {
  /** What its effects leave unexplained of its points, in spreads. */
  residual: number;
  effects: Effect[];
  /** 1, or -1 where an effect counts the other way: the home field of a visitor. */
  signs: number[];
}

/**
 * Projects every squad's points in a week from the weeks before it (docs/game.md, Projections). Points are the sum of
 * what the unit usually scores, the squad's own record, the opponent and the home field, each of them shrunk: an effect
 * counts for as much as there are games behind it.
 */
export function projectWeek({ season, week, played, scoring = DEFAULT_SCORING }: ProjectionRequest): WeekProjections {
  const earlier = played.filter((one) => one.week < week);
  const before = preseason(season, scoring);
  const model = learn(season, earlier, before);
  return Object.fromEntries(
    ALL_SQUADS.map((squad): [SquadId, Projection] => {
      const opponent = opponentIn(season, schoolOf(squad), week);
      return [squad, project(squad, opponent, earlier, before, model)];
    }),
  ) as Record<SquadId, Projection>;
}

function project(
  squad: SquadId,
  opponent: Opponent | null,
  earlier: readonly PlayedWeek[],
  before: Preseason,
  { at }: Effects,
): Projection {
  const unit = unitOf(squad);
  const { spread } = UNIT_TABLE[unit];
  const points = (value: number) => Math.round(value * spread);
  const [level, own, ...others] = effectsOf(squad, opponent, at);
  const parts = {
    unit: before.units[unit] + points(level!.value),
    squad: points(own!.value),
    opponent: points(others.reduce((sum, { value }) => sum + value, 0)),
    homeField: points(signOf(opponent) * at('homeField').value),
  };
  const hundredths = parts.unit + parts.squad + parts.opponent + parts.homeField;
  const scores = earlier.flatMap(({ points: all }) => all[squad] ?? []);
  const half = Math.round(RANGE * spread);
  return {
    hundredths,
    low: hundredths - half,
    high: hundredths + half,
    opponent,
    games: scores.length,
    mean: scores.length === 0 ? null : Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length),
    parts,
  };
}

/** The effects by name, created when they are first asked for. */
interface Effects {
  at: (name: string) => Effect;
}

/**
 * Learns the effects from the earlier weeks: each is the shrunk mean of what the others leave over, again and again
 * until they settle.
 */
function learn(season: number, earlier: readonly PlayedWeek[], before: Preseason): Effects {
  const model = effects(before);
  const games = earlier.flatMap(({ week, points }) =>
    ALL_SQUADS.flatMap((squad): Game[] => {
      const scored = points[squad];
      if (scored === undefined) return [];
      return [gameOf(squad, scored, opponentIn(season, schoolOf(squad), week), before, model)];
    }),
  );
  const byEffect = new Map<Effect, { game: Game; sign: number }[]>();
  for (const game of games) {
    game.effects.forEach((effect, i) => {
      const own = byEffect.get(effect) ?? [];
      if (own.length === 0) byEffect.set(effect, own);
      own.push({ game, sign: game.signs[i]! });
    });
  }
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [effect, own] of byEffect) {
      let sum = effect.weight * effect.prior;
      for (const { game, sign } of own) sum += sign * game.residual + effect.value;
      const value = shrink(sum, own.length, effect.weight);
      for (const { game, sign } of own) game.residual += sign * (effect.value - value);
      effect.value = value;
    }
  }
  return model;
}

function gameOf(
  squad: SquadId,
  scored: Hundredths,
  opponent: Opponent | null,
  before: Preseason,
  { at }: Effects,
): Game {
  const unit = unitOf(squad);
  const own = effectsOf(squad, opponent, at);
  const sign = signOf(opponent);
  const all = sign === 0 ? own : [...own, at('homeField')];
  const signs = all.map((_, i) => (i < own.length ? 1 : sign));
  const start = all.reduce((sum, { value }, i) => sum + signs[i]! * value, 0);
  return { residual: (scored - before.units[unit]) / UNIT_TABLE[unit].spread - start, effects: all, signs };
}

/** The effects in a squad's game but the home field: the unit, the squad, and those of the opponent. */
function effectsOf(squad: SquadId, opponent: Opponent | null, at: Effects['at']): Effect[] {
  const unit = unitOf(squad);
  const common = [at(`unit ${unit}`), at(`squad ${squad}`)];
  switch (opponent?.kind) {
    case 'conference':
      return [...common, at(`opponent ${opponent.code} ${unit}`)];
    case 'fbs':
    case 'fcs':
      return [...common, at(`kind ${opponent.kind}`), at(`kindOfUnit ${opponent.kind} ${unit}`)];
    default:
      return common;
  }
}

function signOf(opponent: Opponent | null): number {
  return opponent?.site === 'home' ? 1 : opponent?.site === 'away' ? -1 : 0;
}

function effects(before: Preseason): Effects {
  const known = new Map<string, Effect>();
  const priorOf = (kind: string, name = ''): number => {
    if (kind === 'squad') return before.squads[name as SquadId] / UNIT_TABLE[unitOf(name as SquadId)].spread;
    return kind === 'kind' ? before.kinds[name as 'fbs' | 'fcs'] : 0;
  };
  return {
    at: (name) => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const [kind = '', of] = name.split(' ');
      const prior = priorOf(kind, of);
      const made = { prior, weight: WEIGHTS[kind as keyof typeof WEIGHTS], value: prior };
      known.set(name, made);
      return made;
    },
  };
}
