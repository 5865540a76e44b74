import { shareToCome } from '../../scoring/gameProgress';
import type { Hundredths } from '../../kernel/hundredths';
import type { LiveProjection } from '../scores/liveProjection';
import type { SquadPoints } from '../../scoring/results';
import { unitOf, type SquadId } from '../../football/squads';
import { UNIT_TABLE } from '../../football/unitScoring';
import type { Week } from '../../football/weeks';

/** What a manager is expected to score in a week to come: the mean and the standard deviation, in hundredths. */
export type Expected = { mean: Hundredths; spread: Hundredths };

/** What the estimate needs to know of each side. `ahead`: what another week that counts may bring. */
export type Contender = { projection: LiveProjection; starters: readonly SquadPoints[]; ahead?: Expected | null };

/**
 * The probability that `one` beats `other`, from 0 to 1 (docs/game.md, Projections). The points still to come are taken
 * to be normally distributed around what is projected of them, independently for each starter and each moment of a
 * game, so that the variance falls with the game clock. 1 or 0 once all games are final, and 0.5 for a tie.
 */
export function winProbability(one: Contender, other: Contender, week: Week): number {
  const lead = projectedTotal(one) - projectedTotal(other);
  const variance = [one, other].reduce(
    (sum, { starters, ahead }) => sum + remainingVariance(starters, week) + (ahead?.spread ?? 0) ** 2,
    0,
  );
  if (variance === 0) return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
  return normalCdf(lead / Math.sqrt(variance));
}

/** What a side is projected to end with, another week that counts included. */
export function projectedTotal({ projection, ahead }: Pick<Contender, 'projection' | 'ahead'>): Hundredths {
  return projection.projected + (ahead?.mean ?? 0);
}

/** A squad, and its projected points of a game that hasn't kicked off, in hundredths. */
export type Projected = { squad: SquadId; projected: Hundredths };

/** The probability that one squad outscores the other in games that haven't kicked off, from 0 to 1. */
export function outscores(one: Projected, other: Projected): number {
  const variance = ([one, other] as const).reduce((sum, { squad }) => sum + UNIT_TABLE[unitOf(squad)].spread ** 2, 0);
  return normalCdf((one.projected - other.projected) / Math.sqrt(variance));
}

/**
 * A probability as whole percent for both sides. They add up to 100, and only a certain result is 100 and 0.
 */
export function winPercent(probability: number): [number, number] {
  const certain = probability === 0 || probability === 1;
  const whole = Math.round(probability * 100);
  const shown = certain ? whole : Math.min(99, Math.max(1, whole));
  return [shown, 100 - shown];
}

/** The variance of the points still to come of these starters, in squared hundredths. */
export function remainingVariance(starters: readonly SquadPoints[], week: Week): number {
  return starters.reduce((sum, one) => sum + shareToCome(one, week) * UNIT_TABLE[unitOf(one.squad)].spread ** 2, 0);
}

/** The standard normal distribution function, by Abramowitz and Stegun 26.2.17 (error below 1e-7). */
function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x >= 0 ? 1 - tail : tail;
}
