import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';

let started: Firestore | null = null;

/**
 * The Firestore database, started on first use. Importing this file pulls in Firestore's code, so code that signed-out pages load should import
 * `firebaseApp` and `firebaseAuth` instead, and load the modules that use this one only when needed.
 */
export function db(): Firestore {
  if (started !== null) return started;
  started = initializeFirestore(app(), { localCache: memoryLocalCache(), ignoreUndefinedProperties: true });
  const address = emulatorAddress('firestore');
  if (address !== null) connectFirestoreEmulator(started, address.host, address.port);
  return started;
}
