/** How long a client may take nothing at all before its stream is cut. */
export const STALLED_MILLIS = 60_000;

/** More changed documents than this are no longer told apart: everything is looked at again. */
const TOLD_APART = 10_000;

/** The documents that changed; `has` answers true for every path when there were too many to remember. */
export interface ChangedPaths {
  has(path: string): boolean;
}

const EVERYTHING: ChangedPaths = { has: () => true };

/**
 * What a slow client has not been told yet. It never holds documents, only which of them changed, and of these no more than a fixed
 * number; a client that takes nothing for too long is given up.
 */
export class Backlog {
  private paths: Set<string> | null = null;
  private tooMany = false;
  private timer: NodeJS.Timeout | null = null;

  /** `giveUp` is called when the client has taken nothing for `stalledMillis`. */
  constructor(
    private readonly giveUp: () => void,
    private readonly stalledMillis: number,
  ) {}

  /** True while something waits. */
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

  /** Hands over what waits and begins anew; null when nothing does. */
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
