import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { env } from '@/config/env';
import { emulatorHost, emulatorPort } from './emulators';

let firestore: Firestore | null = null;

/** The Firebase application, made at the first call. */
export function app(): FirebaseApp {
  return getApps().length > 0 ? getApp() : initializeApp(env.firebase);
}

/**
 * The default database, made and (locally) connected to the suite at the first call. Whoever imports this module brings the whole of
 * Firestore along: pages for the signed-out load it late.
 */
export function db(): Firestore {
  if (firestore === null) {
    firestore = getFirestore(app());
    if (env.useEmulators) connectFirestoreEmulator(firestore, emulatorHost(), emulatorPort('firestore'));
  }
  return firestore;
}

/** Puts another database in the place of the default one: for programs and tests that bring their own. Null goes back. */
export function useDatabase(other: Firestore | null): void {
  firestore = other;
}
