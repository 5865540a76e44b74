import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { CollectionReference } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser/chromium';
import { SIGNS, SCENARIO_RULES, playScenarioAndListen, playScenario, SCENARIO_RESULT } from './scenario';
import { adminClient, adminRestClient, closeClients, PROJECT, TestEmulator, until, webClient } from './support';

let emulator: TestEmulator;
let browser: TestBrowser;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  full.setLogLevel('silent');
  lite.setLogLevel('silent');
  emulator = await TestEmulator.start({ rules: SCENARIO_RULES });
  browser = await TestBrowser.start();
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port: emulator.port, rules: SCENARIO_RULES },
  });
});
afterAll(async () => {
  await closeClients();
  await environment.cleanup();
  await browser.close();
  await emulator.server.stop();
});

/** The kind of back channel request of a Listen stream. */
const backChannel = (request: Request): string | null =>
  /Listen\/channel.*TYPE=xmlhttp/.test(request.url())
    ? `${request.resourceType()} ${/CI=1/.test(request.url()) ? 'ending after each answer' : 'streaming'}`
    : null;

describe('the same scenario on one port runs in', () => {
  it.each([
    // Without the SDK's auto-detection, which falls back to polling when a busy machine delays the first response.
    ['fetch streams', { experimentalAutoDetectLongPolling: false }, 'fetch streaming'],
    ['XHR streams', { useFetchStreams: false, experimentalAutoDetectLongPolling: false }, 'xhr streaming'],
    ['long polling', { experimentalForceLongPolling: true }, 'ending after each answer'],
    [
      'long polling with a time limit',
      { experimentalForceLongPolling: true, experimentalLongPollingOptions: { timeoutSeconds: 5 } },
      'ending after each answer',
    ],
  ])('a browser over %s', async (name, settings, wanted) => {
    const page = await browser.page();
    const used = new Set<string>();
    page.on('request', (request) => {
      const how = backChannel(request);
      if (how !== null) used.add(how);
    });
    const told = await page.evaluate(
      ({ port, settings, name }) => {
        const { connect, firestore, playScenarioAndListen } = window.page;
        return playScenarioAndListen(firestore, connect(port, 'ann', settings), name.replaceAll(' ', '-'));
      },
      { port: emulator.port, settings, name },
    );
    expect(told).toEqual(SCENARIO_RESULT);
    expect(
      [...used].every((how) => how.includes(wanted)),
      [...used].join(),
    ).toBe(true);
    await page.context().close();
  });

  it('the web SDK in Node, over gRPC', async () => {
    expect(await playScenarioAndListen(full, webClient(emulator.port, 'ann'), 'node')).toEqual(SCENARIO_RESULT);
  });

  it('firestore/lite, over REST', async () => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'story-lite');
    const db = lite.getFirestore(app);
    lite.connectFirestoreEmulator(db, '127.0.0.1', emulator.port, { mockUserToken: { sub: 'ann' } });
    expect(await playScenario(lite as never, db as never, 'lite')).toEqual(SCENARIO_RESULT.slice(0, 4));
    await deleteApp(app);
  });

  it('@firebase/rules-unit-testing', async () => {
    const db = environment.authenticatedContext('ann').firestore();
    expect(await playScenarioAndListen(full, db as never, 'unit-testing')).toEqual(SCENARIO_RESULT);
  });

  it('firebase-admin over gRPC, without denials', async () => {
    const players = adminClient(emulator.port).collection('told/admin/players');
    expect([...(await tellAsAdmin(players)), await listenAsAdmin(players)]).toEqual(
      SCENARIO_RESULT.map((line) => line.replace(/^denied.*/, 'denied nothing')),
    );
  });

  it('firebase-admin over REST, which cannot listen', async () => {
    const players = adminRestClient(emulator.port).collection('told/admin-rest/players');
    expect(await tellAsAdmin(players)).toEqual([...SCENARIO_RESULT.slice(0, 3), 'denied nothing']);
  });
});

/** The scenario with firebase-admin. */
async function tellAsAdmin(players: CollectionReference): Promise<string[]> {
  const db = players.firestore;
  await db.batch().set(players.doc('ann'), { n: 1 }).set(players.doc('bob'), { n: 2 }).commit();
  const all = await players.get();
  const found = await players.where('n', '>', 1).orderBy('n', 'desc').get();
  await db.runTransaction(async (transaction) => {
    const read = await transaction.get(players.doc('ann'));
    transaction.update(players.doc('ann'), { n: (read.get('n') as number) + 11 });
  });
  const counted = await players.doc('ann').get();
  await db.doc('elsewhere/x').set({});
  return [
    `wrote ${all.docs.map(({ id }) => id).join()}`,
    `found ${found.docs.map((one) => `${one.id} ${String(one.get('n'))}`).join()}`,
    `counted to ${String(counted.get('n'))}`,
    'denied nothing',
  ];
}

async function listenAsAdmin(players: CollectionReference): Promise<string> {
  const heard: string[] = [];
  const stop = players.onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) heard.push(SIGNS[type] + doc.id);
  });
  await until(() => heard.length === 2);
  await players.doc('ann').set({ n: 0 });
  await until(() => heard.length === 3);
  await players.doc('bob').delete();
  await until(() => heard.length === 4);
  stop();
  return `heard ${heard.join(' ')}`;
}
