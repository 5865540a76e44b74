import { connect as connectTcp } from 'node:net';
import { connect as connectHttp2 } from 'node:http2';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './fuzzing';
import { PROJECT, TestEmulator, until } from './support';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start({ orphanMillis: 200 });
});
afterAll(async () => {
  // All resources of the clients are released.
  await until(() => emulator.server.openChannels + emulator.server.openCalls + emulator.server.waiting === 0);
  await emulator.server.stop();
});

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

/**
 * Checks that the engine still responds correctly. Uses another project, since a transaction started by random input
 * may lock a whole database.
 */
async function isWell(): Promise<void> {
  const response = await fetch(`${emulator.rest.replace(PROJECT, 'demo-health')}/health/check`, {
    method: 'PATCH',
    body: '{"fields":{"ok":{"booleanValue":true}}}',
  });
  expect(response.status).toBe(200);
}

describe('random input is answered or dropped without affecting other clients:', () => {
  it('raw bytes on the port', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ minLength: 1, maxLength: 200 }),
          fc
            .uint8Array({ maxLength: 100 })
            .map((rest) => Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), rest])),
        ),
        (bytes) =>
          new Promise<void>((resolve) => {
            const socket = connectTcp(emulator.port, '127.0.0.1', () => socket.end(bytes));
            socket.on('error', () => undefined);
            socket.on('data', () => undefined);
            socket.on('close', () => resolve());
          }),
      ),
      fuzz(60),
    );
    await isWell();
  });

  it('gRPC messages', async () => {
    const client = connectHttp2(emulator.origin);
    const methods = ['Listen', 'Write', 'Commit', 'RunQuery', 'BatchGetDocuments', 'Nothing'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...methods),
        fc.uint8Array({ maxLength: 60 }),
        fc.boolean(),
        (method, body, framed) =>
          new Promise<void>((resolve, reject) => {
            const stream = client.request({
              ':method': 'POST',
              ':path': `/google.firestore.v1.Firestore/${method}`,
              'content-type': 'application/grpc',
            });
            const head = Buffer.alloc(5);
            head.writeUInt32BE(body.length, 1);
            stream.on('data', () => undefined);
            stream.on('error', reject);
            stream.on('close', () => resolve());
            stream.end(framed ? Buffer.concat([head, body]) : Buffer.from(body));
          }),
      ),
      fuzz(100),
    );
    client.close();
    await isWell();
  });

  it('WebChannel requests', async () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constantFrom('0', '1', '-1', 'rpc', 'terminate'));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('VER', 'RID', 'SID', 'AID', 'CI', 'TYPE', '$httpHeaders'), anything),
        anything,
        fc.nat(3),
        async (parameters, data, count) => {
          const form = new URLSearchParams({ count: String(count), ofs: '0', req0___data__: data });
          const response = await fetch(`${emulator.origin}${CHANNEL}?${new URLSearchParams(parameters).toString()}`, {
            method: 'POST',
            body: form,
          });
          expect([200, 400]).toContain(response.status);
          const session = response.headers.get('x-http-session-id');
          await response.text();
          if (session) await fetch(`${emulator.origin}${CHANNEL}?SID=${session}&TYPE=terminate`, { method: 'POST' });
        },
      ),
      fuzz(100),
    );
    await isWell();
  });

  it('JSON bodies for every command', async () => {
    const commands = [
      'batchGet',
      'commit',
      'batchWrite',
      'runQuery',
      'runAggregationQuery',
      'beginTransaction',
      'rollback',
      'listCollectionIds',
    ];
    const keys = fc.constantFrom(
      'writes',
      'documents',
      'structuredQuery',
      'structuredAggregationQuery',
      'transaction',
      'newTransaction',
      'readTime',
      'from',
      'where',
      'update',
      'fields',
      'orderBy',
      'limit',
      'startAt',
      'name',
    );
    const body = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, 1e300, -1, '', 'x', 'NaN', `projects/${PROJECT}/databases/(default)/documents/a/b`),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(keys, tie('any')),
      ),
    })).any;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...commands), body, async (command, json) => {
        const response = await fetch(`${emulator.rest}:${command}`, {
          method: 'POST',
          body: JSON.stringify(json),
          headers: { authorization: 'Bearer owner' },
        });
        await response.json();
        expect(response.status, JSON.stringify(json)).not.toBe(500);
      }),
      fuzz(300),
    );
    await isWell();
  });

  it('auth tokens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'grapheme-ascii' }),
          fc.json().map((json) => `e30.${Buffer.from(json).toString('base64url')}.`),
        ),
        async (token) => {
          const response = await fetch(`${emulator.rest}/health/check`, {
            headers: { authorization: `Bearer ${token.trim()}` },
          });
          expect([200, 400, 403, 404]).toContain(response.status);
          await response.text();
        },
      ),
      fuzz(60),
    );
  });
});
