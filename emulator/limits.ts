// The documented limits of names, shared by values, paths and writes. https://firebase.google.com/docs/firestore/quotas

/** Maximum bytes of an id in a path, of a field name, and of a field path. */
export const MAX_NAME_BYTES = 1500;
/** Maximum bytes of a document's full name, and maximum depth of its collection. */
export const MAX_PATH_BYTES = 6 * 1024;
export const MAX_PATH_DEPTH = 100;
/** Maximum bytes of a request. */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;
/** Maximum transforms of one document in one commit. */
export const MAX_TRANSFORMS = 500;

/**
 * Whether a string has at most this many bytes. A character takes at most three bytes, so most strings needn't be
 * measured.
 */
export function fitsIn(bytes: number, text: string): boolean {
  return text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes;
}

/** Whether the name is reserved by the service (`__x__`), so that no field or collection may have it. */
export function isReservedName(name: string): boolean {
  return name.length > 4 && name.startsWith('__') && name.endsWith('__');
}
