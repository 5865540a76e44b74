import type { Firestore } from 'firebase-admin/firestore';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, adminRestClient, closeClients, TestEmulator, webClient } from './support';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start();
});
beforeEach(() => emulator.clear());
afterAll(async () => {
  await closeClients();
  await emulator.server.stop();
});

/** A signal between two concurrent tasks. */
class Signal {
  give!: () => void;
  readonly given = new Promise<void>((resolve) => (this.give = resolve));
}

const n = async (db: Firestore): Promise<unknown> => (await db.doc('c/n').get()).get('n');

describe.each([
  ['gRPC', adminClient],
  ['REST', adminRestClient],
])('transactions of firebase-admin over %s', (_name, connect) => {
  it('increment a counter twenty at a time without losing or failing any', async () => {
    const db = connect(emulator.port);
    await db.doc('c/n').set({ n: 0 });
    const attempts = Array.from({ length: 20 }, () => 0);
    const step = (_: unknown, i: number) =>
      db.runTransaction(async (transaction) => {
        attempts[i]!++;
        const read = await transaction.get(db.doc('c/n'));
        transaction.update(db.doc('c/n'), { n: (read.get('n') as number) + 1 });
      });
    await Promise.all(attempts.map(step));
    expect(await n(db)).toBe(20);
    // A transaction that lost on the first attempt has exclusive locks on the second, so it can't lose again.
    expect(Math.max(...attempts)).toBeLessThanOrEqual(2);
  });

  it('each take a different free seat found by a query', async () => {
    const db = connect(emulator.port);
    await Promise.all(['a', 'b', 'c'].map((id) => db.doc(`seats/${id}`).set({ free: true })));
    const take = (name: string) =>
      db.runTransaction(async (transaction) => {
        const free = await transaction.get(db.collection('seats').where('free', '==', true).limit(1));
        transaction.update(free.docs[0]!.ref, { free: false, name });
      });
    await Promise.all(['x', 'y', 'z'].map(take));
    const seats = await db.collection('seats').get();
    expect(seats.docs.map((seat) => seat.get('name') as string).sort()).toEqual(['x', 'y', 'z']);
  });

  it('read a document in parallel; of two that write it, the younger is aborted and retried', async () => {
    const db = connect(emulator.port);
    const [one, two] = [new Signal(), new Signal()];
    let attempts = 0;
    const run = (mine: Signal, other: Signal, field: string) =>
      db.runTransaction(async (transaction) => {
        attempts++;
        await transaction.get(db.doc('c/n'));
        mine.give();
        await other.given;
        transaction.set(db.doc('c/n'), { [field]: true }, { merge: true });
      });
    await Promise.all([run(one, two, 'first'), run(two, one, 'second')]);
    expect((await db.doc('c/n').get()).data()).toEqual({ first: true, second: true });
    expect(attempts).toBe(3);
  });

  it('block other clients from writing documents they have read, but not from reading them', async () => {
    const db = connect(emulator.port);
    await db.doc('c/n').set({ n: 1 });
    const outside: Promise<unknown>[] = [];
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('c/n'));
      outside.push(db.doc('c/n').update({ by: 'admin' }), setDoc(doc(webClient(emulator.port), 'c/n'), { by: 'web' }));
      expect(await n(db)).toBe(1);
      await db.doc('c/other').set({});
      transaction.update(db.doc('c/n'), { n: 2 });
    });
    await Promise.all(outside);
    expect(['admin', 'web']).toContain((await db.doc('c/n').get()).get('by'));
  });

  it('release their locks when they end without writing', async () => {
    const db = connect(emulator.port);
    await expect(
      db.runTransaction(async (transaction) => {
        await transaction.get(db.doc('c/n'));
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await db.doc('c/n').set({ n: 7 });
    await db.runTransaction((transaction) => transaction.get(db.doc('c/n')));
    await db.doc('c/n').set({ n: 8 });
    expect(await n(db)).toBe(8);
  });

  it('read at a single time when read-only', async () => {
    const db = connect(emulator.port);
    await db.doc('c/n').set({ n: 1 });
    const read = await db.runTransaction(
      async (transaction) => {
        await transaction.get(db.doc('c/other'));
        await db.doc('c/n').set({ n: 2 });
        return (await transaction.get(db.doc('c/n'))).get('n') as number;
      },
      { readOnly: true },
    );
    expect(read).toBe(1);
  });
});

it('a bulk writer delays only the write that needs a lock', async () => {
  const db = adminClient(emulator.port);
  const bulk = db.bulkWriter();
  let locked: Promise<unknown> = Promise.resolve();
  await db.runTransaction(async (transaction) => {
    await transaction.get(db.doc('c/n'));
    locked = bulk.set(db.doc('c/n'), { n: 1 });
    void bulk.set(db.doc('c/free'), { n: 1 });
    void bulk.flush();
    await new Promise<void>((resolve) => {
      const stop = db.doc('c/free').onSnapshot((snapshot) => {
        if (!snapshot.exists) return;
        stop();
        resolve();
      });
    });
    transaction.create(db.doc('c/n'), { n: 0 });
  });
  await locked;
  await bulk.close();
  expect(await n(db)).toBe(1);
});
