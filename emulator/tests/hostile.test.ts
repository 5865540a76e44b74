import { connect as connectHttp2 } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messageType } from '../transports/definitions';
import { encodeMessage } from '../transports/grpc/codec';
import { frameMessage } from '../transports/grpc/frames';
import { fuzz } from './fuzzing';
import { OPEN_RULES, PROJECT, TestEmulator, until } from './support';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const SERVICE = '/google.firestore.v1.Firestore';

let emulator: TestEmulator;
let grpc: ClientHttp2Session;

beforeAll(async () => {
  emulator = await TestEmulator.start({ orphanMillis: 200 });
  grpc = connectHttp2(emulator.origin);
});
afterEach(async () => {
  // The engine still works, and all resources of the clients are released.
  const response = await fetch(`${emulator.rest}/health/check`, { method: 'PATCH', body: '{"fields":{}}' });
  expect(response.status).toBe(200);
  await response.text();
  await until(() => emulator.server.openChannels + emulator.server.openCalls + emulator.server.waiting === 0);
});
afterAll(async () => {
  grpc.close();
  await emulator.server.stop();
});

const post = async (address: string, body: string): Promise<number> => {
  const response = await fetch(address, { method: 'POST', body });
  const text = await response.text();
  expect(() => JSON.parse(text) as unknown, text.slice(0, 200)).not.toThrow();
  return response.status;
};

/** The status of a gRPC call to a method with these bytes, or null when its stream was reset. */
function call(method: string, bytes: Uint8Array): Promise<number | null> {
  return new Promise((resolve) => {
    const stream = grpc.request({
      ':method': 'POST',
      ':path': `${SERVICE}/${method}`,
      'content-type': 'application/grpc',
    });
    let status: number | null = null;
    stream.on('trailers', (trailers) => (status = Number(trailers['grpc-status'])));
    stream.on('data', () => undefined);
    stream.on('error', () => undefined);
    stream.on('close', () => resolve(status));
    stream.end(bytes);
  });
}

