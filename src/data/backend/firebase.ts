import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { emulatorAddress } from '@/config/emulators';
import { noteOpened } from '../device/deviceData';
import { app } from './firebaseApp';
import { onWaking } from './waking';

let started: Firestore | null = null;
let stopWaking = () => {};

/**
 * The Firestore database, started on first use, in memory alone (docs/decisions/0040-last-view.md). Importing this file
 * loads Firestore's code, so pages without sign-in load what uses it only when needed.
 */
export function db(): Firestore {
  started ??= start();
  return started;
}

function start(): Firestore {
  noteOpened(endFirestore);
  const firestore = initializeFirestore(app(), {
    // What a page has read stays in memory when it's left, so the next page that needs it doesn't read it again.
    localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
    ignoreUndefinedProperties: true,
  });
  const address = emulatorAddress('firestore');
  if (address !== null) connectFirestoreEmulator(firestore, address.host, address.port);
  if (typeof document !== 'undefined') stopWaking = onWaking(() => void reconnect(firestore).catch(console.error));
  return firestore;
}

/** For a device that wakes: watches can take minutes to notice that their connection is dead. */
async function reconnect(firestore: Firestore): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}

/** Ends Firestore, with the documents that it has in memory. It starts again on the next use. */
async function endFirestore(): Promise<void> {
  const firestore = started;
  started = null;
  stopWaking();
  if (firestore !== null) await terminate(firestore);
}
