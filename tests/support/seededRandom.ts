/** Repeatable random numbers: the same seed gives the same sequence. */
export function seededRandom(seed: number) {
  let state = seed;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!;
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => [random(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  return { chance: (share: number) => random() < share, between, one, shuffled };
}
export type SeededRandom = ReturnType<typeof seededRandom>;
