import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  serverTimestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';

// A page with only the Firebase SDK: the baseline for a pick in the app.

let db: Firestore;
const now = (): number => performance.timeOrigin + performance.now();

/** Called by the bench. */
const raw = {
  async start(base: number, projectId: string, email: string, password: string): Promise<void> {
    const app = initializeApp({ projectId, apiKey: 'any' });
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${base + 1}`, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, email, password);
    db = initializeFirestore(app, { localCache: memoryLocalCache() });
    connectFirestoreEmulator(db, '127.0.0.1', base + 2);
  },
  /** Listens to a draft and records when the server first confirmed each number of picks. */
  listen(path: string): Promise<void> {
    return new Promise((resolve) =>
      onSnapshot(doc(db, path), { includeMetadataChanges: true }, (snapshot) => {
        if (snapshot.metadata.hasPendingWrites || snapshot.metadata.fromCache) return;
        seen[(snapshot.data()?.picks as unknown[]).length] ??= now();
        resolve();
      }),
    );
  },
  /** Writes a pick and returns when it was sent, in milliseconds. */
  write(path: string, fields: DocumentData): number {
    const sent = now();
    const made = `made.${String((fields.picks as unknown[]).length - 1)}`;
    void updateDoc(doc(db, path), {
      ...fields,
      'turn.startedAt': serverTimestamp(),
      [`${made}.at`]: serverTimestamp(),
    });
    return sent;
  },
  seenAt: (picks: number): number | null => seen[picks] ?? null,
};
const seen: Record<number, number> = {};
export type Raw = typeof raw;
(window as unknown as { raw: Raw }).raw = raw;
