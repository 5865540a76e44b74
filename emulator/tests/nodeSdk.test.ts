import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getAggregateFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, QuerySnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeClients, TestEmulator, until, webClient } from './support';

let emulator: TestEmulator;
let db: Firestore;
let other: Firestore;

beforeAll(async () => {
  emulator = await TestEmulator.start();
  db = webClient(emulator.port, 'ann');
  other = webClient(emulator.port, 'bob');
});
beforeEach(() => emulator.clear());
afterAll(async () => {
  await closeClients();
  await emulator.server.stop();
});

const ids = (snapshot: QuerySnapshot): string[] => snapshot.docs.map(({ id }) => id);

describe('the web SDK in Node, over gRPC', () => {
  it('writes and reads every kind of value', async () => {
    const data = {
      text: 'ä€😀',
      whole: 7,
      big: 2 ** 52,
      part: 1.5,
      none: null,
      yes: true,
      list: [1, 'a', { b: 2 }],
      map: { a: { b: 'c' } },
      at: new Timestamp(12, 345_678_000),
      nan: NaN,
      minusZero: -0,
      infinite: Infinity,
    };
    await setDoc(doc(db, 'values/one'), data);
    const read = (await getDoc(doc(other, 'values/one'))).data();
    expect(read).toEqual(data);
    expect(Object.is(read?.minusZero, -0)).toBe(true);
  });

  it('merges, updates, deletes fields and transforms', async () => {
    const ref = doc(db, 'c/d');
    await setDoc(ref, { a: 1, list: [1, 2], nested: { x: 1, y: 2 } });
    await setDoc(ref, { b: 2, nested: { z: 3 } }, { merge: true });
    await updateDoc(ref, {
      a: increment(1.5),
      list: arrayUnion(2, 3),
      'nested.x': deleteField(),
      at: serverTimestamp(),
    });
    await updateDoc(ref, { list: arrayRemove(1) });
    const read = (await getDoc(doc(other, 'c/d'))).data();
    expect(read).toMatchObject({ a: 2.5, b: 2, list: [2, 3], nested: { y: 2, z: 3 } });
    expect(read?.at).toBeInstanceOf(Timestamp);
    await deleteDoc(ref);
    expect((await getDoc(doc(other, 'c/d'))).exists()).toBe(false);
  });

  it('rejects an update of a missing document', async () => {
    await expect(updateDoc(doc(db, 'no/where'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    await setDoc(doc(db, 'some/where'), { a: 1 });
  });

  it('queries with filters, orders, cursors, limits and groups', async () => {
    const batch = writeBatch(db);
    for (let i = 0; i < 6; i++) batch.set(doc(db, `n/d${i}`), { i, even: i % 2 === 0, tags: [`t${i % 3}`] });
    batch.set(doc(db, 'n/d1/sub/s'), { i: 100 });
    await batch.commit();
    const all = collection(other, 'n');
    expect(ids(await getDocs(query(all, where('i', '>', 1), where('even', '==', true))))).toEqual(['d2', 'd4']);
    expect(ids(await getDocs(query(all, orderBy('i', 'desc'), limit(2))))).toEqual(['d5', 'd4']);
    expect(ids(await getDocs(query(all, orderBy('i'), limitToLast(2))))).toEqual(['d4', 'd5']);
    expect(ids(await getDocs(query(all, orderBy('i'), startAfter(3))))).toEqual(['d4', 'd5']);
    expect(ids(await getDocs(query(all, where('tags', 'array-contains', 't1'))))).toEqual(['d1', 'd4']);
    expect(ids(await getDocs(query(all, where('i', 'in', [1, 5, 9]))))).toEqual(['d1', 'd5']);
    expect(ids(await getDocs(query(all, where('i', 'not-in', [1, 2]))))).toEqual(['d0', 'd3', 'd4', 'd5']);
    expect(ids(await getDocs(query(all, where(documentId(), '>=', 'd4'))))).toEqual(['d4', 'd5']);
    expect(ids(await getDocs(collectionGroup(other, 'sub')))).toEqual(['s']);
    const numbers = await getAggregateFromServer(all, { n: count(), total: sum('i'), mean: average('i') });
    expect(numbers.data()).toEqual({ n: 6, total: 15, mean: 2.5 });
  });

  it('receives another client’s writes, even in a limited query', async () => {
    const seen: string[][] = [];
    const stop = onSnapshot(query(collection(other, 'race'), orderBy('at'), limit(2)), (snapshot) =>
      seen.push(ids(snapshot)),
    );
    await until(() => seen.length === 1);
    for (const at of [1, 2, 3]) await setDoc(doc(db, `race/r${at}`), { at });
    await until(() => seen.at(-1)?.join() === 'r1,r2');
    await deleteDoc(doc(db, 'race/r1'));
    await until(() => seen.at(-1)?.join() === 'r2,r3');
    stop();
  });

  it('increments a counter in parallel transactions without losing any', async () => {
    await setDoc(doc(db, 'counter/one'), { n: 0 });
    const step = (client: Firestore): Promise<void> =>
      runTransaction(client, async (transaction) => {
        const read = await transaction.get(doc(client, 'counter/one'));
        transaction.update(doc(client, 'counter/one'), { n: (read.data()?.n as number) + 1 });
      });
    await Promise.all([step(db), step(other), step(db)]);
    expect((await getDoc(doc(db, 'counter/one'))).data()).toEqual({ n: 3 });
  });

  it('costs one write and one read per listener for a shared document', async () => {
    await setDoc(doc(db, 'drafts/d'), { picks: [] });
    let [a, b] = [0, 0];
    const stops = [onSnapshot(doc(db, 'drafts/d'), () => a++), onSnapshot(doc(other, 'drafts/d'), () => b++)];
    await until(() => a > 0 && b > 0);
    const address = `${emulator.origin}/emulator/v1/projects/demo-engine/stats`;
    await fetch(address, { method: 'DELETE' });
    const before = b;
    await updateDoc(doc(db, 'drafts/d'), { picks: ['x'] });
    await until(() => b > before);
    const report = (await (await fetch(address)).json()) as { byUser: object };
    expect(report.byUser).toEqual({
      ann: { get: 0, query: 0, listen: 1, writes: 1 },
      bob: { get: 0, query: 0, listen: 1, writes: 0 },
    });
    stops.forEach((stop) => stop());
  });

  it('adds documents with generated ids', async () => {
    const added = await addDoc(collection(db, 'auto'), { a: 1 });
    expect((await getDoc(doc(other, 'auto', added.id))).data()).toEqual({ a: 1 });
  });
});
