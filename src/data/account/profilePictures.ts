import { FirebaseError } from 'firebase/app';
import { deleteObject, getDownloadURL, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import type { Uid } from '@/domain/kernel/ids';
import { picturePath, storedPicture } from '@/domain/account/storedPicture';
import { succeed, type Result, type ResultError } from '@/domain/kernel/result';
import { failureCode, toResultError } from '../backend/failures';
import { storage } from '../backend/firebaseStorage';

/** An upload in progress. `cancel` tells whether it could still be stopped; then `done` resolves to an error. */
export interface PictureUpload {
  done: Promise<Result<string>>;
  cancel: () => boolean;
}

function pictureRef(uid: Uid) {
  return ref(storage(), picturePath(uid));
}

/** Uploads a user's picture. `progress` gets 0 to 1, and `done` resolves to the value for `profilePicUrl`. */
export function uploadPicture(uid: Uid, picture: Blob, progress: (part: number) => void): PictureUpload {
  const task = uploadBytesResumable(pictureRef(uid), picture, {
    contentType: picture.type,
    contentDisposition: 'inline',
    cacheControl: 'public, max-age=31536000',
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    progress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  return { done: pictureAfter(task, uid), cancel: () => task.cancel() };
}

async function pictureAfter(task: UploadTask, uid: Uid): Promise<Result<string>> {
  try {
    const { ref: place } = await task;
    const picture = storedPicture(await getDownloadURL(place), uid);
    return picture === null ? errorOrThrow(new FirebaseError('storage/no-download-url', 'no token')) : succeed(picture);
  } catch (error) {
    return errorOrThrow(error);
  }
}

/** Deletes a user's picture. Succeeds if there is none. */
export async function deletePicture(uid: Uid): Promise<Result<void>> {
  try {
    await deleteObject(pictureRef(uid));
    return succeed();
  } catch (error) {
    if (failureCode(error) === 'storage/object-not-found') return succeed();
    return errorOrThrow(error);
  }
}

function errorOrThrow(error: unknown): { ok: false; error: ResultError } {
  const known = missing(error) ?? toResultError(error);
  if (known === null) throw error;
  return { ok: false, error: known };
}

/** The text for a missing file, which names the file (docs/requirements.md R8.7). */
function missing(error: unknown): { code: string; message: string } | null {
  const sentence = /Object '.*' does not exist\./.exec(error instanceof Error ? error.message : '')?.[0];
  return sentence === undefined ? null : { code: 'storage/object-not-found', message: sentence };
}
