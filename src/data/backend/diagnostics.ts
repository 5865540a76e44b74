import { SDK_VERSION } from 'firebase/app';
import { fetchSignInMethodsForEmail } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { getMetadata, ref } from 'firebase/storage';
import { emulatorAddress } from '@/config/emulators';
import { env } from '@/config/env';
import { picturePath } from '@/domain/account/storedPicture';
import type { Result } from '@/domain/kernel/result';
import { READ_ERRORS, attempt, failureCode } from './failures';
import { db } from './firebase';
import { app } from './firebaseApp';
import { auth } from './firebaseAuth';
import { storage } from './firebaseStorage';
import { readDocument } from './serverReads';

/** Which backend the app uses. None of it is secret: every browser that runs the app has this information. */
export interface BackendPlace {
  project: string;
  bucket: string;
  sdk: string;
  /** Each service's emulator as `host:port`; null when the app uses the real project. */
  emulators: { auth: string; firestore: string; storage: string } | null;
}

/** The Firebase project, its emulators if any, and the SDK version. */
export function backendPlace(): BackendPlace {
  const address = (service: 'auth' | 'firestore' | 'storage') => {
    const found = emulatorAddress(service);
    return found === null ? '' : `${found.host}:${String(found.port)}`;
  };
  return {
    project: String(app().options.projectId),
    bucket: String(app().options.storageBucket),
    sdk: SDK_VERSION,
    emulators: env.useEmulators
      ? { auth: address('auth'), firestore: address('firestore'), storage: address('storage') }
      : null,
  };
}

/** Whether the deployed security rules are those that this app was built with. */
export type RulesMatch = 'same' | 'other';

/** Whether the deployed rules have this digest: they allow a read under their own alone. */
export function compareRules(digest: string): Promise<Result<RulesMatch>> {
  return attempt(async () => {
    try {
      await readDocument(doc(db(), 'rules', digest));
      return 'same';
    } catch (error) {
      if (failureCode(error) === 'permission-denied') return 'other';
      throw error;
    }
  }, READ_ERRORS);
}

/** The result of one test read. `milliseconds` is how long it took. */
export interface Probe {
  ok: boolean;
  milliseconds: number;
  /** The result as a sentence for the screen. */
  answer: string;
}

/** The services that can be probed. Each gets one read; nothing is written. */
export const PROBED_SERVICES = ['Hosting', 'Auth', 'Firestore', 'Storage'] as const;
export type ProbedService = (typeof PROBED_SERVICES)[number];

/** One test read per service. Each returns a sentence for the screen, or rejects with the service's error. */
const READS: Record<ProbedService, () => Promise<string>> = {
  async Hosting() {
    const answer = await fetch('/clock.txt', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
    return 'A file was served.';
  },
  async Auth() {
    const service = auth();
    await service.authStateReady();
    if (service.currentUser === null) {
      await fetchSignInMethodsForEmail(service, 'probe@example.com');
      return 'You’re not signed in; the service answered.';
    }
    await service.currentUser.getIdToken(true);
    return 'The session was refreshed.';
  },
  async Firestore() {
    const found = await getDocFromServer(doc(db(), 'joinCodes', 'TESTDB'));
    return found.exists() ? 'A document was read.' : 'The document doesn’t exist, as expected.';
  },
  async Storage() {
    const uid = auth().currentUser?.uid ?? 'signed-out';
    try {
      const { size } = await getMetadata(ref(storage(), picturePath(uid)));
      return `Your picture is there (${String(size)} bytes).`;
    } catch (error) {
      const code = failureCode(error);
      if (code === 'storage/object-not-found') return 'The file doesn’t exist, as expected.';
      if (code === 'storage/unauthorized' || code === 'storage/unauthenticated')
        return 'The rules deny signed-out requests, as expected.';
      throw error;
    }
  },
};

/** Runs one test read and returns its result. Never rejects. `clock` returns milliseconds. */
export async function probe(service: ProbedService, clock: () => number): Promise<Probe> {
  const begun = clock();
  try {
    const answer = await READS[service]();
    return { ok: true, milliseconds: clock() - begun, answer };
  } catch (error) {
    const code = failureCode(error) || (error instanceof Error ? error.name : 'unknown');
    return { ok: false, milliseconds: clock() - begun, answer: `No answer (${code}).` };
  }
}
