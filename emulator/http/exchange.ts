import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkRequestSize, StatusError, statusBody } from '../errors';
import { MAX_REQUEST_BYTES } from '../limits';

/**
 * Reads the whole request body as text. Throws when it is too large; `expansion` is how many times larger its encoding
 * may be. It is read to its end all the same, since its connection carries other requests.
 */
export async function readBody(request: IncomingMessage, expansion = 1): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length / expansion;
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
  }
  checkRequestSize(size);
  return Buffer.concat(chunks).toString('utf8');
}

/** An escape in JSON: a pair of surrogates, a lone one, or any other. */
const ESCAPE = /\\(?:u[dD][89abAB]..\\u[dD][c-fC-F]..|u([dD][89a-fA-F]..)|[^])/g;

/** Text that UTF-8 can encode: as in Google's emulator, a lone surrogate becomes a question mark. */
export function wellFormed(json: string): string {
  return json.replace(ESCAPE, (escape, lone?: string) => (lone === undefined ? escape : '?'));
}

/** Parses a JSON body, whatever its content type; an empty body is an empty object. */
export async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(wellFormed(text));
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new StatusError('INVALID_ARGUMENT', 'The request must be a JSON object.');
  return json as Readonly<Record<string, unknown>>;
}

/**
 * Sets CORS headers that let a page from any origin read the response, with credentials, as the browser SDK requires.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  if (request.headers.origin) response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
}

/** Responds to a CORS preflight: allows any method and all requested headers. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '3600');
  response.writeHead(204).end();
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Sends an error in REST's format; for a streaming call it is wrapped in an array. */
export function sendStatus(response: ServerResponse, error: StatusError, streaming = false): void {
  sendJson(response, error.http, streaming ? [statusBody(error)] : statusBody(error));
}
