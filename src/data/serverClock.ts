/**
 * The server's time, measured and not believed from the device.
 *
 * `offset` is what must be added to this device's clock to get the server's. It is never known exactly, only between two bounds, and every
 * observation tightens them: an answer whose `Date` header says second D, asked at `sent` and received at `received`, proves that the
 * server's clock stood in [D, D + 1 s) somewhere between the two. Questions are timed to fall where they halve what is unknown, so five
 * of them narrow a second to about the length of one round trip. A server timestamp seen in a live snapshot is a further bound for free.
 */

/** What is known of the offset in milliseconds: `low <= offset <= high`. */
export interface OffsetBounds {
  low: number;
  high: number;
}

/** Nothing known yet. */
export const UNKNOWN_OFFSET: OffsetBounds = { low: -Infinity, high: Infinity };

/** Good enough to stop asking, in milliseconds: far below the grace second that everyone has. */
const PRECISE_ENOUGH_MS = 60;

/** How many questions one measurement asks at most. */
const QUESTIONS_A_MEASUREMENT = 7;

/** One answer of the server: its `Date` header (milliseconds, whole seconds) between two readings of the device's clock. */
export interface DateAnswer {
  sent: number;
  received: number;
  date: number;
}

/** Servers of one house disagree by less than this, in milliseconds; a greater contradiction means that the device's clock was set. */
const SERVERS_DISAGREE_MS = 500;

/**
 * The bounds that both `known` and `seen` allow. Where they contradict each other by little, two servers' clocks differ and the truth lies
 * in the gap; where by much, the device's clock was changed and only `seen` counts.
 */
export function tighten(known: OffsetBounds, seen: OffsetBounds): OffsetBounds {
  const low = Math.max(known.low, seen.low);
  const high = Math.min(known.high, seen.high);
  if (low <= high) return { low, high };
  return low - high <= SERVERS_DISAGREE_MS ? { low: high, high: low } : seen;
}

/** What one `Date` header proves. */
export function boundsOfAnswer({ sent, received, date }: DateAnswer): OffsetBounds {
  return { low: date - received, high: date + 1000 - sent };
}

/** What a server timestamp proves that has reached this device at `received`: the server's clock was already past it. */
export function boundsOfTimestamp(timestamp: number, received: number): OffsetBounds {
  return { low: timestamp - received, high: Infinity };
}

/** The best single figure for the offset, 0 when nothing is known. */
export function likelyOffset({ low, high }: OffsetBounds): number {
  if (Number.isFinite(low) && Number.isFinite(high)) return (low + high) / 2;
  if (Number.isFinite(low)) return low;
  return Number.isFinite(high) ? high : 0;
}

/**
 * How long to wait before the next question so that it halves what is unknown: the server should be asked when the middle of the bounds
 * says that its second turns over. `roundTrip` in milliseconds; the answer is below one second.
 */
function waitForTurnOfSecond(bounds: OffsetBounds, now: number, roundTrip: number): number {
  const serverAtArrival = now + likelyOffset(bounds) + roundTrip / 2;
  return 1000 - (((serverAtArrival % 1000) + 1000) % 1000);
}

/** Asks the site's own host for the time. A different name for every question keeps every cache on the way from answering in its place. */
async function askTheHost(): Promise<DateAnswer | null> {
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

/** What the clock needs from its surroundings; tests give their own. */
export interface ClockSurroundings {
  /** The device's clock in milliseconds. */
  deviceNow: () => number;
  /** A clock that no one sets, to notice when a person set the other. */
  steadyNow: () => number;
  ask: () => Promise<DateAnswer | null>;
  wait: (milliseconds: number) => Promise<void>;
}

/** A jump of the device's clock against the steady one that makes the old measurement worthless, in milliseconds. */
const JUMP_MS = 250;

/** A server clock; the app has one (`serverClock`), a test as many as it likes. */
export class ServerClock {
  private bounds = UNKNOWN_OFFSET;
  private drift: number;
  private measuring: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly surroundings: ClockSurroundings) {
    this.drift = surroundings.deviceNow() - surroundings.steadyNow();
  }

  /** The server's time in milliseconds, as well as it is known. */
  now(): number {
    return this.surroundings.deviceNow() + likelyOffset(this.bounds);
  }

  /** How far the answer of `now()` may be off, in milliseconds; Infinity before the first measurement. */
  uncertainty(): number {
    return (this.bounds.high - this.bounds.low) / 2;
  }

  /** Tells when the offset has changed by a new measurement. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A server timestamp (milliseconds) has just arrived in a live snapshot. */
  witness(timestamp: number): void {
    this.forgetAfterJump();
    this.learn(boundsOfTimestamp(timestamp, this.surroundings.deviceNow()));
  }

  /** Measures the offset; calls while one runs share it. Never fails: without a network the old knowledge stays. */
  measure(): Promise<void> {
    this.measuring ??= this.askUntilPrecise().finally(() => {
      this.measuring = null;
    });
    return this.measuring;
  }

  /** True when the device's clock was set or slept since the last look; the old measurement is then forgotten. */
  forgetAfterJump(): boolean {
    const drift = this.surroundings.deviceNow() - this.surroundings.steadyNow();
    const jumped = Math.abs(drift - this.drift) > JUMP_MS;
    this.drift = drift;
    if (jumped) this.bounds = UNKNOWN_OFFSET;
    return jumped;
  }

  private async askUntilPrecise(): Promise<void> {
    this.forgetAfterJump();
    for (let asked = 0; asked < QUESTIONS_A_MEASUREMENT; asked += 1) {
      const answer = await this.surroundings.ask();
      if (answer === null) return;
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

/** The app's one server clock. */
export const serverClock = new ServerClock({
  deviceNow: () => Date.now(),
  steadyNow: () => performance.now(),
  ask: askTheHost,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
