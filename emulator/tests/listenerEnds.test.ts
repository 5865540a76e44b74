import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser/chromium';
import { listenAndTell } from './listening';
import type { Listening } from './listening';
import { signInSwitch } from './signIn';
import { PROJECT, TestEmulator } from './support';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function holdsKey() { return get(/databases/$(db)/documents/keys/$(request.auth.uid)).data.valid; }
    match /rooms/{room} { allow read: if holdsKey(); }
    match /rooms/{room}/seats/{seat} { allow read: if holdsKey(); }
  }
}`;
const CLOSED =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }";
const key = (valid: boolean): object => ({ valid: { booleanValue: valid } });

let emulator: TestEmulator;
let browser: TestBrowser;

beforeAll(async () => {
  full.setLogLevel('silent');
  emulator = await TestEmulator.start({ rules: RULES });
  browser = await TestBrowser.start();
});
beforeEach(() => {
  emulator.engine.rules.set(null, RULES, 'test.rules');
  emulator.put({
    'keys/ann': key(true),
    'keys/bob': key(false),
    'rooms/r': {},
    'rooms/r/seats/s': {},
  } as never);
});
afterAll(async () => {
  await browser.close();
  await emulator.server.stop();
});

/** A client with one listener on a document and one on a query, and a way to switch the signed-in user. */
interface Client {
  heard(): Promise<readonly string[]>;
  signIn(uid: string | null): Promise<void>;
  close(): Promise<void>;
}

async function inNode(): Promise<Client> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `ends-${Math.random()}`);
  const signIn = signInSwitch(app);
  const db = full.initializeFirestore(app, {});
  full.connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
  signIn('ann');
  const listening: Listening = listenAndTell(full, db);
  return {
    heard: () => Promise.resolve([...listening.heard]),
    signIn: (uid) => Promise.resolve(signIn(uid)),
    close: () => deleteApp(app),
  };
}

async function inBrowser(): Promise<Client> {
  const page = await browser.page();
  type Held = { held: { listening: Listening; signIn: (uid: string | null) => void } };
  await page.evaluate((port) => {
    const { connectSwitched, firestore, listenAndTell } = window.page;
    const { db, signIn } = connectSwitched(port);
    signIn('ann');
    (window as unknown as Held).held = { listening: listenAndTell(firestore, db), signIn };
  }, emulator.port);
  return {
    heard: () => page.evaluate(() => (window as unknown as Held).held.listening.heard),
    signIn: (uid) => page.evaluate((uid) => (window as unknown as Held).held.signIn(uid), uid),
    close: () => page.context().close(),
  };
}

describe.each([
  ['gRPC', inNode],
  ['WebChannel', inBrowser],
])('an open listener over %s ends with permission-denied', (_name, connect) => {
  /**
   * Waits for both listeners' first snapshots, applies the change, and resolves to what they received afterwards, once
   * both have ended.
   */
  async function after(change: (client: Client) => Promise<void> | void): Promise<string[]> {
    const client = await connect();
    const hears = async (count: number): Promise<readonly string[]> => {
      let heard: readonly string[] = [];
      while ((heard = await client.heard()).length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      return heard;
    };
    expect([...(await hears(2))].sort()).toEqual(['document there', 'query there']);
    await change(client);
    const heard = (await hears(4)).slice(2);
    await client.close();
    return [...heard].sort();
  }
  const DENIED = ['document permission-denied', 'query permission-denied'];

  it('when the rules change', async () => {
    expect(await after(() => void emulator.engine.rules.set(null, CLOSED, 'closed.rules'))).toEqual(DENIED);
  });

  it('when a document that its rule reads no longer satisfies the rule', async () => {
    expect(await after(() => emulator.put({ 'keys/ann': key(false) } as never))).toEqual(DENIED);
  });

  it('when that document is deleted', async () => {
    expect(await after(() => emulator.put({ 'keys/ann': null }))).toEqual(DENIED);
  });

  it('when another user signs in', async () => {
    expect(await after((client) => client.signIn('bob'))).toEqual(DENIED);
  });

  it('when its user signs out', async () => {
    expect(await after((client) => client.signIn(null))).toEqual(DENIED);
  });
});
