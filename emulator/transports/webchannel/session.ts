import type { ServerResponse } from 'node:http';
import { statusBody, toStatus } from '../../errors';
import { batch } from './framing';

/** The work behind a channel: a Listen or a Write stream. */
export interface ChannelStream {
  receive(request: Readonly<Record<string, unknown>>): void;
  close?(): void;
  /** Called when a client that was slow can take more. */
  drained?(): void;
}

/** Keeps a waiting back channel alive through proxies and tells the client that the line is open. */
const HEARTBEAT_MILLIS = 25_000;
/** So much waiting for a client means that it is slow: it then hears of several commits at once. */
const CONGESTED_AT = 256 * 1024;
/** So much waiting for a client that asks for more means that it does not take what it asks for. */
const FULL_AT = 32 * 1024 * 1024;
/** A back channel ends after so many characters; the client opens the next and acknowledges what it has, which then can be forgotten. */
const RENEWED_AFTER = 1_000_000;
/** A session whose client shows no back channel for so long is gone. */
export const ORPHAN_MILLIS = 60_000;

/**
 * One WebChannel session: numbered messages to the client, kept until it acknowledges them, and whatever response is at hand to carry
 * them; messages from the client, taken once and in order.
 */
export class Session {
  private readonly unacknowledged: { readonly id: number; readonly text: string }[] = [];
  /** The length of all unacknowledged messages together. */
  private waiting = 0;
  private lastId = 0;
  private nextIncoming = 0;
  private readonly early = new Map<number, string>();
  private backChannel: { readonly response: ServerResponse; readonly single: boolean; sent: number } | null = null;
  /** Back channels that the client has not read to their end. */
  private readonly unread = new Set<ServerResponse>();
  private heartbeat: NodeJS.Timeout | null = null;
  private orphan: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  private ended = false;
  private stream: ChannelStream | null = null;

  /** `idleMillis` is how long the session may go without a message from the client before it is closed cleanly; null for ever. */
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

  /** Queues one message for the client and sends it when a back channel is open. */
  readonly send = (message: unknown): void => {
    if (this.ended) return;
    this.enqueue(`[${JSON.stringify(message)}]`);
  };

  /** Whether too much waits for the client: on its open line, or for the next line that it opens. */
  readonly isCongested = (): boolean => {
    if (this.backChannel) return this.backChannel.response.writableLength > CONGESTED_AT;
    return this.waiting > CONGESTED_AT;
  };

  /** Whether a client that asks for more has not taken what it asked for before. */
  readonly isFull = (): boolean => (this.backChannel?.response.writableLength ?? this.waiting) > FULL_AT;

  /** The length of what the client has not acknowledged. */
  get backlog(): number {
    return this.waiting;
  }

  /** What a forward request is answered: whether a back channel is open, the last message sent, and no bytes outstanding. */
  get state(): string {
    return `[${this.backChannel ? 1 : 0},${this.lastId},0]`;
  }

  /** Takes messages from the client; those already seen are dropped, those out of order wait. */
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

  /** Forgets what the client has received. */
  acknowledge(id: number): void {
    while (this.unacknowledged.length > 0 && (this.unacknowledged[0]?.id ?? Infinity) <= id)
      this.waiting -= this.unacknowledged.shift()?.text.length ?? 0;
  }

  /** Makes this response the way to the client; `single` ends it after the first batch (long polling). */
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

  /** Ends the session from our side: the client is told to close cleanly and may come back with a new one. */
  closeCleanly(): void {
    if (this.ended) return;
    this.enqueue('["close"]');
    this.end();
  }

  /** Ends the session at once and drops what waits for its client. */
  readonly cut = (): void => {
    this.unread.forEach((response) => response.destroy());
    this.end();
  };

  /** Ends the session. */
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
      this.stream?.receive(JSON.parse(text) as Readonly<Record<string, unknown>>);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Ends the stream with an error that the client is told. */
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
