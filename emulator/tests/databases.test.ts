import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore as adminFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestEmulator, until } from './support';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /places/{id} { allow read, write: if database in ['(default)', 'second']; }
    match /secret/{id} { allow read: if database == 'second'; }
  }
}`;

const PROJECTS = ['demo-one', 'demo-two'];
const DATABASES = ['(default)', 'second'];
const EVERYWHERE = PROJECTS.flatMap((project) => DATABASES.map((database) => [project, database] as const));

let emulator: TestEmulator;
const apps: FirebaseApp[] = [];

beforeAll(async () => {
  full.setLogLevel('silent');
  lite.setLogLevel('silent');
  emulator = await TestEmulator.start({ rules: RULES });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await emulator.server.stop();
});

function appOf(projectId: string): FirebaseApp {
  const app = initializeApp({ projectId, apiKey: 'none' }, `databases-${apps.length}`);
  apps.push(app);
  return app;
}

function client(project: string, database: string): full.Firestore {
  const db = full.initializeFirestore(appOf(project), {}, database);
  full.connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
  return db;
}

function liteClient(project: string, database: string): lite.Firestore {
  const db = lite.initializeFirestore(appOf(project), {}, database);
  lite.connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
  return db;
}

describe('several projects and databases on one port', () => {
  it('keep documents with the same path separate for every kind of client, and listeners receive only their database', async () => {
    const heard = new Map<string, string[]>();
    const stops = EVERYWHERE.map(([project, database]) => {
      const own: string[] = [];
      heard.set(`${project} ${database}`, own);
      return full.onSnapshot(full.collection(client(project, database), 'places'), (snapshot) => {
        for (const change of snapshot.docChanges()) own.push(String(change.doc.get('text')));
      });
    });
    for (const [project, database] of EVERYWHERE)
      await lite.setDoc(lite.doc(liteClient(project, database), 'places/p'), { text: `${project} ${database}` });
    await until(() => [...heard.values()].every((own) => own.length > 0));
    expect([...heard]).toEqual(EVERYWHERE.map(([p, d]) => [`${p} ${d}`, [`${p} ${d}`]]));
    stops.forEach((stop) => stop());

    const admin = initializeAdmin({ projectId: 'demo-two' }, 'databases-admin');
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${emulator.port}`;
    const second = adminFirestore(admin, 'second');
    expect((await second.doc('places/p').get()).get('text')).toBe('demo-two second');
    await second.doc('places/p').delete();
    await second.terminate();
    const left = await Promise.all(
      EVERYWHERE.map(async ([p, d]) => (await full.getDoc(full.doc(client(p, d), 'places/p'))).exists()),
    );
    expect(left).toEqual([true, true, true, false]);
  });

  it('have their own database name in rules', async () => {
    const read = (database: string): Promise<unknown> =>
      lite.getDoc(lite.doc(liteClient('demo-one', database), 'secret/s'));
    await expect(read('(default)')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(read('second')).resolves.toBeDefined();
  });

  it('have rules per project, and are cleared one at a time', async () => {
    const own = `${emulator.origin}/emulator/v1/projects/demo-one`;
    const closed =
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }";
    const body = JSON.stringify({ rules: { files: [{ name: 'closed.rules', content: closed }] } });
    expect((await fetch(`${own}:securityRules`, { method: 'PUT', body })).status).toBe(200);
    const write = (project: string, database: string): Promise<void> =>
      lite.setDoc(lite.doc(liteClient(project, database), 'places/q'), {});
    await expect(write('demo-one', '(default)')).rejects.toMatchObject({ code: 'permission-denied' });
    await write('demo-two', '(default)');
    await write('demo-two', 'second');
    await fetch(`${emulator.origin}/emulator/v1/projects/demo-two/databases/second/documents`, { method: 'DELETE' });
    const exists = async (database: string): Promise<boolean> =>
      (await lite.getDoc(lite.doc(liteClient('demo-two', database), 'places/q'))).exists();
    expect([await exists('(default)'), await exists('second')]).toEqual([true, false]);
  });
});
