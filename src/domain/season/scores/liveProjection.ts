import type { Hundredths } from '../../kernel/hundredths';
import { gameProgress, NO_SCHOOLS, shareToCome } from '../../scoring/gameProgress';
import type { LineupScore, SquadPoints } from '../../scoring/results';
import type { WeekProjections } from '../../projections/model';
import type { Week } from '../../football/weeks';
import { projectedPoints } from '../leagueSeason';

/** A lineup's points so far, and what it is projected to end with. */
export type LiveProjection = { now: Hundredths; projected: Hundredths; final: boolean };

/** What a lineup's starters have scored and what is projected of the part of their games still to come. */
export function liveProjection(score: LineupScore, week: Week, projected: WeekProjections): LiveProjection {
  return {
    now: score.hundredths,
    projected: score.starters.reduce((sum, one) => sum + expectedPoints(one, week, projected), 0),
    final: score.starters.every((one) => isOver(one, week)),
  };
}

/**
 * A squad's points at the end of its game, as expected now (docs/game.md, Projections). What a count is worth as a
 * whole, as points allowed are, counts by how much of the game has been played: it can still change.
 */
export function expectedPoints(one: SquadPoints, week: Week, projected: WeekProjections): Hundredths {
  const left = shareToCome(one, week);
  if (left === 0) return one.hundredths;
  const asWhole = one.terms.reduce((sum, { each, hundredths }) => sum + (each === null ? hundredths : 0), 0);
  return Math.round(one.hundredths - left * asWhole + left * projectedPoints(projected, week, one.squad));
}

function isOver(one: SquadPoints, week: Week): boolean {
  const progress = gameProgress(one, week, NO_SCHOOLS);
  return progress === 'final' || progress === 'bye';
}
