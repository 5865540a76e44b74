import { useEffect, useState } from 'react';
import { serverClock } from '@/data/backend/serverClock';

/** How much later the next client in line tries, in milliseconds, so that they don't all write at once. */
const STAGGER_MS = 700;

/** To add to the earliest time that the rules allow, in milliseconds: the measured server clock may be off by it. */
export const MARGIN_MS = 80;

/** The longest wait before another try, and before another look at the clock, in milliseconds: a device may sleep. */
const MAX_WAIT_MS = 60_000;

/** Work that any client may do, and one has to. There is no game server, so a client that is present does it. */
export interface DueTask {
  /** What has to be done, and in which state. Under another key it's begun again, and each client waits anew. */
  key: string;
  /** From when on, in milliseconds of the server's clock. */
  at: number;
  /** This client's position in the line of clients, from 0. */
  place: () => number;
  /** Does it. Resolves to whether it's done, by whomever; otherwise, and if it rejects, it's tried again. */
  run: () => Promise<boolean>;
}

interface Progress {
  /** Since when this client has known of the task, in milliseconds of the server's clock. */
  known: number;
  failures: number;
  done: boolean;
}

/** Does tasks from this client when they're due, one at a time. After a failure it waits longer: others try, too. */
export class Driver {
  private tasks: readonly DueTask[] = [];
  private progress = new Map<string, Progress>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  /** Replaces the tasks. One that is under way is finished. */
  set(tasks: readonly DueTask[]): void {
    const fresh = { known: serverClock.now(), failures: 0, done: false };
    this.tasks = tasks;
    this.progress = new Map(tasks.map(({ key }) => [key, this.progress.get(key) ?? { ...fresh }]));
    this.next();
  }

  /** Looks at the clock, and begins what is due. Call when the server's clock has been measured again. */
  readonly next = (): void => {
    clearTimeout(this.timer);
    if (this.busy) return;
    let soonest = Infinity;
    let first: DueTask | null = null;
    for (const task of this.tasks) {
      const time = this.timeOf(task);
      if (time < soonest) [soonest, first] = [time, task];
    }
    if (first === null) return;
    const left = soonest - serverClock.now();
    if (left <= 0) void this.begin(first);
    else this.timer = setTimeout(this.next, Math.min(left, MAX_WAIT_MS));
  };

  private timeOf({ key, at, place }: DueTask): number {
    const { known, failures, done } = this.progress.get(key)!;
    if (done) return Infinity;
    const pause = failures === 0 ? 0 : Math.min(STAGGER_MS * 2 ** failures, MAX_WAIT_MS);
    return Math.max(at, known) + pause + place() * STAGGER_MS;
  }

  private async begin({ key, run }: DueTask): Promise<void> {
    const progress = this.progress.get(key)!;
    this.busy = true;
    try {
      progress.done = await run();
    } catch (error) {
      console.error(`${key} failed and is tried again.`, error);
    }
    this.busy = false;
    if (!progress.done) Object.assign(progress, { known: serverClock.now(), failures: progress.failures + 1 });
    this.next();
  }
}

/** Does these tasks from this client when they're due. They must be memoized; pass none without a connection. */
export function useDriver(tasks: readonly DueTask[]): void {
  const [driver] = useState(() => new Driver());
  useEffect(() => driver.set(tasks), [driver, tasks]);
  useEffect(() => {
    const stop = serverClock.subscribe(driver.next);
    return () => {
      stop();
      driver.set([]);
    };
  }, [driver]);
}
