import { FirebaseError } from 'firebase/app';
import type * as sdk from 'firebase/storage';

// Cloud Storage: files by path, with a download token each.

/** Sends a request about a file. */
type Ask = <T>(path: string, run: () => T) => Promise<T>;

let files = new Map<string, Blob>();

/** What a test does with the files. */
export const storage = {
  start: (): void => void (files = new Map()),
  put: (path: string, file: Blob): void => void files.set(path, file),
  paths: (): string[] => [...files.keys()],
};

/** Replaces the functions of `firebase/storage` that need a server. */
export function storageService(actual: typeof sdk, ask: Ask) {
  const found = (path: string): Blob => {
    const file = files.get(path);
    if (file !== undefined) return file;
    throw new FirebaseError('storage/object-not-found', `Firebase Storage: Object '${path}' does not exist.`);
  };
  return {
    ...actual,
    connectStorageEmulator: () => undefined,
    uploadBytesResumable: (ref: sdk.StorageReference, file: Blob) => {
      let over = false;
      let cancel = (_: Error) => {};
      const canceled = new Promise<never>((_, reject) => (cancel = reject));
      const sent = ask(ref.fullPath, () => void storage.put(ref.fullPath, file)).finally(() => (over = true));
      return Object.assign(Promise.race([sent.then(() => ({ ref })), canceled]), {
        on: () => undefined,
        cancel: () => {
          if (!over) cancel(new FirebaseError('storage/canceled', 'Firebase Storage: canceled.'));
          return !over;
        },
      });
    },
    getDownloadURL: ({ fullPath }: sdk.StorageReference) =>
      ask(fullPath, () => found(fullPath) && `https://pictures.test/v0/b/x/o/${fullPath}?alt=media&token=0a1b-2c`),
    getMetadata: ({ fullPath }: sdk.StorageReference) => ask(fullPath, () => ({ size: found(fullPath).size })),
    deleteObject: ({ fullPath }: sdk.StorageReference) =>
      ask(fullPath, () => void (found(fullPath) && files.delete(fullPath))),
  };
}
