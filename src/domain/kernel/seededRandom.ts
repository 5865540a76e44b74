import type { Random } from './random';

const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/**
 * A seeded source of numbers, so that the demo, replays and the odds are the same each time: the "minimal standard"
 * generator of Park and Miller.
 */
export function seededRandom(seed: number): Random {
  let state = (seed % (MODULUS - 1)) + 1;
  return () => {
    state = (state * MULTIPLIER) % MODULUS;
    return (state - 1) / (MODULUS - 1);
  };
}
