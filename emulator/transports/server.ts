import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net';
import { handleEmulatorApi, isEmulatorPath } from '../endpoints/emulatorApi';
import { StatusError, toStatus } from '../errors';
import type { Engine } from '../service/engine';
import { STALLED_MILLIS } from '../watch/backlog';
import { GrpcServer } from './grpc/server';
import { allowOrigin, answerPreflight, sendStatus } from '../http/exchange';
import { handleRest, isRestPath } from './rest/router';
import { WebChannelHandler, WRITE_IDLE_MILLIS } from './webchannel/handler';
import type { Patience } from './webchannel/handler';
import { ORPHAN_MILLIS } from './webchannel/session';

/** The start of every HTTP/2 connection; no HTTP/1 request starts like this. */
const HTTP2_PREFACE = 'PRI';
/** How long open connections have to close by themselves when the server stops. */
const GRACE_MILLIS = 1500;

/** One TCP port that serves gRPC, WebChannel, REST and the emulator's own endpoints. */
export class EmulatorServer {
  private readonly tcp: TcpServer;
  private readonly http1: HttpServer;
  private readonly grpc: GrpcServer;
  private readonly webChannel: WebChannelHandler;
  private readonly sockets = new Set<Socket>();
  /** Connections waiting for their first or next HTTP/1 request. */
  private readonly idle = new Set<Socket>();
  private stopping = false;

  constructor(
    private readonly engine: Engine,
    private readonly newId: () => string,
    patience: Patience = {},
  ) {
    const { writeIdleMillis = WRITE_IDLE_MILLIS, stalledMillis = STALLED_MILLIS } = patience;
    const { orphanMillis = ORPHAN_MILLIS } = patience;
    this.grpc = new GrpcServer(engine, newId, stalledMillis);
    this.webChannel = new WebChannelHandler(engine, newId, { writeIdleMillis, stalledMillis, orphanMillis });
    // An idle connection is the client's to close: a request that it has just sent would be lost.
    this.http1 = createHttpServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (request, response) => {
      void this.handle(request, response).catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else sendStatus(response, toStatus(error));
      });
    });
    this.tcp = createTcpServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  /** The number of open WebChannel sessions. */
  get openChannels(): number {
    return this.webChannel.open;
  }

  /** The number of open connections. */
  get connections(): number {
    return this.sockets.size;
  }

  /** The number of open gRPC calls. */
  get openCalls(): number {
    return this.grpc.open;
  }

  /** Data pending for slow clients, in bytes or characters. */
  get waiting(): number {
    return this.webChannel.waiting + this.grpc.waiting;
  }

  /** Starts listening; resolves to the port (a free one for port 0). */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.tcp.once('error', reject);
      this.tcp.listen(port, host, () => {
        this.tcp.off('error', reject);
        resolve((this.tcp.address() as AddressInfo).port);
      });
    });
  }

  /**
   * Stops gracefully: accepts no new connections, closes every stream, and cuts connections that are still open after
   * the grace period.
   */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.tcp.close(() => resolve()));
    this.webChannel.stop();
    this.grpc.stop();
    this.stopping = true;
    this.idle.forEach((socket) => socket.destroy());
    const cut = setTimeout(() => this.sockets.forEach((socket) => socket.destroy()), GRACE_MILLIS);
    await closed;
    clearTimeout(cut);
  }

  /** Cuts every connection immediately, like a crash. */
  async kill(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.tcp.close(() => resolve()));
    this.sockets.forEach((socket) => socket.destroy());
    this.webChannel.stop();
    this.grpc.stop();
    await closed;
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.idle.delete(socket);
    });
    socket.on('error', () => socket.destroy());
    this.idle.add(socket);
    const peek = (): void => {
      const head = socket.read(HTTP2_PREFACE.length) as Buffer | null;
      if (head === null) {
        if (!socket.destroyed) socket.once('readable', peek);
        return;
      }
      this.idle.delete(socket);
      socket.unshift(head);
      (head.toString('latin1') === HTTP2_PREFACE ? this.grpc.http2 : this.http1).emit('connection', socket);
    };
    socket.once('readable', peek);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    this.idle.delete(socket);
    if (this.stopping) response.setHeader('Connection', 'close');
    response.on('close', () => {
      if (this.stopping) socket.end();
      else if (!socket.destroyed) this.idle.add(socket);
    });
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    const url = addressOf(request);
    if (WebChannelHandler.handles(url.pathname)) await this.webChannel.handle(request, response, url);
    else if (isEmulatorPath(url.pathname)) await handleEmulatorApi(this.engine, request, response, url);
    else if (isRestPath(url.pathname)) await handleRest(this.engine, request, response, url, this.newId);
    else if (url.pathname === '/') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
    else sendStatus(response, new StatusError('NOT_FOUND', `No such address: ${url.pathname}.`));
  }
}

function addressOf(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://emulator');
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'The address is not well formed.');
  }
}
