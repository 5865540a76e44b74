import { contention } from './blocked';
import type { Ticket } from './blocked';
import type { Resource } from './locks';

/** Calls something after so many milliseconds; answers how to call it off. */
export type Timer = (millis: number, work: () => void) => () => void;

/** The timer of the process, which does not keep it alive. */
export const processTimer: Timer = (millis, work) => {
  const timer = setTimeout(work, millis);
  timer.unref();
  return () => clearTimeout(timer);
};

/** One who waits: for whom, and what it would read (null: it would write). */
export interface LockRequest<H> {
  readonly ticket: Ticket;
  /** Null for a write outside of transactions. */
  readonly holder: H | null;
  readonly blockers: ReadonlySet<H>;
  readonly reading: Resource | null;
}

/** Those who wait for locks, woken in the order of their age whenever a lock goes. */
export class Queue<H> {
  private readonly waiting = new Map<LockRequest<H>, (error: Error | null) => void>();

  constructor(private readonly after: Timer) {}

  /** Everything that is waited for. */
  get requests(): Iterable<LockRequest<H>> {
    return this.waiting.keys();
  }

  /** Waits until it is worth trying again, at the latest for so long. */
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

  /** Wakes every request to try again, the oldest first. */
  wakeAll(): void {
    const wishes = [...this.waiting.keys()].sort((a, b) => a.ticket.age - b.ticket.age);
    for (const wish of wishes) this.settle(wish, null);
  }

  /** Ends a holder's waiting with contention. */
  abort(holder: H): void {
    for (const wish of [...this.waiting.keys()]) if (wish.holder === holder) this.settle(wish, contention());
  }

  /** The holders on a circle of waiting through this one, itself among them; empty when there is none. */
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
