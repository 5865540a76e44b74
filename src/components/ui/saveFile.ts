import { isPhone } from '@/domain/kernel/device';

/** How long a file can be read after the press, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * Saves a text or a picture as a file in the browser's downloads; in an app on a phone's home screen, with its share
 * sheet. `type` is its media type.
 */
export function saveFile(content: string | Blob, name: string, type: string): void {
  const file = new File([content], name, { type });
  // An app on an iPhone's home screen shows a download in place of itself, without a way back.
  if (isInstalledPhone() && canShare({ files: [file] }))
    navigator.share({ files: [file] }).catch((error: unknown) => isCanceled(error) || download(file));
  else download(file);
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Firefox and Safari read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Whether the browser can share this. Older browsers lack the method. */
export function canShare(content: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(content);
}

function isInstalledPhone(): boolean {
  return isPhone(navigator.userAgent, navigator.maxTouchPoints) && matchMedia('(display-mode: standalone)').matches;
}

function isCanceled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
