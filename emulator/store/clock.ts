import type { Micros } from '../values/timestamp';

/** Gives every read and every commit its own time: never the same twice and never going back, whatever the wall clock does. */
export class Clock {
  private last = 0;

  /** `wall` answers milliseconds since 1970. */
  constructor(private readonly wall: () => number) {}

  /** The next time, in microseconds: the wall clock's, or just after the last one given when the wall clock lags. */
  next(): Micros {
    this.last = Math.max(this.last + 1, this.wall() * 1000);
    return this.last;
  }

  /** The last time that was given out. */
  get now(): Micros {
    return this.last;
  }
}
