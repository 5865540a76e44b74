/**
 * The seed of the random input, so that a failure can be reproduced. Environment variables set another seed, or other
 * numbers of runs.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? (process.env.TEST_SIZE === 'main' ? 0.2 : 1));

/** The fast-check options for this many runs. */
export function fuzz(runs: number): { numRuns: number; seed: number } {
  return { numRuns: Math.ceil(runs * FACTOR), seed: SEED };
}
