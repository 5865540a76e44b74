import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createGzip } from 'node:zlib';

/**
 * Passes requests on to a local server and compresses its answers as they come, as Google's servers do and the local
 * Firestore doesn't. Returns its port.
 */
export async function compressing(host: string, port: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const passed = ask({ host, port, method, path, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      const mayPack = String(headers['accept-encoding']).includes('gzip') && method !== 'OPTIONS';
      if (!mayPack) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'gzip' });
      // Each piece at once: some answers last as long as the page.
      answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