describe('malicious input is rejected with a response:', () => {
  it('rules of random text, or valid rules with a part cut, doubled or changed', async () => {
    const place = fc.nat(OPEN_RULES.length - 1);
    const source = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.tuple(place, place).map(([a, b]) => OPEN_RULES.slice(0, a) + OPEN_RULES.slice(b)),
      fc
        .tuple(place, fc.string({ maxLength: 3 }))
        .map(([a, text]) => OPEN_RULES.slice(0, a) + text + OPEN_RULES.slice(a + 1)),
    );
    await fc.assert(
      fc.asyncProperty(source, async (content) => {
        const response = await fetch(`${emulator.origin}/emulator/v1/projects/fuzz:securityRules`, {
          method: 'PUT',
          body: JSON.stringify({ rules: { files: [{ name: 'f', content }] } }),
        });
        await response.text();
        expect([200, 400]).toContain(response.status);
      }),
      fuzz(200),
    );
  });

  it.each([
    ['brackets', (n: number) => '('.repeat(n) + '1' + ')'.repeat(n)],
    ['signs', (n: number) => '!'.repeat(n) + 'true'],
    ['terms', (n: number) => Array.from({ length: n }, () => 'true').join(' && ')],
    ['members', (n: number) => 'request' + '.a'.repeat(n)],
    ['lists', (n: number) => '['.repeat(n) + ']'.repeat(n)],
  ])('rules with very many %s', async (_name, expression) => {
    const content = `service cloud.firestore { match /databases/{d}/documents/a/{b} { allow read: if ${expression(20_000)}; } }`;
    const body = JSON.stringify({ rules: { files: [{ name: 'f', content }] } });
    const address = `${emulator.origin}/emulator/v1/projects/fuzz-deep`;
    const response = await fetch(`${address}:securityRules`, { method: 'PUT', body });
    await response.text();
    expect([200, 400]).toContain(response.status);
    const read = await fetch(`${emulator.rest.replace(PROJECT, 'fuzz-deep')}/a/b`);
    await read.text();
    // Rejected rules leave the previous ones deployed.
    expect([403, 404]).toContain(read.status);
  });

  it('paths', async () => {
    const segment = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(
        '',
        '.',
        '..',
        '__x__',
        '__id1__',
        '%',
        '%00',
        '%2F',
        'ä',
        '\\',
        ':',
        ':commit',
        '(default)',
        'x'.repeat(1600),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 6 }),
        fc.constantFrom('GET', 'PATCH', 'DELETE', 'POST'),
        async (segments, method) => {
          const path = segments.map((one) => (/^%/.test(one) ? one : encodeURIComponent(one))).join('/');
          const init = method === 'PATCH' || method === 'POST' ? { method, body: '{}' } : { method };
          for (const start of [emulator.rest, `${emulator.origin}/v1`, `${emulator.origin}/emulator/v1/projects`]) {
            const response = await fetch(`${start}/${path}`, init);
            await response.text();
            expect(response.status, path).toBeLessThan(500);
          }
        },
      ),
      fuzz(150),
    );
  });

  it('invalid numbers, times, bytes, points and references', async () => {
    const number = fc.oneof(
      fc.bigInt().map(String),
      fc.double().map(String),
      fc.constantFrom(
        1e400,
        '1e400',
        '9223372036854775808',
        '-9223372036854775809',
        '',
        ' ',
        '0x1',
        null,
        true,
        {},
        [],
      ),
    );
    const kind = fc.constantFrom(
      'integerValue',
      'doubleValue',
      'timestampValue',
      'bytesValue',
      'geoPointValue',
      'referenceValue',
    );
    await fc.assert(
      fc.asyncProperty(
        kind,
        fc.oneof(number, fc.json(), fc.record({ latitude: number, seconds: number, nanos: number })),
        async (kind, value) => {
          const writes = [{ update: { name: `${DATABASE}/documents/a/b`, fields: { x: { [kind]: value } } } }];
          expect(await post(`${emulator.rest}:commit`, JSON.stringify({ writes }))).toBeLessThan(500);
        },
      ),
      fuzz(200),
    );
  });

  it('limits, offsets and page sizes of any value', async () => {
    const number = fc.constantFrom(-1, 0, 1.5, 1e18, '1e18', 'x', 2 ** 31, null, [], {});
    await fc.assert(
      fc.asyncProperty(number, number, async (limit, offset) => {
        const structuredQuery = { from: [{ collectionId: 'a' }], limit, offset };
        expect(await post(`${emulator.rest}:runQuery`, JSON.stringify({ structuredQuery }))).toBeLessThan(500);
        const page = await fetch(`${emulator.rest}/a?pageSize=${String(limit)}&pageToken=${String(offset)}`);
        await page.text();
        expect(page.status).toBeLessThan(500);
      }),
      fuzz(60),
    );
  });
});

describe('very deep nesting is rejected', () => {
  const DEPTH = 20_000;
  const nested = (open: string, close: string, middle: string): string =>
    open.repeat(DEPTH) + middle + close.repeat(DEPTH);
  const map = nested('{"mapValue":{"fields":{"a":', '}}}', '{"nullValue":null}');
  const filter = nested('{"compositeFilter":{"op":"AND","filters":[', ']}}', '{}');
  const commit = `{"database":"${DATABASE}","writes":[{"update":{"name":"${DATABASE}/documents/a/b","fields":{"a":${map}}}}]}`;
  const query = `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${filter}}}`;

  it('over REST', async () => {
    expect(await post(`${emulator.rest}:commit`, commit)).toBe(400);
    expect(await post(`${emulator.rest}:runQuery`, query)).toBe(400);
    expect(await post(`${emulator.rest}:commit`, nested('[', ']', ''))).toBe(400);
  });

  it('over WebChannel', async () => {
    const target = `{"database":"${DATABASE}","addTarget":{"targetId":2,"query":{"parent":"${DATABASE}/documents",${query.slice(1, -1)}}}}`;
    for (const [stream, ...requests] of [
      ['Write', `{"database":"${DATABASE}"}`, commit],
      ['Listen', target],
      ['Listen', nested('[', ']', '')],
    ] as const) {
      const form = new URLSearchParams({ count: String(requests.length), ofs: '0' });
      requests.forEach((data, i) => form.set(`req${i}___data__`, data));
      const response = await fetch(`${emulator.origin}${SERVICE}/${stream}/channel?VER=8&RID=1`, {
        method: 'POST',
        body: form,
      });
      expect(response.status).toBe(200);
      await response.text();
    }
  });

  it('over gRPC', async () => {
    // Nested maps in bytes: each level is a value that holds a map with one entry.
    let bytes: Buffer = Buffer.alloc(0);
    const lengthed = (tag: number, content: Buffer): Buffer => {
      const head: number[] = [tag];
      for (let length = content.length; ; length >>>= 7) {
        head.push(length > 127 ? (length & 127) | 128 : length);
        if (length <= 127) return Buffer.concat([Buffer.from(head), content]);
      }
    };
    for (let i = 0; i < 3000; i++) {
      const entry = Buffer.concat([Buffer.from([0x0a, 1, 0x61]), lengthed(0x12, bytes)]);
      bytes = lengthed(0x32, lengthed(0x0a, entry));
    }
    const entry = Buffer.concat([Buffer.from([0x0a, 1, 0x61]), lengthed(0x12, bytes)]);
    const name = Buffer.from(`${DATABASE}/documents/a/b`);
    const document = Buffer.concat([lengthed(0x0a, name), lengthed(0x12, entry)]);
    const request = Buffer.concat([lengthed(0x0a, Buffer.from(DATABASE)), lengthed(0x12, lengthed(0x0a, document))]);
    expect(await call('Commit', frameMessage(request))).toBe(3);
  });
});

