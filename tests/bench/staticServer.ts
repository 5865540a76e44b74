import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What was sent for one request. */
export interface Sent {
  path: string;
  kind: 'page' | 'script' | 'style' | 'font' | 'image' | 'other';
  /** Bytes of the body on the wire. */
  bytes: number;
  found: boolean;
}

const TYPES: Record<string, [string, Sent['kind']]> = {
  '.html': ['text/html; charset=utf-8', 'page'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.txt': ['text/plain; charset=utf-8', 'other'],
  '.json': ['application/json', 'other'],
  '.webmanifest': ['application/manifest+json', 'other'],
  '.svg': ['image/svg+xml', 'image'],
  '.png': ['image/png', 'image'],
  '.ico': ['image/x-icon', 'image'],
  '.woff2': ['font/woff2', 'font'],
};
const PACKED_ALREADY = new Set(['.woff2', '.png', '.ico']);

/** How text is sent, by its content encoding. A middling quality of Brotli: the hosting's isn't known. */
const PACK = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/**
 * Serves one exported folder, or the one that is deployed at the time, on any free port unless told. It compresses text
 * as Firebase Hosting does, with Brotli where the browser takes it
 * (https://github.com/firebase/firebase-tools/issues/4119), and records what it sent.
 */
export async function serveExport(
  folder: string | (() => string),
  port = 0,
): Promise<{ address: string; takeSent: () => Sent[]; stop: () => Promise<void> }> {
  let sent: Sent[] = [];
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
    const file = fileFor(typeof folder === 'string' ? folder : folder(), path);
    const [type, kind] = TYPES[extname(file)] ?? ['application/octet-stream', 'other'];
    const plain = PACKED_ALREADY.has(extname(file));
    const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    const key = `${encoding} ${file}`;
    if (!packed.has(key)) packed.set(key, plain ? readFileSync(file) : PACK[encoding](readFileSync(file)));
    const body = packed.get(key)!;
    const found = !file.endsWith('/404.html');
    sent.push({ path, kind, bytes: body.length, found });
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(plain ? {} : { 'content-encoding': encoding }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The exported file for a path: itself, a page of that name, the placeholder page of a route with a parameter, or the
 * not-found page.
 */
function fileFor(folder: string, path: string): string {
  const safe = normalize(path);
  const candidates = [
    safe,
    `${safe}.html`,
    join(safe, 'index.html'),
    safe.replace(/^\/(draft|join|board|squad)\/[^/]+$/, '/$1/_.html'),
  ];
  const file = candidates
    .map((candidate) => join(folder, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return file ?? join(folder, '404.html');
}
