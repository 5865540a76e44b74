import type * as full from 'firebase/firestore';

/** What an open listener has told and nobody has asked for yet. */
interface Open {
  readonly close: () => void;
  readonly told: unknown[];
  waiting: ((outcome: unknown) => void) | null;
}

/**
 * The listeners of one case. Only what the server says counts: snapshots from the cache and those with writes still on their way
 * are left out. A snapshot of a query is told as its changes: `added b 0` (the place it now has), `removed a`, `modified c 1`.
 */
export class Listeners {
  private readonly listeners = new Map<string, Open>();

  constructor(private readonly sdk: typeof full) {}

  /** Opens a listener and answers what it tells first. */
  open(as: string, target: full.Query | full.DocumentReference): Promise<unknown> {
    const open: Open = { close: () => unsubscribe(), told: [], waiting: null };
    const tell = (outcome: unknown): void => {
      const { waiting } = open;
      open.waiting = null;
      if (waiting) waiting(outcome);
      else open.told.push(outcome);
    };
    const refuse = (error: full.FirestoreError): void => tell({ error: error.code });
    const unsubscribe = isDocument(target)
      ? this.sdk.onSnapshot(
          target,
          { includeMetadataChanges: true },
          (at) => fresh(at) && tell(at.data() ?? null),
          refuse,
        )
      : this.sdk.onSnapshot(target, (at) => fresh(at) && tell(changesOf(at)), refuse);
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

  close(as: string): void {
    this.listeners.get(as)?.close();
    this.listeners.delete(as);
  }

  closeAll(): void {
    for (const as of [...this.listeners.keys()]) this.close(as);
  }
}

function changesOf(at: full.QuerySnapshot): readonly string[] {
  return at
    .docChanges()
    .map(({ type, doc, newIndex }) => (type === 'removed' ? `removed ${doc.id}` : `${type} ${doc.id} ${newIndex}`));
}

function isDocument(target: full.Query | full.DocumentReference): target is full.DocumentReference {
  return target.type === 'document';
}

function fresh(at: full.QuerySnapshot | full.DocumentSnapshot): boolean {
  return !at.metadata.fromCache && !at.metadata.hasPendingWrites;
}
