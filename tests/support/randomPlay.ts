import { firestoreEngine } from 'firestore-emulator-node/official';
import { expect } from 'vitest';

/** Whether random play is as short as in `npm test`, which sets TEST_SIZE=main. */
export const IS_SHORT = process.env.TEST_SIZE === 'main';

/**
 * The first seed of what is played in-process. Fixed, so that results depend on the code alone. AGREEMENT_SEED plays
 * others.
 */
export const FIRST_SEED = Number(process.env.AGREEMENT_SEED ?? 1);

/** Seeds that failed once, by the name of the play. They are always played. */
const FAILED_ONCE: Readonly<Record<string, readonly number[]>> = {};

/**
 * The seeds of a random play: `count` of them from `first` on, or `short` of them, and those that failed once. Prints
 * them.
 */
export function seedsOf(play: string, first: number, count: number, short = 5): number[] {
  const last = first + (IS_SHORT ? short : count) - 1;
  const failed = FAILED_ONCE[play] ?? [];
  console.log([`${play}: seeds ${String(first)} to ${String(last)}`, ...failed].join(', '));
  return [...new Set([...failed, ...Array.from({ length: last - first + 1 }, (_, i) => first + i)])];
}

/**
 * The seeds of leagues or seasons to play on the running engine: one on Google's, which the conformance table and the
 * attacks hold to the same answers.
 */
export const engineSeeds = (play: string, first: number): number[] =>
  seedsOf(`${play} on an engine`, first, firestoreEngine() === 'own' ? 4 : 1, 1);

/** How often something must happen in a random play: short play only promises that nothing disagrees. */
export const atFullLength = (least: number): number => (IS_SHORT ? 0 : least);

/** Random play met all of these and nothing else; short play met some of them. */
export function expectMet(met: Iterable<string>, all: readonly string[]): void {
  const seen = [...met].sort();
  const wanted = [...all].sort();
  expect(seen).toEqual(IS_SHORT ? wanted.filter((one) => seen.includes(one)) : wanted);
  expect(seen).not.toEqual([]);
}

type Options = { readonly skip?: true; readonly meta?: { readonly notApplicable: string } };

/** Options for tests that are played on our engine alone, and why. */
export const onOurs = (why: string): Options =>
  firestoreEngine() === 'own' ? {} : { skip: true, meta: { notApplicable: why } };

/**
 * Options for tests of the rules that need no running engine: when the suite runs on Google's, they have run on ours.
 */
export const inProcess = onOurs('It needs no running Firestore.');
