import { runTransaction, type Firestore, type Transaction } from 'firebase/firestore';
import pRetry from 'p-retry';
import type { Uid } from '@/domain/kernel/ids';
import { currentReader } from '../device/deviceData';
import { ANSWER_TIMEOUT_MS, failureCode, RefusedError } from './failures';
import { DeadlineError } from './withDeadline';

/**
 * Until when a command may send something, in milliseconds since 1970, for whom, and whether it's still wanted, if that
 * can change.
 */
export interface Allowance {
  readonly until: number;
  readonly reader: Uid | null;
  readonly isWanted?: () => boolean;
}

/** What a command is allowed that begins now, before it reads anything: the time that it waits for its answer. */
export function allowance(): Allowance {
  // By the clock on the wall, which goes on while the device sleeps.
  return { until: Date.now() + ANSWER_TIMEOUT_MS, reader: currentReader() };
}

/** As often and as soon as the SDK would, which doesn't say what a retry followed. */
const ATTEMPTS = { retries: 4, minTimeout: 750, factor: 1.5, randomize: true };

/** Errors of a transaction that was refused, or can't succeed. */
const FINAL = ['permission-denied', 'not-found', 'invalid-argument', 'out-of-range', 'unimplemented', 'data-loss'];

/** Errors of a transaction that wasn't carried out, but may be next time. */
const TO_REPEAT = ['aborted', 'failed-precondition', 'already-exists', 'resource-exhausted', 'unauthenticated'];

/**
 * Runs a transaction, with retries. Rejects with a `DeadlineError` rather than send what isn't allowed any more, and if
 * it's refused after an attempt whose answer was lost: that one may have been carried out.
 */
export async function transact<T>(
  database: Firestore,
  { until, reader, isWanted = () => true }: Allowance,
  update: (transaction: Transaction) => Promise<T> | T,
): Promise<T> {
  const giveUpIf = (late: boolean) => {
    if (late || currentReader() !== reader) throw new DeadlineError(ANSWER_TIMEOUT_MS);
  };
  let wasLost = false;
  const attempt = async () => {
    let isSent = false;
    try {
      return await runTransaction(
        database,
        async (transaction) => {
          const result = await update(transaction);
          giveUpIf(Date.now() > until || !isWanted());
          isSent = true;
          return result;
        },
        { maxAttempts: 1 },
      );
    } catch (error) {
      const code = failureCode(error);
      const isFinal = FINAL.includes(code) || error instanceof RefusedError;
      if (wasLost && isFinal) throw new DeadlineError(ANSWER_TIMEOUT_MS);
      wasLost ||= isSent && code !== '' && !TO_REPEAT.includes(code);
      throw error;
    }
  };
  const value = await pRetry(attempt, {
    ...ATTEMPTS,
    shouldRetry: ({ error }) => failureCode(error) !== '' && !FINAL.includes(failureCode(error)),
  });
  giveUpIf(false);
  return value;
}
