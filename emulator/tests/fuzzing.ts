/** Where random input begins, so that a failure can be had again; another beginning, or more of it, by the environment. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);

/** How a fuzz test of this many runs is run. */
export function fuzz(runs: number): { numRuns: number; seed: number } {
  return { numRuns: runs * FACTOR, seed: SEED };
}
