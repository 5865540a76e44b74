import type { Message } from '../watch/messages';

/** The parts of a Listen stream message that folding uses. */
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
 * Folds the messages a client receives into the documents of each target, as the SDKs do: its state is only valid at
 * snapshots, and when a connection breaks, everything since the last snapshot is discarded.
 */
export class Folding {
  readonly heard: Change[] = [];
  /** The documents of each target at its last snapshot: their fields as JSON, by name. */
  readonly settled = new Map<number, Documents>();
  private readonly pending = new Map<number, Map<string, string>>();
  private readonly tokens = new Map<number, string>();
  /** The targets that this connection has confirmed: only these are part of its snapshots. */
  private readonly active = new Set<number>();
  private lastTime = '';

  /** `onSnapshot` is called at each snapshot of all targets, with the targets it covers. */
  constructor(private readonly onSnapshot: (targets: ReadonlySet<number>, time: string) => void = () => undefined) {}

  /** The connection is lost: discards everything since its last snapshot. */
  breakOff(): void {
    this.active.clear();
    for (const id of this.pending.keys()) this.pending.set(id, new Map(this.settled.get(id)));
  }

  /** The resume fields of a request for a target. */
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

/**
 * A time in a form that sorts as text: fractions of a second are padded, since they otherwise have as few digits as
 * they need.
 */
function instant(time: string): string {
  const [whole = '', fraction = ''] = time.replace('Z', '').split('.');
  return `${whole}.${fraction.padEnd(9, '0')}`;
}
