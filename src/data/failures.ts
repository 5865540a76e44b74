import { FirebaseError } from 'firebase/app';
import { accept, refuse, type Refusal, type Result } from '@/domain/result';

/** After this long without an answer, in milliseconds, a command says so instead of waiting on. */
export const ANSWER_TIMEOUT_MS = 15_000;

/** What each refusal of the backend means, in words for the screen. */
const SENTENCES: Readonly<Record<string, string>> = {
  'permission-denied':
    'You are not allowed to do that, or it has changed in the meantime. Reload the page and look again.',
  unauthenticated: 'Your sign-in has run out. Sign in again and repeat it.',
  unavailable: 'The server cannot be reached. Check your connection and try again.',
  offline: 'You are offline. Nothing was sent; try again when you are connected.',
  'no-answer': 'The server has not answered. Your change may still arrive: look again before you repeat it.',
  'deadline-exceeded': 'The server took too long. Try again in a moment.',
  aborted: 'Somebody else changed this at the same moment. Look again and try once more.',
  'failed-precondition': 'This has changed in the meantime. Look again and try once more.',
  'not-found': 'This no longer exists.',
  'already-exists': 'This exists already.',
  'resource-exhausted': 'Too much at once. Wait a moment and try again.',
  'storage/unauthenticated':
    'User is not authenticated, please authenticate using Firebase Authentication and try again.',
  'storage/unauthorized': 'You are not permitted to store this picture.',
  'storage/quota-exceeded': 'There is no room left for pictures. Please try again later.',
  'storage/retry-limit-exceeded': 'Max retry time for operation exceeded, please try again.',
  'storage/canceled': 'The upload was cancelled.',
  'storage/no-download-url': 'The picture was stored, but it has no address. Please try again.',
};

/** Sentences for one command's own refusals, by code, in place of the general ones. */
export type OwnSentences = Readonly<Partial<Record<string, string>>>;

/** The code of what went wrong, without the service's name in front; empty for what is no Firebase error. */
export function failureCode(error: unknown): string {
  return error instanceof FirebaseError ? error.code.replace(/^firestore\//, '') : '';
}

/** What went wrong as a refusal with a sentence for the screen, or null when it is a breakage that nobody can explain. */
export function asRefusal(error: unknown, own: OwnSentences = {}): Refusal | null {
  const code = failureCode(error);
  const message = own[code] ?? SENTENCES[code];
  return message === undefined ? null : { code, message };
}

/** The sentence for the screen; what nobody can explain gets one that says what is safe. */
export function failureMessage(error: unknown, own: OwnSentences = {}): string {
  return (
    asRefusal(error, own)?.message ??
    'Something went wrong on our side. Nothing was lost; reload the page and try again.'
  );
}

/**
 * Runs a command of the backend and answers what it answers. Refusals (rules, a lost race, a lost network) come back as values with a sentence; breakages throw.
 * A device that says it is offline sends nothing, because Firestore would keep the write and deliver it later unasked.
 */
export async function attempt<T>(run: () => Promise<T>, own: OwnSentences = {}): Promise<Result<T>> {
  const say = (code: string) => refuse(code, own[code] ?? SENTENCES[code] ?? code);
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return say('offline');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(() => resolve('silence'), ANSWER_TIMEOUT_MS);
  });
  try {
    const answer = await Promise.race([run().then((value) => ({ value })), silence]);
    return answer === 'silence' ? say('no-answer') : accept(answer.value);
  } catch (error) {
    const refusal = asRefusal(error, own);
    if (refusal === null) throw error;
    return { ok: false, refusal };
  } finally {
    clearTimeout(timer);
  }
}
