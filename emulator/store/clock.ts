import { wholeMillis } from '../values/timestamp';
import type { Micros } from '../values/timestamp';

/** Issues a unique, strictly increasing time for every read and every commit, whatever the wall clock does. */
export class Clock {
  private last = 0;

  /** `wall` returns milliseconds since 1970. */
  constructor(private readonly wall: () => number) {}

  /**
   * The next time, in microseconds: the wall clock's, or just after the last issued time when the wall clock lags.
   * Never a whole millisecond, so that a client's own time, which is one, can't pass for the server's.
   */
  next(): Micros {
    const next = Math.max(this.last + 1, this.wall() * 1000);
    this.last = next === wholeMillis(next) ? next + 1 : next;
    return this.last;
  }

  /** The last issued time. */
  get now(): Micros {
    return this.last;
  }
}
