import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from 'firebase/firestore';
import { ADMIN, DEMO_PASSWORD } from '../demo/people';

/** A database with an admin signed in, and how to close it. */
export type AdminConnection = { db: Firestore; close: () => Promise<void> };

/**
 * Signs in as an admin: with `live` to the project of the NEXT_PUBLIC_FIREBASE_* variables, otherwise to the local suite that the emulator
 * variables name. Security rules apply to everything that follows. Throws when a variable is missing or the sign-in fails.
 */
export async function connectAsAdmin(variables: NodeJS.ProcessEnv, live: boolean): Promise<AdminConnection> {
  const app = initializeApp(
    live
      ? {
          apiKey: need(variables, 'NEXT_PUBLIC_FIREBASE_API_KEY'),
          authDomain: need(variables, 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN'),
          projectId: need(variables, 'NEXT_PUBLIC_FIREBASE_PROJECT_ID'),
        }
      : { apiKey: 'local', projectId: variables.GCLOUD_PROJECT ?? 'demo-saturday-squads' },
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const db = getFirestore(app);
  if (!live) {
    const [host, port] = need(variables, 'FIRESTORE_EMULATOR_HOST').split(':');
    connectAuthEmulator(auth, `http://${need(variables, 'FIREBASE_AUTH_EMULATOR_HOST')}`, { disableWarnings: true });
    connectFirestoreEmulator(db, host!, Number(port));
  }
  const email = variables.SEASON_EMAIL ?? (live ? need(variables, 'SEASON_EMAIL') : ADMIN.email);
  const password = variables.SEASON_PASSWORD ?? (live ? need(variables, 'SEASON_PASSWORD') : DEMO_PASSWORD);
  try {
    await signInWithEmailAndPassword(auth, email, password);
  } catch (error) {
    throw new Error(`Could not sign in as ${email}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { db, close: () => terminate(db) };
}

function need(variables: NodeJS.ProcessEnv, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}
