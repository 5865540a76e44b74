import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import type { Uid } from '@/domain/kernel/ids';
import { currentReader } from '../device/deviceData';
import { ANSWER_TIMEOUT_MS } from './failures';
import { DeadlineError } from './withDeadline';

/** Until when a command may send something, in milliseconds since 1970, and for whom. */
export interface Allowance {
  readonly until: number;
  readonly reader: Uid | null;
}

/** What a command is allowed that begins now, before it reads anything: the time that it waits for its answer. */
export function allowance(): Allowance {
  // By the clock on the wall, which goes on while the device sleeps.
  return { until: Date.now() + ANSWER_TIMEOUT_MS, reader: currentReader() };
}

/** Runs a transaction, with retries. Rejects with a `DeadlineError` rather than send what isn't allowed any more. */
export async function transact<T>(
  database: Firestore,
  { until, reader }: Allowance,
  update: (transaction: Transaction) => Promise<T> | T,
): Promise<T> {
  const giveUpIf = (late: boolean) => {
    if (late || currentReader() !== reader) throw new DeadlineError(ANSWER_TIMEOUT_MS);
  };
  const value = await runTransaction(database, async (transaction) => {
    const result = await update(transaction);
    giveUpIf(Date.now() > until);
    return result;
  });
  giveUpIf(false);
  return value;
}
