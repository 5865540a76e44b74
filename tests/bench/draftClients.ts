import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { automaticSquad } from '@/domain/draft/automaticPick';
import { parseDraft } from '@/domain/draft/parse';
import { onTheClock } from '@/domain/draft/order';
import type { Account } from '../support/accounts';
import { pickWrite } from '../support/picks';
import { PROJECT, suite } from '../support/suite';

/** A manager's client that uses only the Firebase SDK. It watches its draft and picks as soon as it's on the clock. */
export interface SdkClient {
  /** Resolves with its board when the draft is over. */
  over: Promise<string[]>;
  /**
   * By number of picks on the board: when this client sent the next pick, and when it first saw that board, in
   * milliseconds.
   */
  sent: Map<number, number>;
  seen: Map<number, number>;
  refused: number;
  close: () => Promise<void>;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Opens a client. It starts to pick when `mayPlay` resolves. */
export async function openSdkClient(account: Account, leagueId: string, mayPlay: Promise<void>): Promise<SdkClient> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'any' }, `${account.uid} ${leagueId}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${suite.authHost}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, account.email, account.password);
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(db, suite.host, suite.firestorePort);
  const place = doc(db, 'drafts', leagueId);
  const client: SdkClient = {
    over: Promise.resolve([]),
    sent: new Map(),
    seen: new Map(),
    refused: 0,
    close: () => deleteApp(app),
  };

  const play = async (stored: DocumentData): Promise<void> => {
    const draft = parseDraft(leagueId, stored);
    const number = draft.picks.length;
    if (onTheClock(draft) !== account.uid || client.sent.has(number)) return;
    client.sent.set(number, NaN);
    await mayPlay;
    const squad = automaticSquad(draft, account.uid, [])!;
    client.sent.set(number, now());
    await updateDoc(place, pickWrite(stored, squad)).catch(() => (client.refused += 1));
  };
  await new Promise<void>((watching, broken) => {
    client.over = new Promise((over) => {
      onSnapshot(
        place,
        { includeMetadataChanges: true },
        (snapshot) => {
          const stored = snapshot.data();
          if (snapshot.metadata.hasPendingWrites || stored === undefined) return;
          const picks = stored.picks as string[];
          if (!client.seen.has(picks.length)) client.seen.set(picks.length, now());
          watching();
          if (stored.status === 'complete') over(picks);
          else void play(stored);
        },
        broken,
      );
    });
  });
  return client;
}
