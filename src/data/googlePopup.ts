import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider } from 'firebase/auth';
import { GOOGLE_TIMEOUT_MS } from '@/domain/authState';

/** Google as the provider of a sign-in, with the account chooser forced (docs/requirements.md R7.2). */
export function withAccountChooser(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Gives up waiting for Google after 45 s (docs/requirements.md R9.1), with the code that R8.2 has a text for. */
export async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FirebaseError('auth/timeout', 'No answer in time.')), GOOGLE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, clock]);
  } finally {
    clearTimeout(timer);
  }
}
