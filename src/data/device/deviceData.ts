import { PRACTICE_ID } from '@/domain/draft/types';
import type { Uid } from '@/domain/kernel/ids';
import { localStore } from './browserStorage';

/** How the keys begin that have what changed here and hasn't reached the server. See `unsaved.ts`. */
export const UNSAVED = 'unsaved.';

/** How the keys begin that have the squads watched in a league. See `draftRoomStorage.ts`. */
export const WATCHED = 'watched.';

/** The key that has what this device remembers of a user's notices. See `noticeMemory.ts`. */
export const NOTICE_MEMORY = 'notices';

/** The key that has what the last visit showed. See `lastView.ts`. */
export const LAST_VIEW = 'lastView';

/** How the keys begin that have how a page looked, by its path. See `src/features/shell/useKeptPage.ts`. */
export const LAST_PAGE = 'lastPage.';

/** Answers within this time of the last one that was noted aren't noted, in milliseconds: only minutes are shown. */
const ANSWER_GAP_MS = 10_000;

/** How long the device's own copies may be all there is before that counts as no connection, in milliseconds. */
const SILENCE_MS = 10_000;

let reader: string | null = null;
let endDocuments: (() => Promise<void>) | null = null;
let answeredAt: number | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;
let unreachable = false;
const hearing = new Set<() => void>();

/** Call when a user has signed in or out (null), before anything is read for them. */
export function setReader(uid: Uid | null): void {
  if (uid === reader) return;
  reader = uid;
  answeredAt = null;
  endSilence();
  hearing.forEach((tell) => tell());
}

/** Call when an answer from the server shows that the page is current. */
export function noteAnswer(): void {
  endSilence();
  const now = Date.now();
  if (reader === null || (answeredAt !== null && now >= answeredAt && now - answeredAt < ANSWER_GAP_MS)) return;
  answeredAt = now;
  hearing.forEach((tell) => tell());
}

/** Call when the page is shown what the device has kept, without the server. */
export function noteOwnCopy(): void {
  if (reader === null || unreachable) return;
  silence ??= setTimeout(() => {
    unreachable = true;
    hearing.forEach((tell) => tell());
  }, SILENCE_MS);
}

function endSilence(): void {
  clearTimeout(silence);
  silence = undefined;
  if (!unreachable) return;
  unreachable = false;
  hearing.forEach((tell) => tell());
}

/** Whether the server has been silent for some seconds, even if the device says that it's online. */
export function isUnreachable(): boolean {
  return unreachable;
}

/** When the server last told that what is shown was current, by this device's clock; null if it hasn't. */
export function lastAnswerAt(): number | null {
  return answeredAt;
}

/** Calls back when `lastAnswerAt` or `isUnreachable` may have changed. Returns how to unsubscribe. */
export function onAnswer(tell: () => void): () => void {
  hearing.add(tell);
  return () => hearing.delete(tell);
}

/** The uid of the user for whom documents are read. Known without the code of Firebase Auth. */
export function currentReader(): string | null {
  return reader;
}

/** Call when Firestore starts, with what ends it: it has a user's documents in memory. */
export function noteOpened(end: () => Promise<void>): void {
  endDocuments = end;
}

function isPersonal(key: string): boolean {
  // A mock draft is the browser's: it needs no account.
  if (key.startsWith(WATCHED + PRACTICE_ID)) return false;
  return [UNSAVED, LAST_PAGE, WATCHED].some((start) => key.startsWith(start));
}

/** Removes what the browser and Firestore's memory have of a user. Call at sign-out, and at another user's sign-in. */
export async function clearDeviceData(): Promise<void> {
  for (const key of [NOTICE_MEMORY, LAST_VIEW, ...localStore.keys().filter(isPersonal)]) localStore.write(key, null);
  const end = endDocuments;
  endDocuments = null;
  try {
    await end?.();
  } catch (error) {
    console.error('The documents in memory could not be removed.', error);
  }
}
