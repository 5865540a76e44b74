import { FirebaseError } from 'firebase/app';
import { deleteObject, getDownloadURL, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { picturePath, storedPicture } from '@/domain/pictures';
import { accept, type Result } from '@/domain/result';
import { asRefusal } from './failures';
import { storage } from './firebaseStorage';

/** An upload under way. `cancel` ends it; `done` then answers with a refusal. */
export interface PictureUpload {
  done: Promise<Result<string>>;
  cancel: () => void;
}

function pictureRef(uid: string) {
  return ref(storage(), picturePath(uid));
}

/** Uploads a person's picture over the one before; `progress` from 0 to 1. `done` answers the picture as it is stored in `profilePicUrl`. */
export function uploadPicture(uid: string, picture: Blob, progress: (part: number) => void): PictureUpload {
  const task = uploadBytesResumable(pictureRef(uid), picture, {
    contentType: picture.type,
    contentDisposition: 'inline',
    cacheControl: 'public, max-age=31536000',
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    progress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  return { done: pictureAfter(task, uid), cancel: () => void task.cancel() };
}

async function pictureAfter(task: UploadTask, uid: string): Promise<Result<string>> {
  try {
    const { ref: place } = await task;
    const picture = storedPicture(await getDownloadURL(place), uid);
    return picture === null
      ? refusalOrThrow(new FirebaseError('storage/no-download-url', 'no token'))
      : accept(picture);
  } catch (error) {
    return refusalOrThrow(error);
  }
}

/** Deletes a person's picture; one that is not there is no failure. */
export async function deletePicture(uid: string): Promise<Result<void>> {
  try {
    await deleteObject(pictureRef(uid));
    return accept();
  } catch (error) {
    if (asRefusal(error, { 'storage/object-not-found': 'gone' })?.message === 'gone') return accept();
    return refusalOrThrow(error);
  }
}

function refusalOrThrow(error: unknown): { ok: false; refusal: { code: string; message: string } } {
  const refusal = asRefusal(error) ?? missing(error);
  if (refusal === null) throw error;
  return { ok: false, refusal };
}

/** The text for a file that is not there names the file (docs/requirements.md R8.7). */
function missing(error: unknown): { code: string; message: string } | null {
  const sentence = /Object '.*' does not exist\./.exec(error instanceof Error ? error.message : '')?.[0];
  return sentence === undefined ? null : { code: 'storage/object-not-found', message: sentence };
}
