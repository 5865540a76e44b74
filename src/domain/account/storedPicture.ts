import type { Uid } from '../kernel/ids';

/**
 * A profile picture is stored as its path and token in the project's bucket, without a host. The reader adds the
 * project's own host, so a stored address can never lead to another server.
 */

/** The path of a user's picture in the bucket. */
export function picturePath(uid: Uid): string {
  return `profilePictures/${uid}/picture`;
}

const TOKEN = /[?&]token=([0-9A-Za-z-]{1,60})(?:&|$)/;

/**
 * The stored form of a download URL: `profilePictures/UID/picture?alt=media&token=...`. Null if the URL has no token.
 */
export function storedPicture(downloadAddress: string, uid: Uid): string | null {
  const token = TOKEN.exec(downloadAddress)?.[1];
  return token === undefined ? null : `${picturePath(uid)}?alt=media&token=${token}`;
}

/** The stored picture if it's this user's own, else null. */
export function pictureOf(stored: unknown, uid: Uid): string | null {
  return typeof stored === 'string' && stored === storedPicture(stored, uid) ? stored : null;
}
