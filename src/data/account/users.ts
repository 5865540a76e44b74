import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { NoticeChannel, NoticeKind } from '@/domain/notices/kinds';
import { asMap, asText } from '@/domain/kernel/parse';
import { fail, type Result } from '@/domain/kernel/result';
import {
  MAX_MUTED_LENGTH,
  emailKey,
  newUser,
  parseUser,
  withLastRead,
  type AppUser,
  type AuthPerson,
} from '@/domain/account/user';
import { Batch } from '../backend/batch';
import { attempt, failureCode } from '../backend/failures';
import { db } from '../backend/firebase';
import { userRef, usernameOwnerRef } from '../backend/references';
import { allowance, transact } from '../backend/transact';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

/** The key of a user's document, and its contents; `user` is null if it doesn't exist yet. */
export interface UserPlace {
  key: string;
  user: AppUser | null;
}

/** Finds a user's document by their email's key, unless another user has that, by uid, or by their username. */
export async function findUser(person: AuthPerson): Promise<UserPlace> {
  // There is no such key without an email, or if the email contains a slash.
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

/** The username a user has reserved, in lower case; empty if none. */
export async function reservedUsername(uid: Uid): Promise<string> {
  return asText(asMap((await getDoc(usernameOwnerRef(uid))).data()).username, '');
}

/** The document key stored with a user's reserved username; null if there is none. */
async function keyByUsername(uid: Uid): Promise<string | null> {
  const username = await reservedUsername(uid);
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

/** Watches the user's document. If another user's document is under the same key, reports missing. */
export function watchUser(key: string, person: AuthPerson, next: Next<AppUser>): Unsubscribe {
  return watchDocument(
    userRef(key),
    (snapshot) => (isTheirs(snapshot.data(), person) ? parseUser(key, snapshot.data(), person) : null),
    next,
  );
}

function isTheirs(stored: unknown, { uid }: AuthPerson): boolean {
  return asMap(stored).uid === uid;
}

/** The fields that users can change themselves. */
export type UserChange = Partial<Pick<AppUser, 'displayName' | 'name' | 'favoriteTeam' | 'profilePicUrl'>>;

/** The stored record of a new user who hasn't finished onboarding. */
function freshRecord(person: AuthPerson, change: UserChange) {
  const {
    key: _key,
    mutedLeagues: _muted,
    notices: _notices,
    noticesSeen: _seen,
    pushDevices: _devices,
    lastRead: _lastRead,
    sentFeedback: _sent,
    ...fields
  } = newUser(person);
  const displayName = change.displayName ?? fields.displayName;
  return { ...fields, displayName, name: displayName, onboardingCompleted: false, ...change };
}

/** Creates the record of a user without one, or else applies only the change. Returns the resulting user. */
export async function beginRecord(person: AuthPerson, change: UserChange, now: Date): Promise<Result<AppUser>> {
  const begin = () => attempt(() => begun(person, change, now));
  const written = await begin();
  // Two emails can give one key. The slower user's write is denied, and the second attempt finds the key taken.
  return written.ok || written.error.code !== 'permission-denied' ? written : begin();
}

async function begun(person: AuthPerson, change: UserChange, now: Date): Promise<AppUser> {
  const { key, user } = await findUser(person);
  if (user !== null) {
    await write(key, change);
    return { ...user, ...change };
  }
  const record = { ...freshRecord(person, change), lastLogin: now.toISOString() };
  await new Batch().set(userRef(key), record).until(userRef(key), 'displayName').commit();
  return parseUser(key, record, person);
}

/** Changes fields of a user's document, until this device has them, too. */
async function write(key: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const [first] = Object.entries(change);
  if (first === undefined) return;
  await new Batch()
    .update(userRef(key), change)
    .until(userRef(key), ...first)
    .commit();
}

/** Saves the time of a sign-in, and creates a new user's record. Throws on failure. */
export async function writeSignIn(person: AuthPerson, isNew: boolean): Promise<void> {
  const { key, user } = await findUser(person);
  const lastLogin = new Date().toISOString();
  if (user !== null) await updateDoc(userRef(key), { lastLogin });
  else if (isNew) await setDoc(userRef(key), { ...freshRecord(person, {}), lastLogin });
}

/** The error while the user's document isn't loaded: after a failure there is only a minimal user. */
export const NO_RECORD = fail('no-record', 'Your account hasn’t loaded yet. Reload the page and try again.');

/** Runs a write of a user's document, if that is loaded. */
export async function withRecord(
  { key }: Pick<AppUser, 'key'>,
  run: (key: string) => Promise<void>,
): Promise<Result<void>> {
  return key === null ? NO_RECORD : attempt(() => run(key));
}

/** Changes the user's document. To update their leagues too, use `changePublicProfile`. */
export function changeUser(user: AppUser, change: UserChange): Promise<Result<void>> {
  return withRecord(user, (key) => write(key, change));
}

/** Mutes a league's messages for the user, or counts them again. Of the muted, the latest stay that the rules allow. */
export function muteLeague(user: AppUser, leagueId: LeagueId, mute: boolean): Promise<Result<void>> {
  const others = user.mutedLeagues.filter((id) => id !== leagueId);
  const muted = mute ? [leagueId, ...others] : others;
  while (muted.join(' ').length > MAX_MUTED_LENGTH) muted.pop();
  return withRecord(user, (key) => write(key, { mutedLeagues: muted }));
}

/** Chooses where the user is told about a kind of notice. */
export function chooseNoticeChannel(user: AppUser, kind: NoticeKind, channel: NoticeChannel): Promise<Result<void>> {
  return withRecord(user, (key) => write(key, { [`notices.${kind}`]: channel }));
}

/** Stores when the user last saw the list of notices, in milliseconds since 1970. All their devices agree on it. */
export function markNoticesSeen(user: AppUser, at: number): Promise<Result<void>> {
  return withRecord(user, (key) => updateDoc(userRef(key), { 'notices.seen': Math.round(at) }));
}

/** Notes when the last message that the user has read in a league was sent, in milliseconds since 1970. */
export function saveLastRead(user: AppUser, leagueId: LeagueId, sentAt: number): Promise<Result<void>> {
  const lastRead = withLastRead(user.lastRead, leagueId, sentAt);
  return withRecord(user, (key) => updateDoc(userRef(key), { lastRead }));
}

/** Notes whether the user has ever sent feedback. Once it's true it stays so. */
export function saveSentFeedback(user: AppUser, sentFeedback: boolean): Promise<Result<void>> {
  const allowed = allowance();
  return withRecord(user, (key) =>
    transact(db(), allowed, async (transaction) => {
      const stored = await transaction.get(userRef(key));
      if (stored.get('sentFeedback') !== true) transaction.update(userRef(key), { sentFeedback });
    }),
  );
}

/** Marks onboarding as complete. */
export function completeOnboarding(user: AppUser): Promise<Result<void>> {
  return withRecord(user, (key) => write(key, { onboardingCompleted: true, isOnboarding: false, isNewUser: false }));
}
