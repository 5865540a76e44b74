import { connect, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageType } from '../transports/definitions';
import { decodeMessage, encodeMessage } from '../transports/grpc/codec';
import { frameMessage, FrameReader } from '../transports/grpc/frames';
import type { Message } from '../watch/messages';
import { firestoreEngine } from '../official/engine';
import { openBackend, putRules, type Backend } from './backend';
import { put } from './owner';
import { OPEN_PROJECT, Sandbox } from './sandbox';
import { OPEN_RULES } from './table';

// Requests of the Listen stream that no SDK sends, over gRPC
// (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#target).

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await putRules(backend, OPEN_PROJECT, OPEN_RULES);
});
afterAll(() => backend.stop());

const told = (id: number): readonly string[] => [`ADD ${id}`, `document ${id}`, `CURRENT ${id}`];

interface Row {
  readonly name: string;
  readonly targets: readonly Message[];
  /** What the protocol says. */
  readonly wanted: readonly string[];
  /** What Google's emulator does where that differs. */
  readonly googles?: readonly string[];
}

const ROWS: readonly Row[] = [
  { name: 'targets without an id get one', targets: [{}, { targetId: 0 }], wanted: [...told(1), ...told(2)] },
  {
    name: 'a named target after one without an id is removed',
    targets: [{}, { targetId: 7 }],
    wanted: [...told(1), 'REMOVE 7'],
    googles: [...told(1), ...told(7)],
  },
  {
    name: 'a negative target id ends the stream',
    targets: [{ targetId: -1 }],
    wanted: ['status 3'],
    googles: ['status 2'],
  },
  {
    name: 'a target from a time in the future starts anew',
    targets: [{ targetId: 1, readTime: '2090-01-01T00:00:00Z' }],
    wanted: ['ADD 1', 'RESET 1', ...told(1).slice(1)],
  },
];

it.each(ROWS)('$name', async ({ name, targets, wanted, googles = wanted }) => {
  const sandbox = new Sandbox(OPEN_PROJECT, `bare-listen-${String(ROWS.findIndex((row) => row.name === name))}`);
  await put(backend.origin, [[sandbox, { 'c/d': { a: 1 } }]]);
  expect(await heard(sandbox, targets)).toEqual(firestoreEngine() === 'own' ? wanted : googles);
});

/**
 * The messages that these targets of a stream receive about one document, abbreviated, and the status if the server
 * ends the stream.
 */
async function heard(sandbox: Sandbox, targets: readonly Message[]): Promise<readonly string[]> {
  const connection = connect(backend.origin);
  const stream = connection.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/Listen',
    'content-type': 'application/grpc',
    authorization: 'Bearer owner',
    // Google's emulator finds the database by it.
    'google-cloud-resource-prefix': sandbox.database,
    te: 'trailers',
  });
  const messages: string[] = [];
  const reader = new FrameReader();
  let answered = (): void => undefined;
  stream.on('data', (chunk: Buffer) => {
    for (const bytes of reader.push(chunk)) {
      const { targetChange, documentChange } = decodeMessage(messageType('ListenResponse'), bytes) as Message;
      const { targetChangeType = 'NO_CHANGE', targetIds } = (targetChange ?? {
        targetChangeType: 'document',
        ...(documentChange as Message),
      }) as Message;
      if (targetChangeType === 'NO_CHANGE') continue;
      messages.push(`${String(targetChangeType)} ${String(targetIds)}`);
      if (targetChangeType === 'CURRENT' || targetChangeType === 'REMOVE') answered();
    }
  });
  const ended = new Promise<void>((resolve) => {
    // A stream that ends without a message has its status in its headers.
    for (const event of ['response', 'trailers'] as const)
      stream.on(event, ({ 'grpc-status': status }: IncomingHttpHeaders) => {
        if (status !== undefined) messages.push(`status ${String(status)}`);
      });
    stream.on('end', resolve);
  });
  for (const target of targets) {
    const answer = new Promise<void>((resolve) => (answered = resolve));
    const request = {
      database: sandbox.database,
      addTarget: { documents: { documents: [sandbox.name('c/d')] }, ...target },
    };
    stream.write(frameMessage(encodeMessage(messageType('ListenRequest'), request)));
    await Promise.race([answer, ended]);
  }
  connection.destroy();
  return messages;
}
