import type { Firestore } from 'firebase-admin/firestore';
import { emailKey } from '@/domain/account/user';
import { connectAsAdmin, type AdminConnection } from '../../scripts/season/connect';
import { freshName, makeFan } from './accounts';
import { PROJECT, suite } from './suite';

/**
 * The variables with which the season's commands, and `connectAsAdmin`, sign in to the suite as a new administrator of
 * the project of `db`.
 */
export async function adminEnvironment(db: Firestore, project = PROJECT): Promise<Record<string, string>> {
  const { email, password } = await makeFan(db, freshName('admin'));
  await db.doc(`users/${emailKey(email)}`).update({ admin: true });
  return {
    SEASON_EMAIL: email,
    SEASON_PASSWORD: password,
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
  };
}

/** The desk's commands, by a new administrator of the project of `db`: the suite's unless told. */
export async function openDesk(db: Firestore, project = PROJECT): Promise<AdminConnection> {
  return connectAsAdmin({ ...process.env, ...(await adminEnvironment(db, project)) }, false);
}
