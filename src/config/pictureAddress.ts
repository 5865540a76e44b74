import { emulatorAddress } from './emulators';
import { env } from './env';

/**
 * Returns the URL of a stored picture (`profilePictures/UID/picture?alt=media&token=...`), always in this project's
 * bucket. Anything else, such as a preview created by the page, is already a URL and is returned unchanged.
 */
export function pictureAddress(picture: string): string {
  if (!picture.startsWith('profilePictures/')) return picture;
  const [path = '', query = ''] = picture.split('?');
  const emulator = emulatorAddress('storage');
  const origin =
    emulator === null ? 'https://firebasestorage.googleapis.com' : `http://${emulator.host}:${emulator.port}`;
  return `${origin}/v0/b/${env.firebase.storageBucket}/o/${encodeURIComponent(path)}?${query}`;
}
