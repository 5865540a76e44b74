import { fail, succeed, type Result } from '@/domain/kernel/result';
import { isWhole } from './isWhole';

/** Largest file accepted, in bytes. The stored picture is resized and much smaller. */
export const LARGEST_FILE = 15 * 1024 * 1024;

/** MIME types accepted. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * Rejects a file that isn't a supported image type, is too large to open on a phone, is empty, or isn't a whole
 * picture.
 */
export async function checkPictureFile(file: Blob): Promise<Result<void>> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return fail('type', 'Choose a PNG, JPEG or WebP picture.');
  if (file.size > LARGEST_FILE) return fail('size', 'That file is larger than 15 MB. Choose a smaller one.');
  if (file.size === 0) return fail('empty', 'That file is empty. Choose another one.');
  const unreadable = fail('unreadable', 'That file can’t be read as a picture. Choose another one.');
  try {
    (await createImageBitmap(file)).close();
    return isWhole(await file.arrayBuffer()) ? succeed() : unreadable;
  } catch {
    return unreadable;
  }
}
