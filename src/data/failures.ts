import { FirebaseError } from 'firebase/app';
import { accept, refuse, type Result } from '@/domain/result';

const SENTENCES: Record<string, string> = {
  'permission-denied': 'This is not open to you, or it changed a moment ago. Nothing was changed.',
  unauthenticated: 'Your sign-in has ended. Sign in again to go on.',
  unavailable: 'No connection. Nothing was lost; try again when you are back online.',
  'deadline-exceeded': 'The server took too long to answer. Try again.',
  aborted: 'Somebody else changed this at the same moment. Look again and repeat.',
  'failed-precondition': 'This has changed in the meantime. Look again and repeat.',
  'not-found': 'This no longer exists.',
  'already-exists': 'This exists already.',
  'resource-exhausted': 'Too much at once. Wait a moment and try again.',
};

/** The short code of an error of Firebase (`permission-denied`, `auth/weak-password`), or `unknown`. */
export function failureCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : 'unknown';
}

/** The sentence for the screen that fits an error; never a provider's technical text. */
export function failureMessage(error: unknown): string {
  return SENTENCES[failureCode(error)] ?? 'Something went wrong. Nothing was changed; try again.';
}

/**
 * Runs a command. Firebase's refusals become values with a sentence (`sentences` may say it better for this command, by code); anything that
 * is not an answer of Firebase is a breakage and is thrown on.
 */
export async function attempt(command: () => Promise<unknown>, sentences: Record<string, string> = {}): Promise<Result<void>> {
  try {
    await command();
    return accept();
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    const code = failureCode(error);
    return refuse(code, sentences[code] ?? failureMessage(error));
  }
}
