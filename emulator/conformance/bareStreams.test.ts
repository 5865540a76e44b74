import { connect, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageType } from '../transports/definitions';
import { decodeMessage, encodeMessage } from '../transports/grpc/codec';
import { frameMessage, FrameReader } from '../transports/grpc/frames';
import type { Message } from '../watch/messages';
import { firestoreEngine } from '../official/engine';
import { openBackend, putRules, type Backend } from './backend';
import { filled, put } from './owner';
import { OPEN_PROJECT, Sandbox } from './sandbox';
import { OPEN_RULES } from './table';

// Requests of the Listen and Write streams that no SDK sends, over gRPC
// (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#target, #writerequest).

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await putRules(backend, OPEN_PROJECT, OPEN_RULES);
});
afterAll(() => backend.stop());

interface Row {
  readonly name: string;
  readonly stream: 'Listen' | 'Write';
  readonly requests: readonly Message[];
  /** By default the owner's. */
  readonly authorization?: string;
  /** What the protocol says. */
  readonly wanted: readonly string[];
  /** What Google's emulator does where that differs. */
  readonly googles?: readonly string[];
}

const target = (parts: Message): Message => ({ addTarget: { documents: { documents: ['@c/d'] }, ...parts } });
const told = (id: number): readonly string[] => [`ADD ${id}`, `document ${id}`, `CURRENT ${id}`];
const SET: Message = { writes: [{ update: { name: '@c/d' } }] };

const ROWS: readonly Row[] = [
  {
    name: 'targets without an id get one',
    stream: 'Listen',
    requests: [target({}), target({ targetId: 0 })],
    wanted: [...told(1), ...told(2)],
  },
  {
    name: 'a target without an id gets one that is free',
    stream: 'Listen',
    requests: [target({ targetId: 7 }), target({ targetId: 3 }), target({})],
    wanted: [...told(7), ...told(3), ...told(8)],
  },
  {
    name: 'a named target after one without an id is removed',
    stream: 'Listen',
    requests: [target({}), target({ targetId: 7 })],
    wanted: [...told(1), 'REMOVE 7'],
    googles: [...told(1), ...told(7)],
  },
  {
    name: 'a negative target id ends the stream',
    stream: 'Listen',
    requests: [target({ targetId: -1 })],
    wanted: ['status 3'],
    googles: ['status 2'],
  },
  {
    name: 'a target from a time in the future starts anew',
    stream: 'Listen',
    requests: [target({ targetId: 1, readTime: '2090-01-01T00:00:00Z' })],
    wanted: ['ADD 1', 'RESET 1', ...told(1).slice(1)],
  },
  {
    name: 'a target that is refused is added first',
    stream: 'Listen',
    requests: [target({ documents: { documents: ['c/d'] } })],
    wanted: ['ADD 1', 'REMOVE 1'],
  },
  {
    name: "a token that can't be parsed is refused",
    stream: 'Listen',
    requests: [target({ targetId: 1 })],
    authorization: 'Bearer x',
    wanted: ['status 3'],
  },
  {
    name: 'an empty request ends a Write stream',
    stream: 'Write',
    requests: [{}, SET, {}, SET],
    wanted: ['opened', 'committed', 'closing', 'status 0'],
  },
  { name: 'a Write stream opens without writes', stream: 'Write', requests: [SET], wanted: ['status 3'] },
  { name: "a Write stream can't be resumed", stream: 'Write', requests: [{ streamId: 'x' }], wanted: ['status 3'] },
];

it.each(ROWS)('$name', async (row) => {
  const sandbox = new Sandbox(OPEN_PROJECT, `bare-stream-${ROWS.indexOf(row)}`);
  await put(backend.origin, [[sandbox, { 'c/d': { a: 1 } }]]);
  const { wanted, googles = wanted } = row;
  expect(await heard(sandbox, row)).toEqual(firestoreEngine() === 'own' ? wanted : googles);
});

const ANSWERED = /^(CURRENT|REMOVE|opened|committed|closing)/;

/** The messages that these requests of a stream receive, abbreviated, and the status if the server ends it. */
async function heard(
  sandbox: Sandbox,
  { stream: name, requests, authorization = 'Bearer owner' }: Row,
): Promise<readonly string[]> {
  const connection = connect(backend.origin);
  const stream = connection.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${name}`,
    'content-type': 'application/grpc',
    authorization,
    // Google's emulator finds the database by it.
    'google-cloud-resource-prefix': sandbox.database,
    te: 'trailers',
  });
  const messages: string[] = [];
  const reader = new FrameReader();
  let answered = (): void => undefined;
  stream.on('data', (chunk: Buffer) => {
    for (const bytes of reader.push(chunk)) {
      const message = abbreviated(name, decodeMessage(messageType(`${name}Response`), bytes) as Message);
      if (message === null) continue;
      messages.push(message);
      if (ANSWERED.test(message)) answered();
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
  for (const request of requests) {
    const answer = new Promise<void>((resolve) => (answered = resolve));
    const json = { database: sandbox.database, ...(filled(request, sandbox, new Map()) as Message) };
    stream.write(frameMessage(encodeMessage(messageType(`${name}Request`), json)));
    await Promise.race([answer, ended]);
  }
  connection.destroy();
  return messages;
}

/** A response in a few words; null for a snapshot, which says nothing about one target. */
function abbreviated(name: Row['stream'], response: Message): string | null {
  if (name === 'Write') {
    if (response.streamId) return 'opened';
    return response.commitTime === undefined ? 'closing' : 'committed';
  }
  const { targetChange, documentChange } = response;
  const { targetChangeType = 'NO_CHANGE', targetIds } = (targetChange ?? {
    targetChangeType: 'document',
    ...(documentChange as Message),
  }) as Message;
  return targetChangeType === 'NO_CHANGE' ? null : `${String(targetChangeType)} ${String(targetIds)}`;
}
