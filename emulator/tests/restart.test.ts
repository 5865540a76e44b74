import { collection, limit, onSnapshot, orderBy, query, setLogLevel, where } from 'firebase/firestore';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser/chromium';
import { closeClients, TestEmulator, until, webClient } from './support';

let browser: TestBrowser;

beforeAll(async () => {
  setLogLevel('silent');
  browser = await TestBrowser.start();
});
afterAll(() => browser.close());

const n = (value: number) => ({ n: { integerValue: String(value) } });

/** Opens a page that records every change a listener on `things` receives. */
async function listeningPage(port: number): Promise<Page> {
  const page = await browser.page();
  await page.evaluate((port) => {
    const { firestore: f, connect } = window.page;
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    f.onSnapshot(f.query(f.collection(connect(port, 'ann', {}), 'things'), f.orderBy('n')), (snapshot) => {
      for (const change of snapshot.docChanges())
        heard.push(`${change.type} ${change.doc.id}=${String(change.doc.get('n'))}`);
    });
  }, port);
  return page;
}

async function hears(page: Page, last: string): Promise<string[]> {
  const handle = await page.waitForFunction((wanted) => {
    const { heard } = window as unknown as { heard: string[] };
    return heard.includes(wanted) ? heard.splice(0) : null;
  }, last);
  return (await handle.jsonValue()) as string[];
}

describe('a listener after a lost connection', () => {
  it('in a browser receives each missed change once, including deletions', async () => {
    const emulator = await TestEmulator.start();
    emulator.put({ 'things/a': n(1), 'things/b': n(2), 'things/c': n(3) });
    const page = await listeningPage(emulator.port);
    expect(await hears(page, 'added c=3')).toEqual(['added a=1', 'added b=2', 'added c=3']);
    emulator.engine.stats('demo-engine').reset();
    await emulator.interrupt(() => {
      emulator.put({ 'things/a': null, 'things/b': n(5), 'things/d': n(6) });
      emulator.put({ 'things/b': n(7) });
    });
    const heard = await hears(page, 'added d=6');
    expect(heard.sort()).toEqual(['added d=6', 'modified b=7', 'removed a=1']);
    expect(emulator.engine.stats('demo-engine').report().byUser).toMatchObject({ ann: { listen: 2 } });
    emulator.put({ 'things/e': n(8) });
    expect(await hears(page, 'added e=8')).toEqual(['added e=8']);
    await page.context().close();
    await emulator.server.stop();
  });

  it('in a browser shows the new engine run’s documents and drops the old ones', async () => {
    const first = await TestEmulator.start();
    first.put({ 'things/a': n(1), 'things/b': n(2) });
    const page = await listeningPage(first.port);
    await hears(page, 'added b=2');
    await first.server.stop();
    const second = await TestEmulator.start({ port: first.port });
    second.put({ 'things/b': n(2), 'things/z': n(9) });
    // The page requests the vanished document itself (limbo resolution) before it drops it.
    const heard = await hears(page, 'removed a=1');
    expect(heard.sort()).toEqual(['added z=9', 'removed a=1']);
    second.put({ 'things/y': n(10) });
    expect(await hears(page, 'added y=10')).toEqual(['added y=10']);
    await page.context().close();
    await second.server.stop();
  });

  it('in Node drops a document that left a limited query, and receives the next one', async () => {
    const emulator = await TestEmulator.start();
    emulator.put({ 'things/a': n(1), 'things/b': n(2), 'things/c': n(3), 'things/d': n(7) });
    const heard: string[] = [];
    const things = collection(webClient(emulator.port, 'bob'), 'things');
    onSnapshot(query(things, where('n', '<', 5), orderBy('n'), limit(2)), (snapshot) => {
      for (const change of snapshot.docChanges()) heard.push(`${change.type} ${change.doc.id}`);
    });
    await until(() => heard.length === 2);
    await emulator.interrupt(() => emulator.put({ 'things/a': n(9) }));
    await until(() => heard.length >= 4);
    expect(heard.sort()).toEqual(['added a', 'added b', 'added c', 'removed a']);
    await closeClients();
    await emulator.server.stop();
  });

  it('in Node receives each missed change once', async () => {
    const emulator = await TestEmulator.start();
    emulator.put({ 'things/a': n(1), 'things/b': n(2) });
    const heard: string[] = [];
    onSnapshot(query(collection(webClient(emulator.port, 'bob'), 'things'), orderBy('n')), (snapshot) => {
      for (const change of snapshot.docChanges())
        heard.push(`${change.type} ${change.doc.id}=${String(change.doc.get('n'))}`);
    });
    await until(() => heard.length === 2);
    heard.splice(0);
    await emulator.interrupt(() => emulator.put({ 'things/a': null, 'things/c': n(3) }));
    await until(() => heard.length >= 2);
    expect(heard.sort()).toEqual(['added c=3', 'removed a=1']);
    await closeClients();
    await emulator.server.stop();
  });
});
