import { doc, getDoc, writeBatch, type DocumentReference } from 'firebase/firestore';
import { asMap, asText } from '@/domain/parse';
import { fail, type Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { checkUsername, lowerUsername } from '@/domain/userChecks';
import { attempt, failureCode } from './failures';
import { db } from './firebase';
import { NO_RECORD, userRef } from './users';

/** The place of a reservation. */
export function usernameRef(username: string): DocumentReference {
  return doc(db(), 'usernames', lowerUsername(username));
}

/** The place of the record that says which one username a person has, in lower case. */
export function usernameOwnerRef(uid: string): DocumentReference {
  return doc(db(), 'usernameOwners', uid);
}

/** The username that a person has reserved, in lower case; empty for none. */
export async function reservedUsername(uid: string): Promise<string> {
  return asText(asMap((await getDoc(usernameOwnerRef(uid))).data()).username, '');
}

const TAKEN = 'That username is taken. Try another.';
const TAKEN_A_MOMENT_AGO = 'That username was just taken. Try another.';

/** What may be learnt of a username. */
export type UsernameStatus = 'free' | 'mine' | 'taken';

/**
 * Whether a username is free, one's own or taken; upper and lower case are the same. Another person's reservation may not be read, because it
 * gives their email away: being denied is how one learns that the name is taken. For a signed-in user only. Throws when it cannot be asked.
 */
export async function usernameStatus(username: string, uid: string): Promise<UsernameStatus> {
  try {
    const snapshot = await getDoc(usernameRef(username));
    if (!snapshot.exists()) return 'free';
    return asMap(snapshot.data()).originalUid === uid ? 'mine' : 'taken';
  } catch (error) {
    if (failureCode(error) === 'permission-denied') return 'taken';
    throw error;
  }
}

/**
 * Takes a username for a person: the reservation and the user document that names it in one batch, the former name let go. Two who want
 * the same name at the same moment cannot both get it; the one who loses is told so and has lost nothing else.
 */
export async function reserveUsername(user: AppUser, text: string, now: Date): Promise<Result<void>> {
  const checked = checkUsername(text);
  if (!checked.ok) return checked;
  const { key } = user;
  if (key === null) return NO_RECORD;
  const username = checked.value;
  const lower = lowerUsername(username);
  const looked = await attempt(() => Promise.all([usernameStatus(username, user.uid), reservedUsername(user.uid)]));
  if (!looked.ok) return looked;
  const [status, former] = looked.value;
  if (status === 'taken') return fail('taken', TAKEN);
  const taken = await attempt(() => {
    const batch = writeBatch(db());
    if (status === 'free') {
      batch.set(usernameRef(username), {
        uid: key,
        originalUid: user.uid,
        username,
        lowercaseUsername: lower,
        createdAt: now.toISOString(),
        source: 'user_registration',
      });
    } else {
      batch.update(usernameRef(username), { username });
    }
    batch.update(userRef(key), { username });
    if (former !== lower) batch.set(usernameOwnerRef(user.uid), { username: lower });
    if (former !== '' && former !== lower) batch.delete(usernameRef(former));
    return batch.commit();
  });
  if (taken.ok || taken.error.code !== 'permission-denied') return taken;
  return (await usernameStatus(username, user.uid)) === 'taken' ? fail('taken', TAKEN_A_MOMENT_AGO) : taken;
}
