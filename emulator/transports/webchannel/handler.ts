import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf } from '../../service/caller';
import type { Engine } from '../../service/engine';
import { ListenStream } from '../../watch/listenStream';
import { WriteStream } from '../../watch/writeStream';
import { readBody } from '../../http/exchange';
import { decodeForward, decodeHeaders, frame } from './framing';
import { Session } from './session';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/**
 * How long the client may wait for a message before it checks whether the connection is alive (sent in the handshake).
 */
const KEEP_ALIVE_MILLIS = 30_000;

/** The server's timeouts for its clients, in milliseconds. */
export interface Patience {
  /** A Write stream that is idle for this long is closed. */
  readonly writeIdleMillis?: number;
  /** A listener that reads nothing for this long while data is pending is cut. */
  readonly stalledMillis?: number;
  /** A session without a back channel for this long is ended. */
  readonly orphanMillis?: number;
}

/**
 * A browser opens at most six connections to a host, and a waiting stream occupies one. An idle Write stream is closed,
 * so that several tabs can be open at once; the client reopens it with its next write.
 */
export const WRITE_IDLE_MILLIS = 10_000;

/** A form takes up to three bytes for one. */
const FORM_EXPANSION = 3;

/** The WebChannel side of the server: carries the browsers' Listen and Write streams over plain HTTP. */
export class WebChannelHandler {
  private readonly sessions = new Map<string, Session>();
  private stopping = false;

  constructor(
    private readonly engine: Engine,
    private readonly newId: () => string,
    private readonly patience: Required<Patience>,
  ) {}

  /** The number of open channels. */
  get open(): number {
    return this.sessions.size;
  }

  /** Characters pending for slow clients. */
  get waiting(): number {
    return [...this.sessions.values()].reduce((sum, session) => sum + session.backlog, 0);
  }

  static handles(path: string): boolean {
    return PATH.test(path);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const parameters = url.searchParams;
    const sessionId = parameters.get('SID');
    if (sessionId === null) {
      await this.handshake(request, response, url);
      return;
    }
    const session = this.sessions.get(sessionId);
    if (parameters.get('TYPE') === 'terminate') {
      // Also succeeds for a session that has ended or never existed: the client wants it gone, and it is.
      session?.end();
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    if (!session) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Error: Unknown SID');
      return;
    }
    if (request.method === 'GET') {
      plain(response);
      session.openBackChannel(response, Number(parameters.get('AID') ?? 0) || 0, parameters.get('CI') === '1');
    } else {
      const { offset, messages } = decodeForward(await readBody(request, FORM_EXPANSION));
      session.acknowledge(Number(parameters.get('AID') ?? 0) || 0);
      session.take(offset, messages);
      plain(response);
      response.end(frame(session.state));
    }
  }

  /** Closes every channel cleanly and accepts no new ones. */
  stop(): void {
    this.stopping = true;
    for (const session of [...this.sessions.values()]) session.closeCleanly();
  }

  private async handshake(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (this.stopping || request.method !== 'POST') {
      response.writeHead(this.stopping ? 503 : 400, { Connection: 'close' }).end();
      return;
    }
    const { offset, messages, headers } = decodeForward(await readBody(request, FORM_EXPANSION));
    const more = decodeHeaders(url.searchParams.get('$httpHeaders') ?? '');
    const caller = callerOf(headers.get('authorization') ?? more.get('authorization') ?? request.headers.authorization);
    const id = this.newId();
    const listens = PATH.exec(url.pathname)?.[1] === 'Listen';
    const { writeIdleMillis, orphanMillis } = this.patience;
    const forget = ({ id: ended }: Session): boolean => this.sessions.delete(ended);
    const session = new Session(id, forget, listens ? null : writeIdleMillis, orphanMillis);
    this.sessions.set(id, session);
    session.attach(
      listens
        ? new ListenStream(this.engine, caller, session, this.patience.stalledMillis)
        : new WriteStream(this.engine, caller, session, id),
    );
    plain(response);
    response.setHeader('X-HTTP-Session-Id', id);
    response.end(frame(JSON.stringify([[0, ['c', id, '', 8, 14, KEEP_ALIVE_MILLIS]]])));
    session.take(offset, messages);
  }
}

function plain(response: ServerResponse): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache, no-store, max-age=0, must-revalidate');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
