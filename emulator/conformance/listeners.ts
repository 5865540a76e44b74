/** What an open listener has delivered and was not asked for yet. */
interface Open {
  readonly close: () => void;
  readonly told: unknown[];
  waiting: ((outcome: unknown) => void) | null;
}

/** A query's snapshot as every SDK has it. */
interface Changes {
  docChanges(): readonly { readonly type: string; readonly doc: { readonly id: string }; readonly newIndex: number }[];
}

type Tell = (outcome: unknown) => void;

/** A snapshot of a query told as its changes: `added b 0` (the place it now has), `removed a`, `modified c 1`. */
export function changesOf(at: Changes): readonly string[] {
  return at
    .docChanges()
    .map(({ type, doc, newIndex }) => (type === 'removed' ? `removed ${doc.id}` : `${type} ${doc.id} ${newIndex}`));
}

/** The listeners of one case, by the names that its steps give them. */
export class Listeners {
  private readonly listeners = new Map<string, Open>();

  /** Opens a listener and answers what it tells first; `start` begins to listen and answers how to end. */
  open(
    as: string,
    start: (tell: Tell, refuse: (error: { readonly code: string }) => void) => () => void,
  ): Promise<unknown> {
    const open: Open = { close: () => end(), told: [], waiting: null };
    const tell: Tell = (outcome) => {
      const { waiting } = open;
      open.waiting = null;
      if (waiting) waiting(outcome);
      else open.told.push(outcome);
    };
    const end = start(tell, ({ code }) => tell({ error: code }));
    this.listeners.set(as, open);
    return this.next(as);
  }

  /** What the listener tells next, or has told already. */
  next(as: string): Promise<unknown> {
    const open = this.listeners.get(as);
    if (!open) throw new Error(`No listener is called ${as}.`);
    if (open.told.length > 0) return Promise.resolve(open.told.shift());
    return new Promise((resolve) => (open.waiting = resolve));
  }

  /** All that the listeners have delivered and were not asked for; afterwards it counts as asked for. */
  told(): Readonly<Record<string, readonly unknown[]>> {
    return Object.fromEntries(
      [...this.listeners].flatMap(([as, { told }]) => (told.length > 0 ? [[as, told.splice(0)]] : [])),
    );
  }

  close(as: string): void {
    this.listeners.get(as)?.close();
    this.listeners.delete(as);
  }

  closeAll(): void {
    for (const as of [...this.listeners.keys()]) this.close(as);
  }
}