describe('invalid frames are handled:', () => {
  const good = encodeMessage(messageType('GetDocumentRequest'), { name: `${DATABASE}/documents/a/none` });

  it('gRPC frames that are compressed, too long, cut short or more than one', async () => {
    const framed = frameMessage(good);
    const compressed = Buffer.from(framed);
    compressed[0] = 1;
    const endless = Buffer.from(framed);
    endless.writeUInt32BE(0xffff_ffff, 1);
    expect(await call('GetDocument', framed)).toBe(5);
    expect(await call('GetDocument', compressed)).toBe(12);
    expect(await call('GetDocument', endless)).toBe(3);
    expect(await call('GetDocument', Buffer.concat([framed, framed]))).toBe(5);
    await fc.assert(
      fc.asyncProperty(fc.nat(framed.length - 1), async (end) => {
        expect(await call('GetDocument', framed.subarray(0, end))).toBe(3);
      }),
      fuzz(20),
    );
  });

  it('gRPC messages with one byte changed', async () => {
    const add = encodeMessage(messageType('ListenRequest'), {
      database: DATABASE,
      addTarget: {
        targetId: 2,
        query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'a' }] } },
      },
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(add.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Uint8Array.from(add, (byte, i) => (i === at ? byte ^ change : byte));
        const status = await call('Listen', frameMessage(changed));
        expect(status).not.toBeNull();
        expect(status).not.toBe(13);
      }),
      fuzz(100),
    );
  });

  it('HTTP requests that stop halfway', async () => {
    const before = emulator.server.connections;
    const request = `POST ${SERVICE}/Listen/channel?VER=8&RID=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\ncount=1&ofs=0`;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(request.length),
        fc.boolean(),
        (end, politely) =>
          new Promise<void>((resolve) => {
            const socket = connectTcp(emulator.port, '127.0.0.1', () => {
              socket.write(request.slice(0, end), () => (politely ? socket.end() : socket.destroy()));
            });
            socket.on('data', () => undefined);
            socket.on('error', () => undefined);
            socket.on('close', () => resolve());
          }),
      ),
      fuzz(60),
    );
    await until(() => emulator.server.connections <= before);
  });

  it('WebChannel requests with any offsets, counts and sizes', async () => {
    const address = `${emulator.origin}${SERVICE}/Listen/channel`;
    const number = fc.constantFrom('-1', '0', '1', '7', '1e9', '99999999999999999999', 'NaN', '', 'x');
    await fc.assert(
      fc.asyncProperty(number, number, number, fc.string({ maxLength: 20 }), async (count, ofs, aid, data) => {
        const opened = await fetch(`${address}?VER=8&RID=1`, {
          method: 'POST',
          body: new URLSearchParams({ count: '0' }),
        });
        const session = opened.headers.get('x-http-session-id') ?? '';
        await opened.text();
        const body = new URLSearchParams({ count, ofs, req0___data__: data });
        const answer = await fetch(`${address}?SID=${session}&RID=2&AID=${aid}`, { method: 'POST', body });
        const said = await answer.text();
        // On a slow machine the session may already have expired.
        expect([200, 400], said).toContain(answer.status);
        if (answer.status === 400) expect(said).toContain('Unknown SID');
      }),
      fuzz(60),
    );
  });
});
