import { beforeAll, describe, expect, it } from 'vitest';
import { suite } from '../support/suite';
import { ann, bob, person, root, signedOut, type Person } from './support/requests';
import { tokenOf } from './support/world';

// Attempts on Cloud Storage. They need the Storage emulator of a running suite, which enforces storage.rules.

const BUCKET = 'demo-attack.appspot.com';
const FILES = `http://${suite.host}:${suite.storagePort}/v0/b/${BUCKET}/o`;
const PICTURE = 'profilePictures/ann/picture';
const MEGABYTE = 1024 * 1024;
/** The first bytes of a PNG. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const headersOf = (by: Person): Record<string, string> =>
  by === null ? {} : { authorization: `Firebase ${tokenOf('demo-attack', by)}` };

interface Upload {
  path?: string;
  by?: Person;
  type?: string;
  bytes?: Uint8Array;
  metadata?: Record<string, unknown>;
}

/** Uploads like the SDK, metadata and bytes in one request. Returns the HTTP status. */
async function upload({
  path = PICTURE,
  by = ann,
  type = 'image/png',
  bytes = PNG,
  metadata = {},
}: Upload): Promise<number> {
  const boundary = 'attack';
  const head = `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ contentType: type, contentDisposition: 'inline', ...metadata })}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head}--${boundary}\r\ncontent-type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const answer = await fetch(`${FILES}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      ...headersOf(by),
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function call(method: string, path: string, by: Person, query = '', body?: object): Promise<number> {
  const answer = await fetch(`${FILES}/${encodeURIComponent(path)}${query}`, {
    method,
    headers: { ...headersOf(by), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}
const list = async (prefix: string, by: Person): Promise<number> => {
  const answer = await fetch(`${FILES}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, { headers: headersOf(by) });
  await answer.arrayBuffer();
  return answer.status;
};

const DENIED = 403;
const HOSTILE_UPLOADS: Readonly<Record<string, Upload>> = {
  'by another person': { by: bob },
  'by an administrator': { by: root },
  'by a client that is signed out': { by: signedOut },
  'by one whose uid differs in case': { by: person('Ann') },
  'by one with the email of the owner': { by: person('bob', { email: 'ann@example.test' }) },
  'of a web page': { type: 'text/html' },
  'of a drawing that can hold a script': { type: 'image/svg+xml' },
  'of a program': { type: 'application/javascript' },
  'of any bytes': { type: 'application/octet-stream' },
  'of a GIF': { type: 'image/gif' },
  'of a video': { type: 'video/mp4' },
  'of a type that only starts like a picture': { type: 'image/png; charset=utf-8; x=text/html' },
  'of no type': { type: '' },
  'of more than 2 MiB': { bytes: new Uint8Array(2 * MEGABYTE + 1) },
  'of an empty file': { bytes: new Uint8Array(0) },
  'under another name': { path: 'profilePictures/ann/second' },
  'under a name of 100 characters': { path: `profilePictures/ann/${'x'.repeat(100)}` },
  'under a name with a file extension': { path: 'profilePictures/ann/picture.png' },
  'in a subfolder': { path: 'profilePictures/ann/folder/picture' },
  'next to the folders': { path: 'profilePictures/ann' },
  'in the root folder': { path: 'picture.png' },
  'in another folder': { path: 'logos/ALA.png' },
  'in a path with `..`': { path: 'profilePictures/ann/../bob/picture' },
  'in a path with a double slash': { path: 'profilePictures//ann/picture' },
  'of an empty uid': { path: 'profilePictures//picture', by: person('') },
  'in another user’s place': { path: 'profilePictures/bob/picture' },
  'with its own download name': { metadata: { contentDisposition: 'attachment; filename="invoice.exe"' } },
  'with an HTML file name': { metadata: { contentDisposition: 'inline; filename="x.html"' } },
  'with its own encoding': { metadata: { contentEncoding: 'gzip' } },
  'with its own metadata': { metadata: { metadata: { note: 'x'.repeat(2000) } } },
};

describe('uploading a profile picture', () => {
  it('is allowed to its owner', async () => expect(await upload({})).toBe(200));
  it.each(Object.entries(HOSTILE_UPLOADS))('is denied %s', async (_, hostile) => {
    expect(await upload(hostile)).toBe(DENIED);
    expect(await upload({})).toBe(200);
  });
});

describe('an existing profile picture', () => {
  beforeAll(async () => void (await upload({})));

  it('can be seen by any signed-in user', async () => expect(await call('GET', PICTURE, bob, '?alt=media')).toBe(200));
  it.each<[string, () => Promise<number>]>([
    ['read when signed out', () => call('GET', PICTURE, signedOut, '?alt=media')],
    ['inspected when signed out', () => call('GET', PICTURE, signedOut)],
    ['replaced by another user', () => upload({ by: bob })],
    ['deleted by another user', () => call('DELETE', PICTURE, bob)],
    ['deleted by an administrator', () => call('DELETE', PICTURE, root)],
    ['deleted when signed out', () => call('DELETE', PICTURE, signedOut)],
    ['given a new content type by another user', () => call('PATCH', PICTURE, bob, '', { contentType: 'text/html' })],
    [
      'given the content type of a web page by its owner',
      () => call('PATCH', PICTURE, ann, '', { contentType: 'text/html' }),
    ],
    [
      'given a program’s file name by its owner',
      () => call('PATCH', PICTURE, ann, '', { contentDisposition: 'attachment; filename="x.exe"' }),
    ],
    ['listed with all other pictures', () => list('profilePictures/', ann)],
    ['listed when signed out', () => list('profilePictures/ann/', signedOut)],
    ['listed from the root folder', () => list('', ann)],
    ['listed from another folder', () => list('logos/', ann)],
  ])('cannot be %s', async (_, request) => expect(await request()).toBe(DENIED));
  it('can be deleted by its owner', async () => expect(await call('DELETE', PICTURE, ann)).toBe(204));
});
