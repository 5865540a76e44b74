import type { Firestore } from 'firebase-admin/firestore';
import { ALL_SQUADS } from '@/domain/football/squads';
import { user, username as documentOfName } from './documents';
import { API_KEY, suite } from './suite';

const AUTH = `http://${suite.authHost}/identitytoolkit.googleapis.com/v1`;

/** An account in the Auth emulator. */
export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** Creates an account with the emulator's REST API. An existing account is returned as it is. */
export async function makeAccount(email: string, password = 'saturday'): Promise<Account> {
  const made = await ask('signUp', email, password);
  const answer = made.ok ? made : await ask('signInWithPassword', email, password);
  if (!answer.ok) throw new Error(`no account for ${email}: ${await answer.text()}`);
  const { localId } = (await answer.json()) as { localId: string };
  return { uid: localId, email, password };
}

/**
 * What a browser's local storage holds while this person is signed in, by key: Firebase Auth's session
 * (`UserImpl.toJSON` of the SDK) and the app's own mark. Saves a test that is about something else the sign-in dialog.
 */
export async function sessionOf({ email, password }: Account): Promise<Record<string, string>> {
  const answer = await ask('signInWithPassword', email, password);
  if (!answer.ok) throw new Error(`${email} can't sign in: ${await answer.text()}`);
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as Record<string, string>;
  const now = Date.now();
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  return { [`firebase:authUser:${API_KEY}:[DEFAULT]`]: JSON.stringify(user), returning: localId! };
}

function ask(verb: 'signUp' | 'signInWithPassword', email: string, password: string): Promise<Response> {
  return fetch(`${AUTH}/accounts:${verb}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
}

/** A name that no other test uses, valid as a username in lower case. */
export function freshName(prefix: string): string {
  return `${prefix}${Math.random().toString(36).slice(2, 9)}`;
}

/**
 * Creates a person who has finished onboarding: the account, the user document and the username reservation. Also
 * publishes the season's ranking, because creating a league requires it.
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
