/** An open listener, with the deliveries that no step has read yet. */
interface Open {
  readonly close: () => void;
  readonly told: unknown[];
  waiting: ((outcome: unknown) => void) | null;
}

/** The part of a query snapshot that every SDK shares. */
interface Changes {
  docChanges(): readonly { readonly type: string; readonly doc: { readonly id: string }; readonly newIndex: number }[];
}

type Tell = (outcome: unknown) => void;

/** A query snapshot as its changes: `added b 0` (the new position), `removed a`, `modified c 1`. */
export function changesOf(at: Changes): readonly string[] {
  return at
    .docChanges()
    .map(({ type, doc, newIndex }) => (type === 'removed' ? `removed ${doc.id}` : `${type} ${doc.id} ${newIndex}`));
}

/** The listeners of one case, by the names that its steps give them. */
export class Listeners {
  private readonly listeners = new Map<string, Open>();

  /** Opens a listener and resolves to its first delivery; `start` begins listening and returns its unsubscribe. */
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

  /** The listener's next delivery, or one that it has already received. */
  next(as: string): Promise<unknown> {
    const open = this.listeners.get(as);
    if (!open) throw new Error(`No listener is called ${as}.`);
    if (open.told.length > 0) return Promise.resolve(open.told.shift());
    return new Promise((resolve) => (open.waiting = resolve));
  }

  /** All deliveries that no step has read yet; they count as read afterwards. */
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
