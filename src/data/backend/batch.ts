import {
  onSnapshot,
  type DocumentData,
  type DocumentReference,
  type FieldPath,
  type SetOptions,
  type Transaction,
} from 'firebase/firestore';
import type { Result } from '@/domain/kernel/result';
import { attempt, type MessageOverrides } from './failures';
import { db } from './firebase';
import { allowance, transact } from './transact';
import { showTogether } from './watch';
import { DeadlineError, withDeadline } from './withDeadline';

/** How long a command waits for its own change to arrive, in milliseconds. It succeeds either way. */
const ARRIVAL_MS = 3_000;

/** A batch or a transaction. */
export type Writer = { set: (reference: DocumentReference, data: DocumentData) => unknown };

/** Fields by their paths, or one path and its value. */
type Change = [fields: DocumentData] | [path: string | FieldPath, value: unknown, ...more: unknown[]];

/**
 * Writes that go through together or not at all, and now or never: a transaction, because Firestore's batch may stay on
 * the device for hours and shows meanwhile. Make it before reading anything: its time begins then.
 */
export class Batch {
  private readonly writes: ((transaction: Transaction) => void)[] = [];
  private waitForArrival = () => Promise.resolve();

  constructor(private readonly allowed = allowance()) {}

  set(reference: DocumentReference, data: DocumentData, options: SetOptions = {}): this {
    this.writes.push((transaction) => transaction.set(reference, data, options));
    return this;
  }

  update(reference: DocumentReference, ...change: Change): this {
    this.writes.push((transaction) => transaction.update(reference, ...(change as [DocumentData])));
    return this;
  }

  delete(reference: DocumentReference): this {
    this.writes.push((transaction) => transaction.delete(reference));
    return this;
  }

  /**
   * Has `commit` wait until the change is back on this device, so that a page shows nothing older in between: the field
   * at `path` has the value, or any if none is given. Null stands for a missing field, too.
   */
  until(reference: DocumentReference, path: string | FieldPath, value?: unknown): this {
    this.waitForArrival = () => arrival(reference, path, value);
    return this;
  }

  /** Delivers the writes. Rejects with Firestore's error, or with a `DeadlineError` like `transact`. */
  async commit(): Promise<void> {
    await transact(db(), this.allowed, (transaction) => {
      for (const write of this.writes) write(transaction);
    });
    await this.waitForArrival();
  }
}

/** Commits what `write` adds to a batch, like `attempt`. */
export function writeTogether(write: (batch: Batch) => unknown, own?: MessageOverrides): Promise<Result<void>> {
  return attempt(async () => {
    const batch = new Batch();
    await write(batch);
    await batch.commit();
  }, own);
}

async function arrival(reference: DocumentReference, path: string | FieldPath, value?: unknown): Promise<void> {
  let stop = () => {};
  const arrived = new Promise<void>((resolve, reject) => {
    stop = onSnapshot(
      reference,
      (snapshot) => {
        const found: unknown = snapshot.get(path) ?? null;
        if (value === undefined ? found !== null : inOrder(found) === inOrder(value)) showTogether(resolve);
      },
      reject,
    );
  });
  try {
    await withDeadline(ARRIVAL_MS, arrived);
  } catch (error) {
    if (!(error instanceof DeadlineError)) console.error('A saved change couldn’t be watched.', error);
  } finally {
    stop();
  }
}

/** A value as text, with the fields of its maps in order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
