import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, onSnapshot, setDoc, setLogLevel, updateDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEAGUE, activeDraft } from '../support/documents';
import { managerAt, pickWrite } from '../support/picks';
import { suite, until } from '../support/suite';
import { onlySlots } from '../support/slots';

// A separate Firestore is exported and stopped in the middle of a draft, then restarted from that export, as `npm start
// -- --keep` does.

const SLOTS = onlySlots({ QB: 1, K: 1, DST: 1 });
const PATH = `drafts/${LEAGUE}`;
const PROJECT = 'demo-draft-restart';
const data = mkdtempSync(path.join(tmpdir(), 'draft-restart-'));
let port: number;
let server: ChildProcess;
let world: RulesTestEnvironment;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, suite.host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startFirestore(...flags: string[]): Promise<void> {
  server = fork(
    path.resolve('emulator/cli/firestore.mjs'),
    ['--port', String(port), '--project_id', PROJECT, '--rules', 'firestore.rules', ...flags],
    { stdio: 'ignore' },
  );
  await until(
    'Firestore to answer',
    () =>
      fetch(`http://${suite.host}:${port}/`).then(
        () => true,
        () => false,
      ),
    30_000,
  );
}

/** Exports everything and stops Firestore. Returns the export's file. */
async function stopFirestore(): Promise<string> {
  const exported = await fetch(`http://${suite.host}:${port}/emulator/v1/projects/${PROJECT}:export`, {
    method: 'POST',
    body: JSON.stringify({ export_directory: data, export_name: 'kept' }),
  });
  expect(exported.status).toBe(200);
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  await gone;
  return path.join(data, 'kept', 'kept.overall_export_metadata');
}

beforeAll(async () => {
  setLogLevel('silent');
  port = await freePort();
  await startFirestore();
  world = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: suite.host, port, rules: readFileSync('firestore.rules', 'utf8') },
  });
}, 60_000);
afterAll(async () => {
  await world.cleanup();
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

it('a draft continues after a restart, and a pick made during the restart is stored once', async () => {
  const managers = ['ann', 'bob'];
  await world.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await setDoc(doc(db, PATH), activeDraft(managers, { slots: SLOTS, rounds: 3, clockSeconds: 3600 }));
  });
  const seats = Object.fromEntries(
    managers.map((uid) => [uid, world.authenticatedContext(uid).firestore() as unknown as Firestore]),
  );
  /** The latest state that each client got from the server, without its own pending writes. */
  const seen: Record<string, DocumentData> = {};
  for (const uid of managers) {
    onSnapshot(doc(seats[uid]!, PATH), (snapshot) => {
      if (!snapshot.metadata.hasPendingWrites) seen[uid] = snapshot.data()!;
    });
  }
  const allSee = (count: number) =>
    until(`both to see ${count} picks`, () => managers.every((uid) => seen[uid]?.picks?.length === count), 30_000);
  const pick = (squad: string): Promise<void> => {
    const room = seen.ann!;
    return updateDoc(doc(seats[managerAt(room, room.picks.length)]!, PATH), pickWrite(room, squad));
  };

  await allSee(0);
  await pick('ALA-QB');
  await allSee(1);
  await pick('LSU-QB');
  await allSee(2);

  const kept = await stopFirestore();
  const meanwhile = pick('LSU-K');
  await startFirestore('--seed_from_export', kept);
  await meanwhile;
  await allSee(3);
  expect(seen.ann).toMatchObject({
    picks: ['ALA-QB', 'LSU-QB', 'LSU-K'],
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB', 'LSU-K'] },
  });

  for (const squad of ['ALA-K', 'ALA-DST', 'LSU-DST']) {
    const count = seen.ann!.picks.length as number;
    await pick(squad);
    await allSee(count + 1);
  }
  expect(seen.bob).toMatchObject({ status: 'complete', picks: seen.ann!.picks });
}, 60_000);
