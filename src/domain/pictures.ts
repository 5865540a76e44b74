/**
 * A profile picture is stored as its place and token in the project's bucket, without a host: the person who reads it adds the project's own, so that a
 * stored address can never lead to another server.
 */

/** The file of a person's picture in the bucket. */
export function picturePath(uid: string): string {
  return `profilePictures/${uid}/picture`;
}

const TOKEN = /[?&]token=([0-9A-Za-z-]{1,60})(?:&|$)/;

/** The stored form of a download address: `profilePictures/UID/picture?alt=media&token=...`. Null when the address carries no token. */
export function storedPicture(downloadAddress: string, uid: string): string | null {
  const token = TOKEN.exec(downloadAddress)?.[1];
  return token === undefined ? null : `${picturePath(uid)}?alt=media&token=${token}`;
}

/** The picture as stored, if it is this person's own; null for none and for any other address. */
export function pictureOf(stored: unknown, uid: string): string | null {
  return typeof stored === 'string' && stored === storedPicture(stored, uid) ? stored : null;
}
