/**
 * How much evidence there has to be before the model believes an effect, in games: with that many games, half of what
 * was seen is taken as real. Round numbers; the error is flat around them (docs/game.md, Projections).
 */
export const WEIGHTS = { unit: 1, squad: 6, opponent: 12, kind: 1, kindOfUnit: 10, homeField: 100 } as const;

/** A mean over `games`, pulled toward 0 as if there were `weight` more games at 0. */
export function shrink(sum: number, games: number, weight: number): number {
  return sum / (games + weight);
}
