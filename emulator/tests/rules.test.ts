import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, FirestoreError } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, TestEmulator, until } from './support';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /notes/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.at == request.time && request.resource.data.owner == request.auth.uid;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /rooms/{room} {
      allow read: if exists(/databases/$(db)/documents/keys/$(request.auth.uid));
    }
    match /pairs/{id} {
      allow create: if getAfter(/databases/$(db)/documents/partners/$(id)).data.with == id;
    }
    match /partners/{id} { allow create: if true; }
    match /profiles/{id} { allow get: if resource == null || resource.data.open; allow write: if request.auth.token.email == 'ann@x.test'; }
  }
}`;

let emulator: TestEmulator;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  emulator = await TestEmulator.start({ rules: null });
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: '127.0.0.1', port: emulator.port, rules: RULES },
  });
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment.cleanup();
  await emulator.server.stop();
});

const as = (uid: string) =>
  environment.authenticatedContext(uid, { email: `${uid}@x.test` }).firestore() as never as Firestore;
const signedOut = () => environment.unauthenticatedContext().firestore() as never as Firestore;
const seed = (path: string, data: object) =>
  environment.withSecurityRulesDisabled(async (context) =>
    setDoc(doc(context.firestore() as never as Firestore, path), data),
  );

describe('the rules decide every request:', () => {
  it('reads and writes of one document', async () => {
    await assertSucceeds(setDoc(doc(as('ann'), 'notes/a'), { owner: 'ann', at: serverTimestamp() }));
    await assertFails(setDoc(doc(as('bob'), 'notes/b'), { owner: 'ann', at: serverTimestamp() }));
    await assertSucceeds(getDoc(doc(as('ann'), 'notes/a')));
    await assertFails(getDoc(doc(as('bob'), 'notes/a')));
    await assertFails(getDoc(doc(signedOut(), 'notes/a')));
    await assertFails(updateDoc(doc(as('ann'), 'notes/a'), { more: 1 }));
    await assertFails(deleteDoc(doc(as('bob'), 'notes/a')));
    await assertSucceeds(deleteDoc(doc(as('ann'), 'notes/a')));
    await assertSucceeds(setDoc(doc(as('ann'), 'profiles/p'), { open: true }));
    await assertFails(setDoc(doc(as('bob'), 'profiles/p'), { open: true }));
  });

  it('queries by their constraints, not by their results', async () => {
    await seed('notes/a', { owner: 'ann' });
    await assertSucceeds(getDocs(query(collection(as('ann'), 'notes'), where('owner', '==', 'ann'))));
    await assertFails(getDocs(collection(as('ann'), 'notes')));
  });

  it('batches, where getAfter sees every write', async () => {
    const ann = as('ann');
    const good = writeBatch(ann);
    good.set(doc(ann, 'pairs/p'), {});
    good.set(doc(ann, 'partners/p'), { with: 'p' });
    await assertSucceeds(good.commit());
    await assertFails(setDoc(doc(as('ann'), 'pairs/q'), {}));
  });
});

describe('an open listener ends with permission-denied', () => {
  async function listen(path: string): Promise<{ count: () => number; error: () => FirestoreError | null }> {
    let count = 0;
    let error: FirestoreError | null = null;
    onSnapshot(
      doc(as('ann'), path),
      () => count++,
      (failure) => (error = failure),
    );
    await until(() => count > 0 || error !== null);
    return { count: () => count, error: () => error };
  }

  it('when a document that its rule reads is deleted', async () => {
    await seed('keys/ann', {});
    await seed('rooms/r', { n: 1 });
    const listener = await listen('rooms/r');
    expect(listener.error()).toBeNull();
    await environment.withSecurityRulesDisabled((context) => context.firestore().doc('keys/ann').delete());
    await until(() => listener.error() !== null);
    expect(listener.error()?.code).toBe('permission-denied');
  });

  it('when the document itself is no longer readable', async () => {
    await seed('profiles/p', { open: true });
    const listener = await listen('profiles/p');
    await seed('profiles/p', { open: false });
    await until(() => listener.error() !== null);
    expect(listener.error()?.code).toBe('permission-denied');
  });

  it('when the rules change, but not on rules that do not compile', async () => {
    await seed('profiles/p', { open: true });
    const listener = await listen('profiles/p');
    const put = (content: string) =>
      fetch(`${emulator.origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'x.rules', content }] } }),
      });
    expect((await put('service cloud.firestore { match }')).status).toBe(400);
    expect(listener.error()).toBeNull();
    await put(
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }",
    );
    await until(() => listener.error() !== null);
    expect(listener.error()?.code).toBe('permission-denied');
    await put(RULES);
  });
});

it('everything is allowed until rules are deployed', async () => {
  const bare = await TestEmulator.start({ rules: null });
  const address = `${bare.rest}/a/b`;
  const put = (authorization?: string) =>
    fetch(address, { method: 'PATCH', body: '{"fields":{}}', headers: authorization ? { authorization } : {} });
  expect((await put()).status).toBe(200);
  const shut =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { allow read: if false; } }";
  expect(bare.engine.rules.set(PROJECT, shut, 'shut.rules')).toEqual([]);
  expect((await put()).status).toBe(403);
  expect((await put('Bearer owner')).status).toBe(200);
  await bare.server.stop();
});
