import { FirebaseError } from 'firebase/app';
import { succeed, fail, type ResultError, type Result } from '@/domain/kernel/result';
import { isIdentified } from './identity';
import { DeadlineError, withDeadline } from './withDeadline';

/** How long a command waits for the server before it returns an error, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** The text shown for each backend error. */
const SENTENCES: Readonly<Record<string, string>> = {
  'permission-denied': 'You can’t do that, or something changed while you were looking. Reload the page and try again.',
  unauthenticated: 'Your session has expired. Sign in and try again.',
  unavailable: 'We can’t reach the server. Check your connection and try again.',
  offline: 'You’re offline, so nothing was sent. Try again when you’re back online.',
  'no-answer': 'The server hasn’t answered. Your change may still go through, so check before you try again.',
  'deadline-exceeded': 'The server took too long. Try again in a moment.',
  aborted: 'Another manager changed this at the same time. Check it and try again.',
  'failed-precondition': 'This just changed. Check it and try again.',
  'not-found': 'This no longer exists.',
  'already-exists': 'This already exists.',
  'resource-exhausted': 'You’re going too fast. Wait a moment and try again.',
  'storage/unauthenticated':
    'User is not authenticated, please authenticate using Firebase Authentication and try again.',
  'storage/unauthorized': 'You’re not permitted to upload this picture.',
  'storage/quota-exceeded': 'Picture storage is full. Please try again later.',
  'storage/retry-limit-exceeded': 'Max retry time for operation exceeded, please try again.',
  'storage/canceled': 'Upload canceled.',
  'storage/no-download-url': 'The picture was uploaded but can’t be shown. Please try again.',
};

/** The texts for data that can't be read, where those above speak of a change. */
export const READ_ERRORS: MessageOverrides = {
  'permission-denied': 'Something went wrong. Try again, or sign in with a different account.',
  offline: 'You’re offline. Try again when you’re back online.',
  'no-answer': 'The server took too long. Check your connection and try again.',
};

/** One command's text for what the rules deny, or its texts by code. They override the general ones. */
export type MessageOverrides = string | Readonly<Partial<Record<string, string>>>;

function textOf(code: string, own: MessageOverrides): string | undefined {
  if (typeof own === 'string') return code === 'permission-denied' ? own : SENTENCES[code];
  return own[code] ?? SENTENCES[code];
}

/** The error's code without the `firestore/` prefix; empty if it isn't a Firebase error. */
export function failureCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
}

const UNEXPECTED = 'Something went wrong on our end. Everything you saved is safe; reload the page and try again.';

/** Converts an error of Firebase's to one with a text for the screen. Null for any other error: a bug. */
export function toResultError(error: unknown, own: MessageOverrides = {}): ResultError | null {
  const code = failureCode(error);
  return code === '' ? null : { code, message: textOf(code, own) ?? UNEXPECTED };
}

/** The text to show for an error. Unexpected errors get a general text that reassures the user. */
export function failureMessage(error: unknown, own: MessageOverrides = {}): string {
  return toResultError(error, own)?.message ?? UNEXPECTED;
}

/** Whether the device says that it has no connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Thrown to end a command whose `attempt` then fails with this code, and with `shown` as the text for the screen. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly shown = message,
  ) {
    super(message);
  }
}

/**
 * Runs a backend command and returns its result. Firebase's errors and a `RefusedError` become values with a text; a
 * bug throws. Sends nothing while the device reports that it's offline.
 */
export async function attempt<T>(run: () => Promise<T>, own: MessageOverrides = {}): Promise<Result<T>> {
  const say = (code: string) => fail(code, textOf(code, own) ?? code);
  if (isOffline()) return say('offline');
  const isSame = await withDeadline(ANSWER_TIMEOUT_MS, isIdentified()).catch(() => null);
  if (isSame !== true) return say(isSame === null ? 'unavailable' : 'unauthenticated');
  try {
    return succeed(await withDeadline(ANSWER_TIMEOUT_MS, run()));
  } catch (error) {
    if (error instanceof DeadlineError) return say('no-answer');
    if (error instanceof RefusedError) return fail(error.code, error.shown);
    const known = toResultError(error, own);
    if (known === null) throw error;
    return { ok: false, error: known };
  }
}
