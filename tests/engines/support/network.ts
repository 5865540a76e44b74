import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const HERE = ['localhost', '127.0.0.1'];

// A new connection for each request: an idle one may be closed by the other side at the moment it is used again.
const ONE_REQUEST = new Agent({ keepAlive: false });

/**
 * The network of a browser under test: an HTTP proxy that reaches this machine only. Disconnecting it closes every
 * connection and accepts no new one, which is what a browser sees when its network is gone.
 */
export class TestNetwork {
  private server: Server | null = null;
  private port = 0;

  /** Host and port of the proxy. */
  get address(): string {
    return `127.0.0.1:${String(this.port)}`;
  }

  /** Starts the network, and again after `disconnect`. */
  async connect(): Promise<void> {
    const server = createServer(forward);
    // For the same reason, the browser decides when an idle connection ends.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async disconnect(): Promise<void> {
    const server = this.server;
    if (server === null) return;
    this.server = null;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

/** Sends a request on to this machine and its answer back as it arrives. Any other host is denied. */
function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const url = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : null;
  if (url === null || !HERE.includes(url.hostname)) {
    answer.writeHead(403).end();
    return;
  }
  const sent = request(url, { method: asked.method, headers: ownHeaders(asked), agent: ONE_REQUEST }, (received) => {
    answer.writeHead(received.statusCode ?? 502, ownHeaders(received));
    received.pipe(answer);
    received.on('error', () => answer.destroy());
  });
  sent.on('error', () => answer.destroy());
  answer.on('close', () => sent.destroy());
  asked.pipe(sent);
}

/** The headers of a message, without those about the connection it came over. */
function ownHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { connection: _, 'proxy-connection': __, 'keep-alive': ___, ...own } = headers;
  return own;
}
