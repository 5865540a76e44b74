import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, onSnapshot, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { microsOfTimestamp, parseTimestamp } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import { EngineProcess } from './program';
import { closeClients, PROJECT, until, webClient } from './support';

const BATCH = 5;
const WRITERS = 4;
const directory = mkdtempSync(join(tmpdir(), 'kill-'));
const rules = join(import.meta.dirname, 'open.rules');
const args = ['--data', directory, '--rules', rules];
let engine: EngineProcess;

beforeAll(async () => {
  setLogLevel('silent');
  engine = await EngineProcess.start(args);
});
afterAll(async () => {
  await closeClients();
  await engine.end('SIGTERM');
  rmSync(directory, { recursive: true });
});

const address = (database: string): string =>
  `http://127.0.0.1:${engine.port}/v1/projects/${PROJECT}/databases/${database}`;

/** Writes one batch of documents that name their batch; answers the commit's time. Fails when no answer came, or another one. */
async function writeBatch(database: string, batch: string): Promise<Micros> {
  const root = `projects/${PROJECT}/databases/${database}/documents/kept`;
  const writes = Array.from({ length: BATCH }, (_, i) => ({
    update: { name: `${root}/${batch}-${i}`, fields: { batch: { stringValue: batch } } },
  }));
  const response = await fetch(`${address(database)}/documents:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
  });
  return microsOfTimestamp(parseTimestamp(((await response.json()) as { commitTime: string }).commitTime));
}

/** How many documents of each batch a database holds. */
async function batches(database: string): Promise<Map<string, number>> {
  const response = await fetch(`${address(database)}/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'kept' }] } }),
  });
  const answers = (await response.json()) as { document?: { fields: { batch: { stringValue: string } } } }[];
  const found = new Map<string, number>();
  for (const { document } of answers) {
    if (!document) continue;
    const batch = document.fields.batch.stringValue;
    found.set(batch, (found.get(batch) ?? 0) + 1);
  }
  return found;
}

it('killed in the middle of writes: every acknowledged batch is whole, no other is half there, no listener misses or doubles one', async () => {
  const heard: string[] = [];
  onSnapshot(collection(webClient(engine.port), 'kept'), (snapshot) => {
    for (const change of snapshot.docChanges()) heard.push(`${change.type} ${change.doc.id}`);
  });
  const acknowledged = new Map<string, Micros>();
  for (const round of [1, 2]) {
    let [alive, done] = [true, 0];
    const writer = async (writer: number): Promise<void> => {
      // The fourth writer has a database of its own.
      const database = writer === WRITERS ? 'second' : '(default)';
      for (let i = 0; alive; i++) {
        const batch = `r${round}w${writer}b${i}`;
        // The kill leaves the last one without an answer.
        const time = await writeBatch(database, batch).catch(() => null);
        if (time === null) return;
        acknowledged.set(`${database} ${batch}`, time);
        done++;
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, i) => writer(i + 1));
    await until(() => done > 40 * round);
    await engine.end('SIGKILL');
    alive = false;
    await Promise.all(writers);

    engine = await EngineProcess.start(args, engine.port);
    for (const database of ['(default)', 'second']) {
      const found = await batches(database);
      const lost = [...acknowledged.keys()].filter((key) => {
        const [of, batch] = key.split(' ') as [string, string];
        return of === database && !found.has(batch);
      });
      expect(lost).toEqual([]);
      expect([...found.values()].filter((count) => count !== BATCH)).toEqual([]);
    }
    expect(await writeBatch('(default)', `after${round}`)).toBeGreaterThan(Math.max(...acknowledged.values()));
  }
  const present = [...(await batches('(default)')).keys()].flatMap((batch) =>
    Array.from({ length: BATCH }, (_, i) => `added ${batch}-${i}`),
  );
  await until(() => heard.length >= present.length);
  expect([...heard].sort()).toEqual(present.sort());
});

it('ended well under open listeners: says goodbye, and they go on with the next run', async () => {
  const heard: string[] = [];
  onSnapshot(collection(webClient(engine.port), 'calm'), (snapshot) => {
    for (const change of snapshot.docChanges()) heard.push(`${change.type} ${change.doc.id}`);
  });
  const write = (id: string): Promise<Response> =>
    fetch(`${address('(default)')}/documents/calm/${id}`, { method: 'PATCH', body: '{"fields":{}}' });
  await write('before');
  await until(() => heard.length === 1);
  expect(await engine.end('SIGTERM')).toBe(0);
  engine = await EngineProcess.start(args, engine.port);
  await write('after');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['added before', 'added after']);
});
