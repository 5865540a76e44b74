import { FieldValue, Filter } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, adminRestClient, closeClients, TestEmulator, until } from './support';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start({
    rules:
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /none { allow read; } } }",
  });
});
beforeEach(() => emulator.clear());
afterAll(async () => {
  await closeClients();
  await emulator.server.stop();
});

describe.each([
  ['gRPC', adminClient],
  ['REST', adminRestClient],
])('firebase-admin over %s, which bypasses the rules', (_name, connect) => {
  it('writes, reads, queries and lists', async () => {
    const db = connect(emulator.port);
    await db.doc('a/b').set({ n: 1, at: FieldValue.serverTimestamp() });
    await db.doc('a/b/c/d').create({ deep: true });
    await db.doc('a/b').update({ n: FieldValue.increment(2) });
    expect((await db.doc('a/b').get()).get('n')).toBe(3);
    expect((await db.collection('a').where('n', '>', 2).orderBy('n', 'desc').get()).size).toBe(1);
    expect(
      (
        await db
          .collection('a')
          .where(Filter.or(Filter.where('n', '==', 3), Filter.where('n', '==', null)))
          .get()
      ).size,
    ).toBe(1);
    expect((await db.collection('a').count().get()).data().count).toBe(1);
    expect((await db.doc('a/b').listCollections()).map(({ id }) => id)).toEqual(['c']);
    await db.recursiveDelete(db.collection('a'));
    expect((await db.collectionGroup('c').get()).empty).toBe(true);
  });
});

it('firebase-admin receives changes as a listener', async () => {
  const db = adminClient(emulator.port);
  const seen: number[] = [];
  const stop = db.collection('l').onSnapshot((snapshot) => seen.push(snapshot.size));
  await until(() => seen.length === 1);
  await db.doc('l/x').set({ a: 1 });
  await until(() => seen.at(-1) === 1);
  await db.doc('l/x').delete();
  await until(() => seen.at(-1) === 0);
  stop();
});

it('firebase-admin’s BulkWriter receives write times, except for deletions', async () => {
  const db = adminClient(emulator.port);
  const writer = db.bulkWriter();
  const results = Promise.all([
    writer.set(db.doc('a/b'), {}),
    writer.delete(db.doc('a/c')),
    writer.create(db.doc('a/d'), {}),
  ]);
  await writer.close();
  const times = (await results).map(({ writeTime }) => writeTime.seconds);
  expect(times).toEqual([expect.any(Number), 0, expect.any(Number)]);
  expect(Math.min(times[0] as number, times[2] as number)).toBeGreaterThan(0);
});

it('firebase-admin receives the precondition that failed', async () => {
  const db = adminClient(emulator.port);
  await db.doc('a/b').set({});
  await expect(db.doc('a/b').create({})).rejects.toMatchObject({ code: 6 });
  await expect(db.doc('a/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
});
