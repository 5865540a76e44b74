import type { Message } from '../watch/messages';

/** A message of a Listen stream, as far as folding looks at it. */
export interface Change {
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: readonly number[];
    readonly resumeToken?: string;
    readonly readTime?: string;
    readonly cause?: { readonly code: number };
  };
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly fields?: object };
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentDelete?: { readonly document: string; readonly removedTargetIds?: readonly number[] };
  readonly documentRemove?: { readonly document: string; readonly removedTargetIds?: readonly number[] };
  readonly filter?: { readonly targetId: number; readonly count: number };
}

type Documents = ReadonlyMap<string, string>;

/**
 * Folds what a client hears into the documents of each target, as the SDKs do: what it has is valid at snapshots only, and a connection
 * that breaks off in between takes what it had said since the last one with it.
 */
export class Folding {
  readonly heard: Change[] = [];
  /** The documents of each target as of its last snapshot: their fields as JSON, by name. */
  readonly settled = new Map<number, Documents>();
  private readonly pending = new Map<number, Map<string, string>>();
  private readonly tokens = new Map<number, string>();
  /** The targets that this connection has confirmed: only these are part of its snapshots. */
  private readonly active = new Set<number>();
  private lastTime = '';

  /** `onSnapshot` is called at each snapshot of all targets, with those it speaks of. */
  constructor(private readonly onSnapshot: (targets: ReadonlySet<number>, time: string) => void = () => undefined) {}

  /** The connection is gone: what it said since its last snapshot counts no more. */
  breakOff(): void {
    this.active.clear();
    for (const id of this.pending.keys()) this.pending.set(id, new Map(this.settled.get(id)));
  }

  /** What goes with the request for a target that goes on where it left off. */
  resume(targetId: number): Message {
    const resumeToken = this.tokens.get(targetId);
    return resumeToken === undefined ? {} : { resumeToken, expectedCount: this.settled.get(targetId)?.size };
  }

  hear(change: Change): void {
    this.heard.push(change);
    const { targetChange, documentChange } = change;
    if (targetChange?.targetChangeType === 'ADD') targetChange.targetIds?.forEach((id) => this.active.add(id));
    if (targetChange?.targetChangeType === 'RESET') targetChange.targetIds?.forEach((id) => this.documents(id).clear());
    if (documentChange) {
      const { name, fields } = documentChange.document;
      documentChange.targetIds?.forEach((id) => this.documents(id).set(name, JSON.stringify(fields ?? {})));
    }
    const gone = change.documentDelete ?? change.documentRemove;
    const name = gone?.document ?? documentChange?.document.name ?? '';
    (gone ?? documentChange)?.removedTargetIds?.forEach((id) => this.documents(id).delete(name));
    if (
      targetChange &&
      (targetChange.targetChangeType ?? 'NO_CHANGE') === 'NO_CHANGE' &&
      !targetChange.targetIds?.length
    )
      this.settle(targetChange.resumeToken ?? '', targetChange.readTime ?? '');
  }

  private settle(token: string, time: string): void {
    if (instant(time) < instant(this.lastTime)) throw new Error(`Time went back from ${this.lastTime} to ${time}.`);
    this.lastTime = time;
    for (const id of this.active) {
      this.tokens.set(id, token);
      this.settled.set(id, new Map(this.pending.get(id)));
    }
    this.onSnapshot(this.active, time);
  }

  private documents(targetId: number): Map<string, string> {
    let documents = this.pending.get(targetId);
    if (!documents) this.pending.set(targetId, (documents = new Map()));
    return documents;
  }
}

/** A time so written that texts compare as times do: fractions of a second have as many digits as they need. */
function instant(time: string): string {
  const [whole = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${whole}.${fraction.padEnd(9, '0')}`;
}
