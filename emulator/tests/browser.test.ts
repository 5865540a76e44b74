import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser/chromium';
import { closeClients, TestEmulator, until, webClient } from './support';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';

let browser: TestBrowser;
let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await TestEmulator.start();
  browser = await TestBrowser.start();
});
beforeEach(() => emulator.clear());
afterAll(async () => {
  await closeClients();
  await browser.close();
  await emulator.server.stop();
});

describe.each([
  ['fetch streams', {}],
  ['long polling', { experimentalForceLongPolling: true }],
  ['XHR streams', { useFetchStreams: false, experimentalAutoDetectLongPolling: false }],
])('a browser over WebChannel with %s', (_name, settings) => {
  it('writes, reads, queries, counts and runs a transaction', async () => {
    const page = await browser.page();
    const result = await page.evaluate(
      async ({ port, settings }) => {
        const { firestore: f, connect } = window.page;
        const db = connect(port, 'ann', settings);
        await f.setDoc(f.doc(db, 'a/one'), { n: 1, text: 'ä€😀', at: f.serverTimestamp() });
        await f.setDoc(f.doc(db, 'a/two'), { n: 2 });
        await f.runTransaction(db, async (transaction) => {
          const read = await transaction.get(f.doc(db, 'a/one'));
          transaction.update(f.doc(db, 'a/one'), { n: (read.data()?.n as number) + 10 });
        });
        const found = await f.getDocs(f.query(f.collection(db, 'a'), f.where('n', '>', 1), f.orderBy('n', 'desc')));
        const counted = await f.getCountFromServer(f.collection(db, 'a'));
        return { found: found.docs.map((d) => [d.id, d.get('n'), d.get('text')]), count: counted.data().count };
      },
      { port: emulator.port, settings },
    );
    expect(result).toEqual({
      found: [
        ['one', 11, 'ä€😀'],
        ['two', 2, undefined],
      ],
      count: 2,
    });
    expect((await getDoc(doc(webClient(emulator.port), 'a/one'))).get('n')).toBe(11);
    await page.context().close();
  });

  it('receives another client’s writes and deletions', async () => {
    const page = await browser.page();
    await page.evaluate(
      ({ port, settings }) => {
        const { firestore: f, connect } = window.page;
        const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
        f.onSnapshot(f.query(f.collection(connect(port, 'ann', settings), 'live'), f.orderBy('n'), f.limit(2)), (s) => {
          if (!s.metadata.fromCache) seen.push(s.docs.map((d) => d.id).join());
        });
      },
      { port: emulator.port, settings },
    );
    const sees = (text: string) =>
      page.waitForFunction((wanted) => (window as unknown as { seen: string[] }).seen.at(-1) === wanted, text);
    await sees('');
    const db = webClient(emulator.port, 'bob');
    for (const n of [1, 2, 3]) await setDoc(doc(db, `live/d${n}`), { n });
    await sees('d1,d2');
    await deleteDoc(doc(db, 'live/d1'));
    await sees('d2,d3');
    await page.context().close();
  });
});

it('an idle write stream is closed, and the next write opens another', async () => {
  const hasty = await TestEmulator.start({ writeIdleMillis: 30 });
  const page = await browser.page();
  const write = (n: number) =>
    page.evaluate(
      async ({ port, n }) => {
        const { firestore: f, connect } = window.page;
        const holder = window as unknown as { db?: ReturnType<typeof connect> };
        holder.db ??= connect(port, 'ann', {});
        await f.setDoc(f.doc(holder.db, 'quiet/one'), { n });
      },
      { port: hasty.port, n },
    );
  for (const n of [1, 2, 3]) {
    await write(n);
    await until(() => hasty.server.openChannels === 0);
  }
  expect(hasty.engine.stats('demo-engine').report().total.writes).toBe(3);
  await page.context().close();
  await hasty.server.stop();
});
