/** A seeded pseudorandom generator (mulberry32). */
export class RandomSource {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A number from 0 up to, but not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 up to, but not including, `count`. */
  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }

  /** True with a probability of 1 in `count`. */
  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
