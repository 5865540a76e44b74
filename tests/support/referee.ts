import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import { suite } from './suite';

/** The world of one test file: a Firestore of its own under the real rules, and who may speak to it. */
export interface Referee {
  /** Firestore as this person sees it; the email is `{uid}@example.test` unless another is given. */
  as(uid: string, email?: string): Firestore;
  /** Firestore for a person who is not signed in. */
  stranger(): Firestore;
  /** Writes with the rules set aside: for the state a test starts from, and for looking at what became of it. */
  arrange(work: (db: Firestore) => Promise<void>): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a world under a project id for it alone, so that files can run side by side. */
export async function openReferee(name: string): Promise<Referee> {
  setLogLevel('silent');
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { host: suite.host, port: suite.firestorePort, rules: readFileSync('firestore.rules', 'utf8') },
  });
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
    arrange: (work) =>
      environment.withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore)),
    clear: () => environment.clearFirestore(),
    close: () => environment.cleanup(),
  };
}
