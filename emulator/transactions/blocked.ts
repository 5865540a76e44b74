import { StatusError } from '../errors';

/** A place in the queue for locks: how old the wish is (smaller is older) and until when it may wait, in milliseconds since 1970. */
export interface Ticket {
  readonly age: number;
  readonly deadline: number;
}

/** The error that every SDK answers by trying again. */
export function contention(): StatusError {
  return new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
}

/** Something that a command needs is locked. A request that does not wait for it fails with contention. */
export class Blocked extends StatusError {
  /** `wait` settles when it is worth trying again; it throws contention when the time is up or a deadlock was resolved at this one's cost. */
  constructor(
    readonly ticket: Ticket,
    readonly wait: (ticket: Ticket) => Promise<void>,
  ) {
    const { status, message } = contention();
    super(status, message);
  }
}

/** Runs a command, again and again while its locks are taken; it must leave nothing behind when it is blocked. */
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
