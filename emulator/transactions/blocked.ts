import { StatusError } from '../errors';

/** A place in the queue for locks: its age (smaller is older) and its deadline, in milliseconds since 1970. */
export interface Ticket {
  readonly age: number;
  readonly deadline: number;
}

/** The error that makes every SDK retry. */
export function contention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}

/** A resource that a command needs is locked. A request that doesn't wait for it fails with contention. */
export class Blocked extends StatusError {
  /**
   * `wait` resolves when a retry may succeed. It rejects with contention on timeout, or when this request was chosen to
   * resolve a deadlock.
   */
  constructor(
    readonly ticket: Ticket,
    readonly wait: (ticket: Ticket) => Promise<void>,
  ) {
    const { status, message } = contention();
    super(status, message);
  }
}

/** Runs a command, retrying while its locks are taken. The command must have no effect when it is blocked. */
export async function whenFree<T>(command: () => T): Promise<T> {
  let ticket: Ticket | null = null;
  for (;;) {
    try {
      return command();
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      ticket ??= error.ticket;
      await error.wait(ticket);
    }
  }
}
