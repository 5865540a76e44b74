import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider } from 'firebase/auth';
import { GOOGLE_TIMEOUT_MS } from '@/domain/account/authState';
import { withDeadline } from '../backend/withDeadline';

/** The Google sign-in provider, set to always show the account chooser (docs/requirements.md R7.2). */
export function withAccountChooser(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

/** Rejects if Google takes longer than 45 s (docs/requirements.md R9.1), with the code that R8.2 has a text for. */
export function withGoogleDeadline<T>(promise: Promise<T>): Promise<T> {
  return withDeadline(GOOGLE_TIMEOUT_MS, promise, () => new FirebaseError('auth/timeout', 'No answer in time.'));
}
