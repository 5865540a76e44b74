/** How long a client may read nothing at all before its stream is cut. */
export const STALLED_MILLIS = 60_000;

/** Maximum number of changed documents that are tracked individually; beyond it everything is checked again. */
const TOLD_APART = 10_000;

/** The documents that changed; `has` returns true for every path when there were too many to track. */
export interface ChangedPaths {
  has(path: string): boolean;
}

const EVERYTHING: ChangedPaths = { has: () => true };

/**
 * The changes that a slow client hasn't received yet. It never holds documents, only the paths of changed ones, up to a
 * fixed number. A client that reads nothing for too long is dropped.
 */
export class Backlog {
  private paths: Set<string> | null = null;
  private tooMany = false;
  private timer: NodeJS.Timeout | null = null;

  /** `giveUp` is called when the client has read nothing for `stalledMillis`. */
  constructor(
    private readonly giveUp: () => void,
    private readonly stalledMillis: number,
  ) {}

  /** True while changes are pending. */
  get waits(): boolean {
    return this.paths !== null;
  }

  add(changed: Iterable<string>): void {
    this.paths ??= new Set();
    this.timer ??= setTimeout(this.giveUp, this.stalledMillis).unref();
    if (this.tooMany) return;
    for (const path of changed) this.paths.add(path);
    if (this.paths.size > TOLD_APART) {
      this.tooMany = true;
      this.paths.clear();
    }
  }

  /** Returns the pending changes and resets; null when there are none. */
  take(): ChangedPaths | null {
    const changed = this.tooMany ? EVERYTHING : this.paths;
    this.clear();
    return changed;
  }

  clear(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.paths = null;
    this.tooMany = false;
  }
}
