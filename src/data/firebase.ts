import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { emulatorAddress } from '@/config/emulators';
import { localStore } from './browserStorage';
import { CACHE_OWNER, currentReader, noteOpened } from './deviceData';
import { app } from './firebaseApp';
import { onWaking } from './waking';

/** The name of the lock that a tab holds as long as it has the documents on this device open. */
const DOCUMENTS = 'firestoreDocuments';

let started: Firestore | null = null;
let close = () => {};
let stopWaking = () => {};
let ending: Promise<void> | null = null;

/**
 * The Firestore database, started on first use. Importing this file pulls in Firestore's code, so code that signed-out pages load should import
 * `firebaseApp` and `firebaseAuth` instead, and load the modules that use this one only when needed.
 */
export function db(): Firestore {
  started ??= start();
  return started;
}

function start(): Firestore {
  const uid = currentReader();
  const kept = uid !== null && mayKeepDocuments() && isOwner(uid);
  if (kept) {
    noteOpened();
    const closed = new Promise<void>((resolve) => (close = resolve));
    void navigator.locks.request(DOCUMENTS, { mode: 'shared' }, () => closed);
  }
  const firestore = initializeFirestore(app(), {
    // For one tab: the others keep their documents in memory, so that none waits for another, which the browser may have put to sleep.
    localCache: kept ? persistentLocalCache() : memoryLocalCache(),
    ignoreUndefinedProperties: true,
  });
  const address = emulatorAddress('firestore');
  if (address !== null) connectFirestoreEmulator(firestore, address.host, address.port);
  if (typeof document !== 'undefined') reconnectOnWaking(firestore);
  return firestore;
}

/** Reconnects when the device wakes: watches can take minutes to notice that their connection is dead. They resume without reading everything again. */
function reconnectOnWaking(firestore: Firestore): void {
  const reconnect = async () => {
    await disableNetwork(firestore);
    await enableNetwork(firestore);
  };
  stopWaking = onWaking(() => void reconnect().catch(console.error));
}

/** Whether documents are kept on the device (docs/decisions/0022-reads.md): where there is IndexedDB, but not in WebKit, where it can hang (0021). */
function mayKeepDocuments(): boolean {
  try {
    return typeof indexedDB !== 'undefined' && 'locks' in navigator && !navigator.vendor.startsWith('Apple');
  } catch {
    return false; // Storage is blocked.
  }
}

/** Whether the documents on this device are this user's. The first to come becomes the owner, if the browser can note that. */
function isOwner(uid: string): boolean {
  return (localStore.read(CACHE_OWNER) ?? uid) === uid && localStore.write(CACHE_OWNER, uid);
}

/**
 * Ends Firestore and removes the documents that are kept on the device, once every tab has ended: a tab that still had them open would create the
 * database again. Firestore starts again on the next use.
 */
export function forgetDocuments(): Promise<void> {
  ending ??= forget().finally(() => (ending = null));
  return ending;
}

async function forget(): Promise<void> {
  const firestore = db();
  started = null;
  stopWaking();
  try {
    await terminate(firestore);
  } finally {
    close();
  }
  if (!mayKeepDocuments()) return;
  await navigator.locks.request(DOCUMENTS, () => clearIndexedDbPersistence(firestore));
  localStore.write(CACHE_OWNER, null);
}
