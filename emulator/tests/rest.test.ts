import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  orderBy,
  query,
  runTransaction,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, TestEmulator } from './support';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start();
});
beforeEach(() => emulator.clear());
afterAll(() => emulator.server.stop());

const root = `projects/${PROJECT}/databases/(default)`;

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> & Record<string, unknown>[] }> {
  const response = await fetch(`${emulator.rest}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'text/plain' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as never };
}

const n = (value: number) => ({ fields: { n: { integerValue: String(value) } } });

describe('REST', () => {
  it('creates, gets, patches, lists by page and deletes', async () => {
    expect((await call('POST', '/c?documentId=a', n(1))).status).toBe(200);
    expect((await call('POST', '/c?documentId=a', n(1))).json).toMatchObject({
      error: { status: 'ALREADY_EXISTS', code: 409 },
    });
    expect((await call('POST', '/c', n(2))).json.name).toMatch(
      new RegExp(`^${root.replace(/[()]/g, '\\$&')}/documents/c/.+`),
    );
    expect(
      (await call('PATCH', '/c/a?updateMask.fieldPaths=m', { fields: { m: { booleanValue: true } } })).json.fields,
    ).toEqual({ n: { integerValue: '1' }, m: { booleanValue: true } });
    expect((await call('GET', '/c/a?mask.fieldPaths=m')).json.fields).toEqual({ m: { booleanValue: true } });
    const page = await call('GET', '/c?pageSize=1');
    expect(page.json.documents).toHaveLength(1);
    expect(
      (await call('GET', `/c?pageSize=1&pageToken=${String(page.json.nextPageToken)}`)).json.documents,
    ).toHaveLength(1);
    expect((await call('DELETE', '/c/a')).json).toEqual({});
    expect((await call('GET', '/c/a')).json).toMatchObject({ error: { status: 'NOT_FOUND', code: 404 } });
  });

  it('commits with preconditions atomically', async () => {
    const name = (id: string) => `${root}/documents/c/${id}`;
    await call('PATCH', '/c/old', n(1));
    const writes = [
      { update: { name: name('new'), ...n(2) } },
      { update: { name: name('old'), ...n(3) }, currentDocument: { exists: false } },
    ];
    expect((await call('POST', ':commit', { writes })).json).toMatchObject({ error: { status: 'ALREADY_EXISTS' } });
    expect((await call('GET', '/c/new')).status).toBe(404);
    const stale = [{ update: { name: name('old'), ...n(3) }, currentDocument: { updateTime: '2001-01-01T00:00:00Z' } }];
    expect((await call('POST', ':commit', { writes: stale })).json).toMatchObject({
      error: { status: 'FAILED_PRECONDITION' },
    });
    const each = await call('POST', ':batchWrite', { writes });
    expect(each.json.status).toMatchObject([{}, { code: 6 }]);
    expect((await call('GET', '/c/new')).status).toBe(200);
  });

  it('runs a transaction by id, and other clients cannot write what it has read until it ends', async () => {
    await call('PATCH', '/c/a', n(1));
    const { transaction } = (await call('POST', ':beginTransaction', {})).json;
    const documents = [`${root}/documents/c/a`, `${root}/documents/c/none`];
    const read = await call('POST', ':batchGet', { documents, transaction });
    expect(read.json).toMatchObject([{ found: n(1) }, { missing: documents[1] }]);
    const listed = await call('GET', `/c?transaction=${encodeURIComponent(String(transaction))}`);
    expect(listed.json.documents).toMatchObject([n(1)]);
    expect((await call('GET', '/c?transaction=AAAA')).status).toBe(400);
    const outside = call('PATCH', '/c/a', n(2));
    const writes = [{ update: { name: documents[0], ...n(9) } }];
    expect((await call('POST', ':commit', { transaction, writes })).json).toHaveProperty('commitTime');
    await outside;
    expect((await call('GET', '/c/a')).json.fields).toEqual(n(2).fields);
    expect((await call('POST', ':commit', { transaction, writes })).json).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('transaction has expired') as string },
    });
  });

  it.each([
    ['a body that is no JSON', 'POST', ':commit', '{'],
    ['a list as body', 'POST', ':runQuery', '[]'],
    ['a value without a type', 'PATCH', '/c/a', { fields: { a: {} } }],
    ['a value of two types', 'PATCH', '/c/a', { fields: { a: { nullValue: null, integerValue: '1' } } }],
    ['an integer out of range', 'PATCH', '/c/a', { fields: { a: { integerValue: '9223372036854775808' } } }],
    ['an array in an array', 'PATCH', '/c/a', { fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } }],
    ['a reserved field name', 'PATCH', '/c/a', { fields: { __x__: { nullValue: null } } }],
    ['a reserved document id', 'PATCH', '/c/__x__', n(1)],
    ['a dot as an id', 'POST', ':commit', { writes: [{ delete: `${root}/documents/c/..` }] }],
    ['a write without an operation', 'POST', ':commit', { writes: [{}] }],
    [
      'a write to another database',
      'POST',
      ':commit',
      { writes: [{ delete: 'projects/x/databases/y/documents/c/d' }] },
    ],
    [
      'a query with an unknown operator',
      'POST',
      ':runQuery',
      {
        structuredQuery: {
          where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } } },
        },
      },
    ],
    ['a negative limit', 'POST', ':runQuery', { structuredQuery: { limit: -1 } }],
    ['an odd field path', 'POST', ':runQuery', { structuredQuery: { orderBy: [{ field: { fieldPath: 'a..b' } }] } }],
  ])('rejects %s as INVALID_ARGUMENT, in JSON', async (_name, method, path, body) => {
    const { status, json } = await call(method, path, body);
    expect(status).toBe(400);
    expect(Array.isArray(json) ? json[0] : json).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  });

  it('rejects documents over one mebibyte and accepts those under it', async () => {
    const big = (length: number) => ({ fields: { t: { stringValue: 'x'.repeat(length) } } });
    expect((await call('PATCH', '/c/a', big(1_048_600))).status).toBe(400);
    expect((await call('PATCH', '/c/a', big(1_048_400))).status).toBe(200);
  });

  it('responds to preflight requests and unknown URLs', async () => {
    const preflight = await fetch(`${emulator.rest}:commit`, {
      method: 'OPTIONS',
      headers: { origin: 'http://a.test', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://a.test');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    expect((await fetch(`${emulator.origin}/nowhere`)).status).toBe(404);
    expect((await call('POST', ':noSuchMethod', {})).status).toBe(404);
  });
});

it('firestore/lite writes, reads, queries, counts and runs a transaction', async () => {
  const db = getFirestore(initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'lite'));
  connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
  await setDoc(doc(db, 'a/one'), { n: 1 });
  await runTransaction(db, async (transaction) => {
    const read = await transaction.get(doc(db, 'a/one'));
    transaction.set(doc(db, 'a/two'), { n: (read.get('n') as number) + 1 });
  });
  expect((await getDoc(doc(db, 'a/two'))).data()).toEqual({ n: 2 });
  const found = await getDocs(query(collection(db, 'a'), where('n', '>', 0), orderBy('n', 'desc')));
  expect(found.docs.map(({ id }) => id)).toEqual(['two', 'one']);
  expect((await getCount(collection(db, 'a'))).data().count).toBe(2);
});
