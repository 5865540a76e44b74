import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';

let started: Firestore | null = null;

/**
 * The document database, started at its first use. Importing this file brings Firestore's code along, so what signed-out pages
 * load imports `firebaseApp` and `firebaseAuth` instead, and the modules that use this one only when they are needed.
 */
export function db(): Firestore {
  if (started !== null) return started;
  started = initializeFirestore(app(), { localCache: memoryLocalCache(), ignoreUndefinedProperties: true });
  const address = emulatorAddress('firestore');
  if (address !== null) connectFirestoreEmulator(started, address.host, address.port);
  return started;
}
