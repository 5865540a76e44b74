// The documented limits of names, which values, paths and writes share. https://firebase.google.com/docs/firestore/quotas

/** Most bytes of one id in a path, of a field's name, and of the path of a field. */
export const MAX_NAME_BYTES = 1500;
/** Most bytes of a document's whole name, and how many collections deep it may lie. */
export const MAX_PATH_BYTES = 6 * 1024;
export const MAX_PATH_DEPTH = 100;
/** Most transforms of one document in one commit. */
export const MAX_TRANSFORMS = 500;

/** Whether a text has at most so many bytes; a letter takes three of them at most, so that most texts need not be measured. */
export function fitsIn(bytes: number, text: string): boolean {
  return text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes;
}

/** Whether a field or a collection may not have this name: the service keeps `__x__` for itself. */
export function isReservedName(name: string): boolean {
  return name.length > 4 && name.startsWith('__') && name.endsWith('__');
}
