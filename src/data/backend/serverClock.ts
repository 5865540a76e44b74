/**
 * The server's time, measured: `offset`, to be added to the device's clock, is known between two bounds, which every
 * observation tightens. A `Date` header D of an answer proves that the server's clock was in [D, D + 1 s) between
 * `sent` and `received`; a timestamp in a live snapshot, that it was past it.
 */

/** Bounds on the offset, in milliseconds: `low <= offset <= high`. */
export interface OffsetBounds {
  low: number;
  high: number;
}

export const UNKNOWN_OFFSET: OffsetBounds = { low: -Infinity, high: Infinity };

/** Precise enough to stop measuring, in milliseconds. Far below the one-second grace period that every manager gets. */
const PRECISE_ENOUGH_MS = 60;

/** The most requests in one measurement. */
const QUESTIONS_A_MEASUREMENT = 7;

/** How often a measurement begins anew because the device's clock was changed during it. */
const RESTARTS = 2;

/** A server's answer: its `Date` header, between two readings of the device's clock. All in milliseconds. */
export interface DateAnswer {
  sent: number;
  received: number;
  date: number;
}

/** By how much servers' clocks may differ, in milliseconds. More means that the device's clock was changed. */
const SERVERS_DISAGREE_MS = 500;

/** What both allow; the gap if they just miss each other; else `seen`, because the device's clock was changed. */
export function tighten(known: OffsetBounds, seen: OffsetBounds): OffsetBounds {
  const low = Math.max(known.low, seen.low);
  const high = Math.min(known.high, seen.high);
  if (low <= high) return { low, high };
  return low - high <= SERVERS_DISAGREE_MS ? { low: high, high: low } : seen;
}

/** The bounds from one `Date` header. */
export function boundsOfAnswer({ sent, received, date }: DateAnswer): OffsetBounds {
  return { low: date - received, high: date + 1000 - sent };
}

/** The bounds from a server timestamp that reached this device at `received`. */
export function boundsOfTimestamp(timestamp: number, received: number): OffsetBounds {
  return { low: timestamp - received, high: Infinity };
}

/** The middle of the bounds, or while one is missing, 0 as far as the other allows. */
export function likelyOffset({ low, high }: OffsetBounds): number {
  if (Number.isFinite(low) && Number.isFinite(high)) return (low + high) / 2;
  return Math.min(Math.max(0, low), high);
}

/** How long to wait so that the next request reaches the server when its second turns over, in milliseconds. */
function waitForTurnOfSecond(bounds: OffsetBounds, now: number, roundTrip: number): number {
  const serverAtArrival = now + likelyOffset(bounds) + roundTrip / 2;
  return 1000 - (((serverAtArrival % 1000) + 1000) % 1000);
}

/** Fetches the time from our own host. A unique URL per request keeps caches from answering. */
async function fetchHostTime(): Promise<DateAnswer | null> {
  const sent = Date.now();
  try {
    const response = await fetch(`/clock.txt?at=${String(sent)}`, { method: 'HEAD', cache: 'no-store' });
    const received = Date.now();
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return null;
    const age = Number(response.headers.get('age') ?? '0');
    return { sent, received, date: date + (Number.isFinite(age) ? age * 1000 : 0) };
  } catch {
    return null;
  }
}

/** The clock's dependencies; tests pass their own. */
export interface ClockSurroundings {
  /** The device's clock, in milliseconds. */
  deviceNow: () => number;
  /** A monotonic clock, to detect when the device's clock was changed. */
  steadyNow: () => number;
  ask: () => Promise<DateAnswer | null>;
  wait: (milliseconds: number) => Promise<void>;
}

/** If the device's clock moves this much against the monotonic one, in milliseconds, the measurement is discarded. */
const JUMP_MS = 250;

/** A server clock. The app has one (`serverClock`); tests create as many as they need. */
export class ServerClock {
  private bounds = UNKNOWN_OFFSET;
  private drift: number;
  /** How often the device slept or its clock was changed. */
  private jumps = 0;
  private measuring: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly surroundings: ClockSurroundings) {
    this.drift = surroundings.deviceNow() - surroundings.steadyNow();
  }

  /** The best estimate of the server's time, in milliseconds. */
  now(): number {
    return this.surroundings.deviceNow() + likelyOffset(this.bounds);
  }

  /** How far `now()` may be off, in milliseconds; Infinity before the first measurement. */
  uncertainty(): number {
    return (this.bounds.high - this.bounds.low) / 2;
  }

  /** Calls the listener when a measurement changes the offset. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call when a server timestamp (milliseconds) has just arrived in a live snapshot. */
  witness(timestamp: number): void {
    this.check();
    this.learn(boundsOfTimestamp(timestamp, this.surroundings.deviceNow()));
  }

  /** Measures the offset, together with concurrent calls. Never fails: without a network the old bounds stay. */
  measure(): Promise<void> {
    this.measuring ??= this.askUntilPrecise().finally(() => {
      this.measuring = null;
    });
    return this.measuring;
  }

  /** Measures again if the device slept or its clock was changed since the last look. */
  check(): void {
    if (this.forgetAfterJump()) void this.measure();
  }

  /** Discards the measurement if the device slept or its clock was changed. Returns whether it did. */
  forgetAfterJump(): boolean {
    const drift = this.surroundings.deviceNow() - this.surroundings.steadyNow();
    const jumped = Math.abs(drift - this.drift) > JUMP_MS;
    this.drift = drift;
    if (jumped) {
      this.bounds = UNKNOWN_OFFSET;
      this.jumps += 1;
    }
    return jumped;
  }

  private async askUntilPrecise(): Promise<void> {
    this.forgetAfterJump();
    let jumps = this.jumps;
    let restarts = 0;
    for (let asked = 0; asked < QUESTIONS_A_MEASUREMENT; asked += 1) {
      const answer = await this.surroundings.ask();
      if (answer === null) return;
      this.forgetAfterJump();
      if (this.jumps !== jumps) {
        // Asked with one clock and received with another, it says nothing. Another caller may have seen the jump first.
        jumps = this.jumps;
        if (restarts < RESTARTS) asked = 0;
        restarts += 1;
        continue;
      }
      this.learn(boundsOfAnswer(answer));
      if (this.uncertainty() * 2 <= PRECISE_ENOUGH_MS) return;
      const roundTrip = answer.received - answer.sent;
      await this.surroundings.wait(waitForTurnOfSecond(this.bounds, this.surroundings.deviceNow(), roundTrip));
    }
  }

  private learn(seen: OffsetBounds): void {
    const before = likelyOffset(this.bounds);
    this.bounds = tighten(this.bounds, seen);
    if (likelyOffset(this.bounds) !== before) this.listeners.forEach((listener) => listener());
  }
}

/** The app's shared server clock. */
export const serverClock = new ServerClock({
  deviceNow: () => Date.now(),
  steadyNow: () => performance.now(),
  ask: fetchHostTime,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
