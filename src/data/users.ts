import { doc, getDoc, setDoc, updateDoc, type DocumentReference } from 'firebase/firestore';
import { ready, type Loadable } from '@/domain/loadable';
import { asMap, asText } from '@/domain/parse';
import { fail, type Result } from '@/domain/result';
import { emailKey, newUser, parseUser, type AppUser, type AuthPerson } from '@/domain/user';
import { attempt, failureCode } from './failures';
import { db } from './firebase';
import { watchDocument, type Unsubscribe } from './watch';

/** The place of a user's document. */
export function userRef(key: string): DocumentReference {
  return doc(db(), 'users', key);
}

/** Where a person's document is, and what is there; `user` is null when there is none yet. */
export interface UserPlace {
  key: string;
  user: AppUser | null;
}

/**
 * Finds a person's document: under the key made from their email first, then under their uid, then where their username says (the email may have
 * been changed outside the app). The email's key may belong to another person (two emails can give one key): then it is not read, and not theirs to
 * write.
 */
export async function findUser(person: AuthPerson): Promise<UserPlace> {
  // Without an email, or with a slash in it, there is no such key.
  const none = person.email === '' || person.email.includes('/');
  const byEmail = none ? 'taken' : await look(emailKey(person.email), person);
  if (byEmail !== 'taken' && byEmail !== null) return { key: emailKey(person.email), user: byEmail };
  const byUid = await look(person.uid, person);
  if (byUid === 'taken') return { key: person.uid, user: null };
  if (byUid !== null) return { key: person.uid, user: byUid };
  const named = await keyByUsername(person.uid);
  const byName = named === null ? null : await look(named, person);
  if (named !== null && byName !== null && byName !== 'taken') return { key: named, user: byName };
  return { key: byEmail === 'taken' ? person.uid : emailKey(person.email), user: null };
}

/** The key of the document that a person's reserved username names; null without one. */
async function keyByUsername(uid: string): Promise<string | null> {
  const username = asText(asMap((await getDoc(doc(db(), 'usernameOwners', uid))).data()).username, '');
  if (username === '') return null;
  return asText(asMap((await getDoc(doc(db(), 'usernames', username))).data()).uid, null);
}

async function look(key: string, person: AuthPerson): Promise<AppUser | null | 'taken'> {
  try {
    const snapshot = await getDoc(userRef(key));
    if (!snapshot.exists()) return null;
    return isTheirs(snapshot.data(), person) ? parseUser(key, snapshot.data(), person) : 'taken';
  } catch (error) {
    if (failureCode(error) === 'permission-denied' && key !== person.uid) return 'taken';
    throw error;
  }
}

/** Watches one's own document. One of another person under the same key is none of one's own: missing. */
export function watchUser(key: string, person: AuthPerson, next: (user: Loadable<AppUser>) => void): Unsubscribe {
  return watchDocument(
    userRef(key),
    (snapshot) => (isTheirs(snapshot.data(), person) ? parseUser(key, snapshot.data(), person) : null),
    (user) => next(user.state !== 'ready' ? user : user.value === null ? { state: 'missing' } : ready(user.value)),
  );
}

function isTheirs(stored: unknown, { uid }: AuthPerson): boolean {
  return asMap(stored).uid === uid;
}

/** What a person may change about themselves. */
export type UserChange = Partial<Pick<AppUser, 'displayName' | 'name' | 'favoriteTeam' | 'profilePicUrl'>>;

/** The record of a new person, to be onboarded: what the app takes them for, as it is stored. */
function freshRecord(person: AuthPerson, change: UserChange) {
  const { key: _, ...fields } = newUser(person);
  const displayName = change.displayName ?? fields.displayName;
  return { ...fields, displayName, name: displayName, onboardingCompleted: false, ...change };
}

/**
 * Writes the record of a person who has an account and no document yet; where there is one, only the change. Answers the user as they are then.
 */
export async function beginRecord(person: AuthPerson, change: UserChange, now: Date): Promise<Result<AppUser>> {
  const begin = () => attempt(() => begun(person, change, now));
  const written = await begin();
  // Two emails can give one key. The person who was slower by a moment is denied it, and finds it taken when they look again.
  return written.ok || written.error.code !== 'permission-denied' ? written : begin();
}

async function begun(person: AuthPerson, change: UserChange, now: Date): Promise<AppUser> {
  const { key, user } = await findUser(person);
  if (user !== null) {
    if (Object.keys(change).length > 0) await updateDoc(userRef(key), change);
    return { ...user, ...change };
  }
  const record = { ...freshRecord(person, change), lastLogin: now.toISOString() };
  await setDoc(userRef(key), record);
  return parseUser(key, record, person);
}

/** Notes the time of a sign-in; a new user's record is begun. Throws when it cannot. */
export async function recordSignIn(person: AuthPerson, isNew: boolean): Promise<void> {
  const { key, user } = await findUser(person);
  const lastLogin = new Date().toISOString();
  if (user !== null) await updateDoc(userRef(key), { lastLogin });
  else if (isNew) await setDoc(userRef(key), { ...freshRecord(person, {}), lastLogin });
}

/** What is answered while one's own document is not known: after a failure there is only a minimal user. */
export const NO_RECORD = fail('no-record', 'Your account hasn’t loaded yet. Reload the page and try again.');

/** Changes what a person says about themselves in their own document. Their leagues show it after `changePublicProfile`. */
export async function changeUser({ key }: AppUser, change: UserChange): Promise<Result<void>> {
  if (key === null) return NO_RECORD;
  return attempt(() => updateDoc(userRef(key), change));
}

/** Onboarding is done. */
export async function completeOnboarding({ key }: AppUser): Promise<Result<void>> {
  if (key === null) return NO_RECORD;
  return attempt(() => updateDoc(userRef(key), { onboardingCompleted: true, isOnboarding: false, isNewUser: false }));
}
