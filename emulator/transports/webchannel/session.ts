import type { ServerResponse } from 'node:http';
import { checkRequestSize, statusBody, toStatus } from '../../errors';
import { wellFormed } from '../../http/exchange';
import { batch } from './framing';

/** The stream behind a channel: a Listen or a Write stream. */
export interface ChannelStream {
  receive(request: Readonly<Record<string, unknown>>): void;
  close?(): void;
  /** Called when a slow client can receive more. */
  drained?(): void;
}

/** Keeps a waiting back channel alive through proxies, and shows the client that the connection is open. */
const HEARTBEAT_MILLIS = 25_000;
/** A client with this much pending data is slow: it then gets several commits in one snapshot. */
const CONGESTED_AT = 256 * 1024;
/** A client with this much pending data that requests more isn't reading what it requests. */
const FULL_AT = 32 * 1024 * 1024;
/**
 * A back channel ends after this many characters. The client opens the next one and acknowledges what it has received,
 * which can then be dropped.
 */
const RENEWED_AFTER = 1_000_000;
/** A session without a back channel for this long is ended. */
export const ORPHAN_MILLIS = 60_000;

/**
 * One WebChannel session. Messages to the client are numbered, stored until the client acknowledges them, and sent on
 * whichever response is open. Messages from the client are processed once and in order.
 */
export class Session {
  private readonly unacknowledged: { readonly id: number; readonly text: string }[] = [];
  /** The total length of all unacknowledged messages. */
  private waiting = 0;
  private lastId = 0;
  private nextIncoming = 0;
  private readonly early = new Map<number, string>();
  private backChannel: { readonly response: ServerResponse; readonly single: boolean; sent: number } | null = null;
  /** Back channels that the client hasn't read completely. */
  private readonly unread = new Set<ServerResponse>();
  private heartbeat: NodeJS.Timeout | null = null;
  private orphan: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private ended = false;
  private stream: ChannelStream | null = null;

  /**
   * `idleMillis` is how long the session may go without a message from the client before it is closed cleanly; null
   * means forever.
   */
  constructor(
    readonly id: string,
    private readonly onEnd: (session: Session) => void,
    private readonly idleMillis: number | null,
    private readonly orphanMillis = ORPHAN_MILLIS,
  ) {
    this.expectBackChannel();
  }

  attach(stream: ChannelStream): void {
    this.stream = stream;
  }

  /** Queues one message for the client and sends it if a back channel is open. */
  readonly send = (message: unknown): void => {
    if (this.ended) return;
    this.enqueue(`[${JSON.stringify(message)}]`);
  };

  /** Whether too much data is pending for the client: on the open back channel, or for the next one. */
  readonly isCongested = (): boolean => {
    if (this.backChannel) return this.backChannel.response.writableLength > CONGESTED_AT;
    return this.waiting > CONGESTED_AT;
  };

  /** Whether a client that requests more hasn't read what it requested before. */
  readonly isFull = (): boolean => (this.backChannel?.response.writableLength ?? this.waiting) > FULL_AT;

  /** The length of the unacknowledged messages. */
  get backlog(): number {
    return this.waiting;
  }

  /**
   * The response to a forward request: whether a back channel is open, the last message sent, and no bytes outstanding.
   */
  get state(): string {
    return `[${this.backChannel ? 1 : 0},${this.lastId},0]`;
  }

  /** Processes messages from the client. Duplicates are dropped, and out-of-order messages wait. */
  take(offset: number, messages: readonly string[]): void {
    messages.forEach((text, i) => {
      if (offset + i >= this.nextIncoming) this.early.set(offset + i, text);
    });
    this.restartIdle();
    for (let text = this.early.get(this.nextIncoming); text !== undefined; text = this.early.get(this.nextIncoming)) {
      this.early.delete(this.nextIncoming++);
      this.handle(text);
      if (this.ended) return;
    }
  }

  /** Drops the messages that the client has received. */
  acknowledge(id: number): void {
    while (this.unacknowledged.length > 0 && (this.unacknowledged[0]?.id ?? Infinity) <= id)
      this.waiting -= this.unacknowledged.shift()?.text.length ?? 0;
  }

  /** Makes this response the back channel; `single` ends it after the first batch (long polling). */
  openBackChannel(response: ServerResponse, acknowledged: number, single: boolean): void {
    this.backChannel?.response.end();
    if (this.orphan) clearTimeout(this.orphan);
    this.acknowledge(acknowledged);
    const channel = { response, single, sent: 0 };
    this.backChannel = channel;
    response.on('drain', () => this.stream?.drained?.());
    this.unread.add(response);
    response.on('close', () => {
      this.unread.delete(response);
      if (this.backChannel !== channel) return;
      this.backChannel = null;
      this.expectBackChannel();
    });
    this.heartbeat ??= setInterval(() => this.backChannel && this.enqueue('["noop"]'), HEARTBEAT_MILLIS);
    const waiting = this.unacknowledged.map(({ id, text }) => batch(id, text)).join('');
    if (waiting !== '') this.write(waiting);
    else if (!single) this.enqueue('["noop"]');
    else response.flushHeaders();
    if (!this.isCongested()) this.stream?.drained?.();
  }

  /** Ends the session from the server's side: the client is asked to close cleanly and may open a new one. */
  closeCleanly(): void {
    if (this.ended) return;
    this.enqueue('["close"]');
    this.end();
  }

  /** Ends the session immediately and drops the data pending for its client. */
  readonly cut = (): void => {
    this.unread.forEach((response) => response.destroy());
    this.end();
  };

  end(): void {
    if (this.ended) return;
    this.ended = true;
    if (this.heartbeat) clearInterval(this.heartbeat);
    if (this.orphan) clearTimeout(this.orphan);
    if (this.idle) clearTimeout(this.idle);
    this.stream?.close?.();
    this.backChannel?.response.end();
    this.backChannel = null;
    this.unacknowledged.length = 0;
    this.waiting = 0;
    this.onEnd(this);
  }

  private restartIdle(): void {
    if (this.idleMillis === null || this.ended) return;
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(() => (this.backChannel ? this.closeCleanly() : this.restartIdle()), this.idleMillis);
    this.idle.unref();
  }

  private handle(text: string): void {
    if (this.isFull()) {
      this.cut();
      return;
    }
    try {
      checkRequestSize(Buffer.byteLength(text));
      this.stream?.receive(JSON.parse(wellFormed(text)) as Readonly<Record<string, unknown>>);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ends the stream with an error that is sent to the client. */
  readonly fail = (error: unknown): void => {
    const { error: body } = statusBody(toStatus(error));
    this.enqueue(`[${JSON.stringify({ error: body })}]`);
    this.stream?.close?.();
    this.stream = null;
    const timer = setTimeout(() => this.end(), 1000);
    timer.unref();
  };

  private enqueue(text: string): void {
    const id = ++this.lastId;
    this.unacknowledged.push({ id, text });
    this.waiting += text.length;
    if (this.backChannel) this.write(batch(id, text));
  }

  private write(text: string): void {
    if (!this.backChannel) return;
    const channel = this.backChannel;
    channel.sent += text.length;
    if (!channel.single && channel.sent < RENEWED_AFTER) {
      channel.response.write(text);
      return;
    }
    this.backChannel = null;
    channel.response.end(text);
    this.expectBackChannel();
  }

  private expectBackChannel(): void {
    if (this.ended) return;
    if (this.orphan) clearTimeout(this.orphan);
    this.orphan = setTimeout(() => this.end(), this.orphanMillis);
    this.orphan.unref();
  }
}
