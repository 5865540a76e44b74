import { connect as connectHttp2 } from 'node:http2';
import type { ClientHttp2Stream } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageType } from '../transports/definitions';
import { encodeMessage } from '../transports/grpc/codec';
import { frameMessage } from '../transports/grpc/frames';
import { PROJECT, TestEmulator, until } from './support';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const LISTEN = {
  database: DATABASE,
  addTarget: {
    targetId: 2,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'big' }] } },
  },
};
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';
const SIZE = 900_000;
const WRITES = 40;

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start({ stalledMillis: 300 });
});
afterAll(() => emulator.server.stop());

/**
 * Writes far more than the machine's socket buffers hold; resolves to the maximum that was waiting in the engine
 * meanwhile.
 */
async function writeMuch(): Promise<number> {
  let most = 0;
  for (let i = 0; i < WRITES; i++) {
    emulator.put({ [`big/d${i}`]: { text: { stringValue: String(i % 10).repeat(SIZE) } } });
    await new Promise(setImmediate);
    most = Math.max(most, emulator.server.waiting);
  }
  return most;
}

describe('a client that does not read', () => {
  it('over gRPC gets a small backlog, then its stream is reset', async () => {
    await emulator.clear();
    const client = connectHttp2(emulator.origin);
    const stream = client.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc',
    });
    let reset = 0;
    stream.on('error', () => undefined);
    stream.on('close', () => (reset = stream.rstCode));
    stream.write(frameMessage(encodeMessage(messageType('ListenRequest'), LISTEN)));
    await until(() => emulator.server.openCalls === 1);
    stream.pause();
    expect(await writeMuch()).toBeLessThan(10 * SIZE);
    await until(() => emulator.server.openCalls === 0);
    expect(emulator.server.waiting).toBe(0);
    stream.resume();
    await until(() => reset !== 0);
    client.close();
  });

  it('over WebChannel gets a small backlog, then its session is closed', async () => {
    await emulator.clear();
    const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(LISTEN) });
    const opened = await fetch(`${emulator.origin}${CHANNEL}?VER=8&RID=1&CVER=22`, { method: 'POST', body: form });
    const session = opened.headers.get('x-http-session-id') ?? '';
    const socket = connectTcp(emulator.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${CHANNEL}?SID=${session}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('readable', resolve));
    expect(await writeMuch()).toBeLessThan(WRITES * SIZE * 0.75);
    await until(() => emulator.server.openChannels === 0);
    expect(emulator.server.waiting).toBe(0);
    socket.destroy();
  });

  it('query results over gRPC has its further queries rejected', async () => {
    await writeMuch();
    const client = connectHttp2(emulator.origin);
    const query = { parent: `${DATABASE}/documents`, structuredQuery: LISTEN.addTarget.query.structuredQuery };
    const message = frameMessage(encodeMessage(messageType('RunQueryRequest'), query));
    const statuses: unknown[] = [];
    const ask = (): ClientHttp2Stream => {
      const stream = client.request({
        ':method': 'POST',
        ':path': '/google.firestore.v1.Firestore/RunQuery',
        'content-type': 'application/grpc',
        authorization: 'Bearer owner',
      });
      stream.on('error', () => undefined);
      stream.on('trailers', (trailers) => statuses.push(trailers['grpc-status']));
      stream.end(message);
      return stream;
    };
    ask().pause();
    await until(() => emulator.server.waiting > 32 * 1024 * 1024);
    for (let i = 0; i < 3; i++) ask().resume();
    await until(() => statuses.length === 3);
    expect(statuses).toEqual(['8', '8', '8']);
    client.destroy();
    await until(() => emulator.server.openCalls === 0);
  });

  it('and keeps adding targets is disconnected before it fills the memory', async () => {
    await writeMuch();
    const form = new URLSearchParams({ count: '0', ofs: '0' });
    const opened = await fetch(`${emulator.origin}${CHANNEL}?VER=8&RID=1&CVER=22`, { method: 'POST', body: form });
    const session = opened.headers.get('x-http-session-id') ?? '';
    const ask = async (i: number): Promise<number> => {
      const addTarget = { ...LISTEN.addTarget, targetId: 2 * i + 2 };
      const body = new URLSearchParams({
        count: '1',
        ofs: String(i),
        req0___data__: JSON.stringify({ ...LISTEN, addTarget }),
      });
      return (await fetch(`${emulator.origin}${CHANNEL}?SID=${session}&RID=${i + 2}&AID=0`, { method: 'POST', body }))
        .status;
    };
    const answers = [await ask(0), await ask(1), await ask(2)];
    expect(answers.at(-1)).toBe(400);
    expect(emulator.server.openChannels).toBe(0);
  });
});
