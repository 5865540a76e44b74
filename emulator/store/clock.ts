import type { Micros } from '../values/timestamp';

/** Times are reserved this far ahead, so that few reads have to write something down. */
const RESERVED_MICROS = 500_000;

/** Gives every read and every commit its own time: never the same twice and never going back, whatever the wall clock does. */
export class Clock {
  private last = 0;
  /** The latest time that may be given out without telling the keeper. */
  private reservedUpTo = 0;
  private keeper: ((upTo: Micros) => void) | null = null;

  /** `wall` answers milliseconds since 1970. */
  constructor(private readonly wall: () => number) {}

  /** The next time, in microseconds: the wall clock's, or just after the last one given when the wall clock lags. */
  next(): Micros {
    const time = Math.max(this.last + 1, this.wall() * 1000);
    if (this.keeper && time > this.reservedUpTo) {
      this.keeper(time + RESERVED_MICROS);
      this.reservedUpTo = time + RESERVED_MICROS;
    }
    this.last = time;
    return time;
  }

  /** The last time that was given out. */
  get now(): Micros {
    return this.last;
  }

  /** Tells `keeper`, before times are given out, how far they may go: a later run that begins after that never goes back. */
  keep(keeper: (upTo: Micros) => void): void {
    this.keeper = keeper;
  }

  /** Makes sure that all later times are after this one (data that was imported may be from a faster clock). */
  advanceTo(micros: Micros): void {
    this.last = Math.max(this.last, micros);
  }
}
