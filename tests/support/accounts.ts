import type { Firestore } from 'firebase-admin/firestore';
import { ALL_SQUADS } from '@/domain/squads';
import { user, username as documentOfName } from './documents';
import { suite } from './suite';

const AUTH = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1`;

/** An account in the Auth emulator. */
export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** Creates an account with the emulator's REST API. An existing account is returned as it is. */
export async function makeAccount(email: string, password = 'saturday'): Promise<Account> {
  const ask = (verb: 'signUp' | 'signInWithPassword') =>
    fetch(`${AUTH}/accounts:${verb}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
  const made = await ask('signUp');
  const answer = made.ok ? made : await ask('signInWithPassword');
  if (!answer.ok) throw new Error(`no account for ${email}: ${await answer.text()}`);
  const { localId } = (await answer.json()) as { localId: string };
  return { uid: localId, email, password };
}

/** A name that no other test uses, valid as a username in lower case. */
export function freshName(prefix: string): string {
  return `${prefix}${Math.random().toString(36).slice(2, 9)}`;
}

/**
 * Creates a person who has finished onboarding: the account, the user document and the username reservation. Also publishes the season's
 * ranking, because creating a league requires it.
 */
export async function makeFan(db: Firestore, username: string): Promise<Account> {
  await db.doc('rankings/2025').set({ squads: ALL_SQUADS });
  const account = await makeAccount(`${username}@stories.test`);
  const key = account.email.replace(/[.#$[\]]/g, '_');
  await db
    .doc(`users/${key}`)
    .set(user(account.uid, { email: account.email, displayName: username, name: username, username }));
  await db
    .doc(`usernames/${username}`)
    .set(documentOfName(account.uid, { uid: key, username, lowercaseUsername: username }));
  await db.doc(`usernameOwners/${account.uid}`).set({ username });
  return account;
}
