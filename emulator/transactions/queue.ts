import { contention } from './blocked';
import type { Ticket } from './blocked';
import type { Resource } from './locks';

/** Calls `work` after a number of milliseconds; returns a function that cancels it. */
export type Timer = (millis: number, work: () => void) => () => void;

/** The process's timer, which doesn't keep the process alive. */
export const processTimer: Timer = (millis, work) => {
  const timer = setTimeout(work, millis);
  timer.unref();
  return () => clearTimeout(timer);
};

/** A waiting request: who holds the locks, and what it would read (null: it would write). */
export interface LockRequest<H> {
  readonly ticket: Ticket;
  /** Null for a write outside of transactions. */
  readonly holder: H | null;
  readonly blockers: ReadonlySet<H>;
  readonly reading: Resource | null;
}

/** The requests that wait for locks. They are woken oldest first whenever a lock is released. */
export class Queue<H> {
  private readonly waiting = new Map<LockRequest<H>, (error: Error | null) => void>();

  constructor(private readonly after: Timer) {}

  /** All waiting requests. */
  get requests(): Iterable<LockRequest<H>> {
    return this.waiting.keys();
  }

  /** Waits until a retry may succeed, at most for this long. */
  join(wish: LockRequest<H>, millis: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = this.after(Math.max(0, millis), () => this.settle(wish, null));
      this.waiting.set(wish, (error) => {
        callOff();
        if (error) reject(error);
        else resolve();
      });
    });
  }

  /** Wakes every request to retry, oldest first. */
  wakeAll(): void {
    const wishes = [...this.waiting.keys()].sort((a, b) => a.ticket.age - b.ticket.age);
    for (const wish of wishes) this.settle(wish, null);
  }

  /** Rejects a holder's waiting requests with contention. */
  abort(holder: H): void {
    for (const wish of [...this.waiting.keys()]) if (wish.holder === holder) this.settle(wish, contention());
  }

  /** The holders in a deadlock cycle through this one, including itself; empty when there is none. */
  findCycle(start: H): readonly H[] {
    const blockersOf = new Map<H, ReadonlySet<H>>();
    for (const { holder, blockers } of this.waiting.keys()) if (holder) blockersOf.set(holder, blockers);
    const seen = new Set<H>();
    const walk = (at: H, path: readonly H[]): readonly H[] => {
      for (const next of blockersOf.get(at) ?? []) {
        if (next === start) return path;
        if (seen.has(next)) continue;
        seen.add(next);
        const circle = walk(next, [...path, next]);
        if (circle.length > 0) return circle;
      }
      return [];
    };
    return walk(start, [start]);
  }

  private settle(wish: LockRequest<H>, error: Error | null): void {
    const done = this.waiting.get(wish);
    this.waiting.delete(wish);
    done?.(error);
  }
}
