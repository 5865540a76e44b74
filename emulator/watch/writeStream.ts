import { invalid } from '../errors';
import { apply, databaseOf } from '../service/commands';
import type { Caller } from '../service/caller';
import type { Engine, DatabaseContext } from '../service/engine';
import { decodeCommitWrites } from '../store/decodeWrite';
import { Blocked, whenFree } from '../transactions/blocked';
import { formatMicros } from '../values/timestamp';
import type { Message } from './messages';

/** The connection back to the client of a Write stream. */
export interface WriteOutlet {
  /** Sends one message, in order. */
  send(message: Message): void;
  /** Ends the stream when writes that waited for a lock were rejected. */
  fail(error: unknown): void;
  /** Ends the stream without an error. */
  closeCleanly(): void;
}

/**
 * One Write stream over any transport: a handshake, then one atomic commit and one response per request, in order. A
 * request without writes is the last.
 */
export class WriteStream {
  private context: DatabaseContext | null = null;
  private requests = 0;
  /** Requests queued behind one that waits for a lock; null while none waits. */
  private backlog: Message[] | null = null;
  private closed = false;

  /** `streamId` identifies the stream to its client. */
  constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly outlet: WriteOutlet,
    private readonly streamId: string,
  ) {}

  /** Handles one request. Throws a StatusError when its writes are rejected, which ends the stream. */
  receive(request: Message): void {
    if (this.backlog) {
      this.backlog.push(request);
      return;
    }
    if (request.streamId) throw invalid('A Write stream cannot be resumed.');
    const isEmpty = !Array.isArray(request.writes) || request.writes.length === 0;
    if (!this.context) {
      if (!isEmpty) throw invalid('The first request of a Write stream has no writes.');
      this.context = this.engine.context(databaseOf(request));
      this.outlet.send({ streamId: this.streamId, streamToken: this.token() });
      return;
    }
    if (isEmpty) {
      this.outlet.send({ streamToken: this.token() });
      this.close();
      this.outlet.closeCleanly();
      return;
    }
    try {
      this.commit(this.context, request);
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      this.backlog = [];
      void this.wait(this.context, request);
    }
  }

  /** Discards the writes that are still waiting. */
  close(): void {
    this.closed = true;
  }

  private async wait(context: DatabaseContext, request: Message): Promise<void> {
    try {
      await whenFree(() => this.closed || this.commit(context, request));
      const waiting = this.backlog ?? [];
      this.backlog = null;
      for (const next of waiting) if (!this.closed) this.receive(next);
    } catch (error) {
      this.outlet.fail(error);
    }
  }

  private commit(context: DatabaseContext, request: Message): void {
    const writes = decodeCommitWrites(request.writes, context.database.name);
    const { version, results } = apply(this.engine, context, this.caller, writes);
    this.outlet.send({ streamToken: this.token(), writeResults: results, commitTime: formatMicros(version) });
  }

  private token(): string {
    return Buffer.from(`${this.streamId}:${++this.requests}`).toString('base64');
  }
}
