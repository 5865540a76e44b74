import * as full from 'firebase/firestore';
import type { FirestoreError } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from './browser/chromium';
import { adminClient, closeClients, TestEmulator, until, webClient } from './support';

const ENTRY =
  '{"collectionGroup":"shots","queryScope":"COLLECTION","fields":[{"fieldPath":"club","order":"ASCENDING"},{"fieldPath":"at","order":"DESCENDING"}]}';
const WORDS = `The query requires an index. Add this entry to "indexes" in firestore.indexes.json (projects/demo-engine/databases/(default)): ${ENTRY}`;

let emulator: TestEmulator;
let browser: TestBrowser;

beforeAll(async () => {
  full.setLogLevel('silent');
  emulator = await TestEmulator.start({ indexes: { indexes: [] } });
  browser = await TestBrowser.start();
});
afterAll(async () => {
  await closeClients();
  await browser.close();
  await emulator.server.stop();
});

/** The error of a listener, once there is one. */
async function queryError(db: full.Firestore): Promise<FirestoreError> {
  let error: FirestoreError | null = null;
  const shots = full.collection(db, 'shots');
  full.onSnapshot(
    full.query(shots, full.where('club', '==', 'a'), full.orderBy('at', 'desc')),
    () => undefined,
    (found) => (error = found),
  );
  await until(() => error !== null);
  return error as unknown as FirestoreError;
}

describe('a query without its composite index is rejected with the index entry to add', () => {
  it('over REST', async () => {
    const field = (fieldPath: string): object => ({ field: { fieldPath } });
    const structuredQuery = {
      from: [{ collectionId: 'shots' }],
      where: { fieldFilter: { ...field('club'), op: 'EQUAL', value: { stringValue: 'a' } } },
      orderBy: [{ ...field('at'), direction: 'DESCENDING' }],
    };
    const response = await fetch(`${emulator.rest}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      [{ error: { code: 400, status: 'FAILED_PRECONDITION', message: WORDS } }],
    ]);
  });

  it('over gRPC, for listeners and one-time reads', async () => {
    expect(await queryError(webClient(emulator.port))).toMatchObject({ code: 'failed-precondition', message: WORDS });
    const query = adminClient(emulator.port).collection('shots').where('club', '==', 'a').orderBy('at', 'desc');
    await expect(query.get()).rejects.toMatchObject({ code: 9, details: WORDS });
  });

  it('over WebChannel', async () => {
    const page = await browser.page();
    const words = await page.evaluate(async (port) => {
      const { firestore: f, connect } = window.page;
      const shots = f.collection(connect(port, null, {}), 'shots');
      const query = f.query(shots, f.where('club', '==', 'a'), f.orderBy('at', 'desc'));
      return new Promise((resolve) =>
        f.onSnapshot(
          query,
          () => undefined,
          ({ code, message }) => resolve([code, message]),
        ),
      );
    }, emulator.port);
    expect(words).toEqual(['failed-precondition', WORDS]);
    await page.context().close();
  });
});
