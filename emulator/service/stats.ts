/**
 * One caller's usage since the counters were last reset. A read is one document sent; a write is one document written.
 */
export interface Usage {
  /** Documents read one by one: get, batchGet and transactions. */
  get: number;
  /** Documents returned by queries without a listener; at least one for each query. */
  query: number;
  /**
   * Documents delivered to listeners: once for each target that a new or changed document belongs to. A listener that
   * begins anew counts at least once, also when it finds nothing.
   */
  listen: number;
  /** Documents written or deleted. */
  writes: number;
}

/** Counts reads and writes by caller, for tests of what a page or an action costs. */
export class Stats {
  private readonly byCaller = new Map<string, Usage>();

  count(label: string, kind: keyof Usage, documents: number): void {
    if (documents === 0) return;
    let usage = this.byCaller.get(label);
    if (!usage) this.byCaller.set(label, (usage = { get: 0, query: 0, listen: 0, writes: 0 }));
    usage[kind] += documents;
  }

  /** The usage of one caller. */
  of(label: string): Usage {
    return this.byCaller.get(label) ?? { get: 0, query: 0, listen: 0, writes: 0 };
  }

  reset(): void {
    this.byCaller.clear();
  }

  /** The counters as JSON: by caller, and their total. */
  report(): { total: Usage; byUser: Record<string, Usage> } {
    const total: Usage = { get: 0, query: 0, listen: 0, writes: 0 };
    for (const usage of this.byCaller.values()) {
      for (const kind of Object.keys(total) as (keyof Usage)[]) total[kind] += usage[kind];
    }
    return { total, byUser: Object.fromEntries(this.byCaller) };
  }
}
