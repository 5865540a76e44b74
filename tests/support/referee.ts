import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore';
import { suite } from './suite';

/** A test file's own Firestore under the real rules, and the clients that use it. */
export interface Referee {
  /** Firestore as this user; the email is `{uid}@example.test` unless another is given. */
  as(uid: string, email?: string): Firestore;
  /** Firestore for a signed-out client. */
  stranger(): Firestore;
  /** Bypasses the rules, to set up the state a test starts from and to check the result. */
  arrange(work: (db: Firestore) => Promise<void>): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a Firestore under its own project id, so that test files can run in parallel. */
export async function openReferee(name: string): Promise<Referee> {
  setLogLevel('silent');
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { host: suite.host, port: suite.firestorePort, rules: readFileSync('firestore.rules', 'utf8') },
  });
  // The library's own client without rules connects anew each time.
  const owner = initializeApp({ projectId: `demo-rules-${name}` }, `owner of ${name}`);
  const unruled = getFirestore(owner);
  connectFirestoreEmulator(unruled, suite.host, suite.firestorePort, { mockUserToken: 'owner' });
  const known = new Map<string, Firestore>();
  const remember = (key: string, make: () => Firestore): Firestore => {
    const db = known.get(key) ?? make();
    known.set(key, db);
    return db;
  };
  return {
    as: (uid, email = `${uid}@example.test`) =>
      remember(
        `${uid} ${email}`,
        () => environment.authenticatedContext(uid, { email }).firestore() as unknown as Firestore,
      ),
    stranger: () => remember('', () => environment.unauthenticatedContext().firestore() as unknown as Firestore),
    arrange: (work) => work(unruled),
    clear: () => environment.clearFirestore(),
    close: async () => {
      await Promise.all([environment.cleanup(), deleteApp(owner)]);
    },
  };
}
