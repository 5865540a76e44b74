import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import type { Desk } from '@/data/admin/adminLog';
import { adminCredentials, need } from './credentials';

/** A database with an admin signed in, and how to close it. */
export type AdminConnection = Desk & { close: () => Promise<void> };

/** How many connections there were. */
let connections = 0;

/**
 * Signs in as an admin: with `live` to the project of the NEXT_PUBLIC_FIREBASE_* variables, otherwise to the local
 * suite that the emulator variables name. With SEASON_PASSWORD, by email and password; without it, and with
 * GOOGLE_APPLICATION_CREDENTIALS naming the key file of a service account of the project, by a token that the service
 * account signs. Either way the person is the account of SEASON_EMAIL (locally, without it, the demo's by password), so
 * that the security rules apply to everything that follows, and the log names who did it. Throws when a variable is
 * missing or the sign-in fails.
 */
export async function connectAsAdmin(variables: NodeJS.ProcessEnv, live: boolean): Promise<AdminConnection> {
  const { email, key, password } = adminCredentials(variables, live);
  const app = initializeApp(
    live
      ? {
          apiKey: need(variables, 'NEXT_PUBLIC_FIREBASE_API_KEY'),
          authDomain: need(variables, 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN'),
          projectId: need(variables, 'NEXT_PUBLIC_FIREBASE_PROJECT_ID'),
        }
      : { apiKey: 'local', projectId: variables.GCLOUD_PROJECT ?? 'demo-saturday-squads' },
    // Each has its own, so that one process can connect to several projects.
    `season-${String(++connections)}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const db = getFirestore(app);
  if (!live) {
    const [host, port] = need(variables, 'FIRESTORE_EMULATOR_HOST').split(':');
    connectAuthEmulator(auth, `http://${need(variables, 'FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
    connectFirestoreEmulator(db, host!, Number(port));
  }
  try {
    const { user } =
      key === null
        ? await signInWithEmailAndPassword(auth, email, password ?? '')
        : await signInWithCustomToken(auth, await signedToken(key, email));
    return { db, uid: user.uid, close: () => deleteApp(app) };
  } catch (error) {
    throw new Error(`Could not sign in as ${email}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A database past the rules, and how to close it. */
export type ServiceConnection = { db: AdminFirestore; close: () => Promise<void> };

/**
 * Connects past the rules: with `live` to the project of the service account whose key file
 * GOOGLE_APPLICATION_CREDENTIALS names, otherwise to the local suite. Throws when a variable is missing.
 */
export async function connectAsService(variables: NodeJS.ProcessEnv, live: boolean): Promise<ServiceConnection> {
  const [{ cert, deleteApp: closeService, initializeApp: openService }, { getFirestore: openFirestore }] =
    await Promise.all([import('firebase-admin/app'), import('firebase-admin/firestore')]);
  if (live && variables.FIRESTORE_EMULATOR_HOST) throw new Error('FIRESTORE_EMULATOR_HOST is set, so --live can’t be.');
  if (!live) need(variables, 'FIRESTORE_EMULATOR_HOST');
  const app = openService(
    live
      ? { credential: cert(need(variables, 'GOOGLE_APPLICATION_CREDENTIALS')) }
      : { projectId: variables.GCLOUD_PROJECT ?? 'demo-saturday-squads' },
    'import',
  );
  return { db: openFirestore(app), close: () => closeService(app) };
}

/** A sign-in token for the account with this email, signed by the service account whose key file is named. */
async function signedToken(keyFile: string, email: string): Promise<string> {
  const [{ cert, deleteApp: closeService, initializeApp: openService }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const service = openService({ credential: cert(keyFile) }, 'season');
  try {
    const auth = getAuth(service);
    return await auth.createCustomToken((await auth.getUserByEmail(email)).uid);
  } finally {
    await closeService(service);
  }
}
