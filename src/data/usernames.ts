import { doc, getDoc, writeBatch, type DocumentReference } from 'firebase/firestore';
import { asMap } from '@/domain/parse';
import { refuse, type Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { checkUsername, lowerUsername } from '@/domain/userChecks';
import { attempt } from './failures';
import { db } from './firebase';
import { userRef, type UserChange } from './users';

/** The place of a reservation. */
export function usernameRef(username: string): DocumentReference {
  return doc(db(), 'usernames', lowerUsername(username));
}

const TAKEN = 'That username is taken. Choose another.';
const TAKEN_A_MOMENT_AGO = 'Somebody took that username a moment ago. Choose another.';

/** Whose a username is: the uid, or null when it is free. Upper and lower case are the same. */
export async function ownerOfUsername(username: string): Promise<string | null> {
  const snapshot = await getDoc(usernameRef(username));
  const { originalUid } = asMap(snapshot.data());
  if (!snapshot.exists()) return null;
  return typeof originalUid === 'string' ? originalUid : '';
}

/**
 * Takes a username for somebody: the reservation and the user document that names it in one batch, the former name let go. Two who want
 * the same name at the same moment cannot both get it; the one who loses is told so and has lost nothing else.
 */
export async function reserveUsername(user: AppUser, text: string, now: Date): Promise<Result<void>> {
  const checked = checkUsername(text);
  if (!checked.ok) return checked;
  const { key } = user;
  if (key === null) return refuse('no-record', 'Your record could not be read yet. Reload the page and try again.');
  const username = checked.value;
  let owner: string | null = null;
  const looked = await attempt(async () => {
    owner = await ownerOfUsername(username);
  });
  if (!looked.ok) return looked;
  if (owner !== null && owner !== user.uid) return refuse('taken', TAKEN);
  const taken = await attempt(() => {
    const batch = writeBatch(db());
    if (owner === null) {
      batch.set(usernameRef(username), {
        uid: key,
        originalUid: user.uid,
        username,
        lowercaseUsername: lowerUsername(username),
        createdAt: now.toISOString(),
        source: 'user_registration',
        displayName: user.displayName,
        profilePicUrl: user.profilePicUrl,
        favoriteTeam: user.favoriteTeam,
      });
    } else {
      batch.update(usernameRef(username), { username, displayName: user.displayName });
    }
    batch.update(userRef(key), { username });
    if (user.username !== '' && lowerUsername(user.username) !== lowerUsername(username)) batch.delete(usernameRef(user.username));
    return batch.commit();
  });
  if (taken.ok || taken.refusal.code !== 'permission-denied') return taken;
  return (await ownerOfUsername(username)) === null ? taken : refuse('taken', TAKEN_A_MOMENT_AGO);
}

/** Changes what a person says about themselves, in their own document and in the public face beside their username. */
export async function changeUser(user: AppUser, change: UserChange): Promise<Result<void>> {
  const { key } = user;
  if (key === null) return refuse('no-record', 'Your record could not be read yet. Reload the page and try again.');
  return attempt(() => {
    const { displayName, profilePicUrl, favoriteTeam } = { ...user, ...change };
    const batch = writeBatch(db());
    batch.update(userRef(key), change);
    if (user.username !== '') batch.update(usernameRef(user.username), { displayName, profilePicUrl, favoriteTeam });
    return batch.commit();
  });
}
