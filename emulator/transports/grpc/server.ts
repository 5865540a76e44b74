import { constants, createServer } from 'node:http2';
import type { Http2Server, IncomingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import { invalid, StatusError, toStatus } from '../../errors';
import { callerOf } from '../../service/caller';
import type { Caller } from '../../service/caller';
import type { Json } from '../../service/commands';
import type { Engine } from '../../service/engine';
import { ListenStream } from '../../watch/listenStream';
import { WriteStream } from '../../watch/writeStream';
import { messageType } from '../definitions';
import { decodeMessage, encodeMessage } from './codec';
import { frameMessage, FrameReader } from './frames';
import { METHODS, unknownMethod } from './methods';
import type { UnaryMethod } from './methods';

const PATH = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)$/;

/** A client with this much pending data is slow: it then gets several commits in one snapshot. */
const CONGESTED_BYTES = 256 * 1024;

/** A client with this much pending data that requests more isn't reading what it requests. */
const FULL_BYTES = 32 * 1024 * 1024;

/** One call: its stream, and the responses sent on it. */
class Call {
  private responded = false;
  /** Everything received after the end is ignored. */
  finished = false;

  constructor(readonly stream: ServerHttp2Stream) {}

  /** True when the client has disconnected. */
  private get gone(): boolean {
    return this.stream.destroyed || this.stream.closed;
  }

  respond(): void {
    if (this.responded || this.gone) return;
    this.responded = true;
    this.stream.respond({ ':status': 200, 'content-type': 'application/grpc+proto' }, { waitForTrailers: true });
    this.stream.on('wantTrailers', () => this.gone || this.stream.sendTrailers(this.trailers));
  }

  send(bytes: Uint8Array): void {
    if (this.finished || this.gone) return;
    this.respond();
    this.stream.write(frameMessage(bytes));
  }

  /** Bytes pending for the client. */
  get waiting(): number {
    return this.stream.writableLength;
  }

  /** Ends the call immediately and drops the data pending for the client. */
  cut(): void {
    this.finished = true;
    if (this.gone) return;
    this.stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    this.stream.destroy();
  }

  /** Ends the call, with OK or with an error. */
  finish(error: StatusError | null): void {
    if (this.finished || this.gone) return;
    this.finished = true;
    if (error) {
      this.trailers['grpc-status'] = String(error.code);
      this.trailers['grpc-message'] = percentEncoded(error.message);
    }
    this.respond();
    this.stream.end();
  }

  private readonly trailers: Record<string, string> = { 'grpc-status': '0' };
}

/** The gRPC side of the server: an HTTP/2 server that receives its sockets from outside. */
export class GrpcServer {
  readonly http2: Http2Server;
  private readonly sessions = new Set<ServerHttp2Session>();
  private readonly calls = new Set<Call>();

  constructor(
    private readonly engine: Engine,
    private readonly newId: () => string,
    private readonly stalledMillis: number,
  ) {
    this.http2 = createServer({ settings: { maxConcurrentStreams: 1000 } });
    this.http2.on('session', (session) => {
      this.sessions.add(session);
      session.on('close', () => this.sessions.delete(session));
      session.on('error', () => session.destroy());
    });
    this.http2.on('stream', (stream, headers) => this.accept(stream, headers));
    this.http2.on('error', () => undefined);
  }

  /** The number of open calls. */
  get open(): number {
    return this.calls.size;
  }

  /** Bytes pending for slow clients. */
  get waiting(): number {
    return [...this.calls].reduce((sum, call) => sum + call.waiting, 0);
  }

  /** Bytes pending on one connection, which many calls may share. */
  private waitingFor(session: ServerHttp2Stream['session']): number {
    let sum = 0;
    for (const call of this.calls) if (call.stream.session === session) sum += call.waiting;
    return sum;
  }

  /** Ends open calls as unavailable, so that clients retry elsewhere or later. */
  stop(): void {
    for (const call of [...this.calls]) call.finish(new StatusError('UNAVAILABLE', 'The emulator is shutting down.'));
    for (const session of [...this.sessions]) session.close();
  }

  private accept(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const call = new Call(stream);
    this.calls.add(call);
    stream.on('close', () => this.calls.delete(call));
    stream.on('error', () => stream.destroy());
    const name = PATH.exec(String(headers[':path']))?.[1];
    try {
      if (this.waitingFor(stream.session) > FULL_BYTES)
        throw new StatusError('RESOURCE_EXHAUSTED', 'The client does not take the answers that it has asked for.');
      if (name === 'Listen' || name === 'Write') this.serveStream(name, call, headers);
      else this.serveUnary(name ?? String(headers[':path']), call, headers);
    } catch (error) {
      call.finish(toStatus(error));
    }
  }

  private serveUnary(name: string, call: Call, headers: IncomingHttpHeaders): void {
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!method) throw unknownMethod(name);
    let asked = false;
    call.stream.on('end', () => asked || call.finish(invalid('The call ended without a message.')));
    const caller = callerOf(headers.authorization);
    onMessages(call, (bytes) => {
      if (asked) return;
      asked = true;
      const request = decodeMessage(messageType(method.request), bytes);
      void this.answer(method, call, caller, request);
    });
  }

  private async answer(method: UnaryMethod, call: Call, caller: Caller, request: Json): Promise<void> {
    try {
      const response = messageType(method.response);
      for (const answer of await method.answers(this.engine, caller, request, this.newId))
        call.send(encodeMessage(response, answer));
      call.finish(null);
    } catch (error) {
      call.finish(toStatus(error));
    }
  }

  private serveStream(name: 'Listen' | 'Write', call: Call, headers: IncomingHttpHeaders): void {
    const caller = callerOf(headers.authorization);
    const request = messageType(`${name}Request`);
    const response = messageType(`${name}Response`);
    const send = (message: unknown): void => call.send(encodeMessage(response, message));
    call.respond();
    if (name === 'Write') {
      const fail = (error: unknown): void => call.finish(toStatus(error));
      const closeCleanly = (): void => call.finish(null);
      const stream = new WriteStream(this.engine, caller, { send, fail, closeCleanly }, this.newId());
      call.stream.on('close', () => stream.close());
      onMessages(call, (bytes) => {
        if (call.waiting > FULL_BYTES) call.cut();
        else stream.receive(decodeMessage(request, bytes));
      });
    } else {
      const stream = new ListenStream(
        this.engine,
        caller,
        {
          send,
          isCongested: () => call.waiting > CONGESTED_BYTES,
          isFull: () => call.waiting > FULL_BYTES,
          fail: (error) => call.finish(toStatus(error)),
          cut: () => call.cut(),
        },
        this.stalledMillis,
      );
      call.stream.on('drain', () => stream.drained());
      call.stream.on('close', () => stream.close());
      onMessages(call, (bytes) => stream.receive(decodeMessage(request, bytes)));
    }
    call.stream.on('end', () => call.finish(null));
  }
}

/** Text encoded for a gRPC header: bytes outside printable ASCII, and the percent sign, in hexadecimal. */
function percentEncoded(text: string): string {
  const encode = (byte: number): string =>
    byte < 0x20 || byte > 0x7e || byte === 0x25
      ? `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte);
  return Array.from(Buffer.from(text), encode).join('');
}

/** Passes each message of a call to `handle`; an error ends the call. */
function onMessages(call: Call, handle: (bytes: Buffer) => void): void {
  const reader = new FrameReader();
  call.stream.on('data', (chunk: Buffer) => {
    try {
      for (const message of reader.push(chunk)) if (!call.finished) handle(message);
    } catch (error) {
      call.finish(toStatus(error));
    }
  });
}
