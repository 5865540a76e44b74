import { apply, databaseOf } from '../service/commands';
import type { Caller } from '../service/caller';
import type { Engine, Room } from '../service/engine';
import { decodeWrites } from '../store/write';
import { formatMicros } from '../values/timestamp';
import type { Message } from './messages';

/** One Write stream, whatever carries it: a handshake, then one atomic commit and one answer for each request, in order. */
export class WriteStream {
  private room: Room | null = null;
  private requests = 0;

  /** `send` carries one message to the client, in order; `streamId` names the stream to it. */
  constructor(
    private readonly engine: Engine,
    private readonly caller: Caller,
    private readonly send: (message: Message) => void,
    private readonly streamId: string,
  ) {}

  /** Handles one request; throws a StatusError when its writes are refused, which ends the stream. */
  receive(request: Message): void {
    if (!this.room) {
      this.room = this.engine.room(databaseOf(request));
      this.send({ streamId: this.streamId, streamToken: this.token() });
      if (!Array.isArray(request.writes) || request.writes.length === 0) return;
    }
    const writes = decodeWrites(request.writes, this.room.database.name);
    const { version, results } = apply(this.engine, this.room, this.caller, writes);
    this.send({
      streamToken: this.token(),
      ...(results.length > 0 ? { writeResults: results } : {}),
      commitTime: formatMicros(version),
    });
  }

  private token(): string {
    return Buffer.from(`${this.streamId}:${++this.requests}`).toString('base64');
  }
}
