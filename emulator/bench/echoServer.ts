import { createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

// The simplest server that carries a message from one client to others over HTTP/2: each POST body is sent to every
// listening stream.

const listeners = new Set<ServerHttp2Stream>();
const server = createServer();
server.on('stream', (stream, headers) => {
  stream.respond({ ':status': 200 });
  if (headers[':path'] === '/listen') {
    listeners.add(stream);
    stream.on('close', () => listeners.delete(stream));
    return;
  }
  stream.on('data', (chunk: Buffer) => {
    for (const listener of listeners) listener.write(chunk);
    stream.end('ok');
  });
});
server.listen(0, '127.0.0.1', () => console.log(`127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('disconnect', () => process.exit());
