import { doc, getDoc } from 'firebase/firestore';
import type { Uid } from '@/domain/kernel/ids';
import { asMap } from '@/domain/kernel/parse';
import { fail, type Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { checkUsername, lowerUsername, USERNAME_TAKEN } from '@/domain/account/usernames';
import { Batch } from '../backend/batch';
import { attempt, failureCode } from '../backend/failures';
import { db } from '../backend/firebase';
import { userRef, usernameOwnerRef } from '../backend/references';
import { NO_RECORD, reservedUsername } from './users';

/** Reference to a username reservation. */
export const usernameRef = (username: string) => doc(db(), 'usernames', lowerUsername(username));

const TAKEN_A_MOMENT_AGO = 'That username was just taken. Try another.';

/** The possible results of a username check. */
export type UsernameStatus = 'free' | 'mine' | 'taken';

/** Whether a username is free, the user's own or taken, ignoring case. Throws if it can't be checked. */
export async function usernameStatus(username: string, uid: Uid): Promise<UsernameStatus> {
  try {
    const snapshot = await getDoc(usernameRef(username));
    if (!snapshot.exists()) return 'free';
    return asMap(snapshot.data()).originalUid === uid ? 'mine' : 'taken';
  } catch (error) {
    if (failureCode(error) === 'permission-denied') return 'taken';
    throw error;
  }
}

/** Reserves a username, and releases the former one, in one batch. Of two users who want the same name, one gets it. */
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
  if (status === 'taken') return fail('taken', USERNAME_TAKEN);
  const taken = await attempt(async () => {
    const batch = new Batch();
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
    await batch.until(userRef(key), 'username', username).commit();
  });
  if (taken.ok || taken.error.code !== 'permission-denied') return taken;
  return (await usernameStatus(username, user.uid)) === 'taken' ? fail('taken', TAKEN_A_MOMENT_AGO) : taken;
}
