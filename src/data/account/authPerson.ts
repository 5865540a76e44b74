import { GoogleAuthProvider, type User } from 'firebase/auth';
import type { ResultError, Result } from '@/domain/kernel/result';
import { USER_DOCUMENT_TIMEOUT_MS } from '@/domain/account/authState';
import type { AuthPerson } from '@/domain/account/user';
import { withDeadline } from '../backend/withDeadline';

/** Converts a Firebase Auth user to the domain's `AuthPerson`. */
export function personOf(user: User): AuthPerson {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    google: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
  };
}

/** Runs a Firebase Auth call. `translate` turns anything it throws into an error result. */
export async function settle<T, R extends ResultError>(
  run: () => Promise<T>,
  translate: (error: unknown) => R,
): Promise<Result<T, R>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return { ok: false, error: translate(error) };
  }
}

/** Saves the sign-in time, and a new user's record. A failure is only logged (docs/requirements.md R4.3). */
export async function recordSignIn(person: AuthPerson, isNew: boolean): Promise<void> {
  try {
    const users = await import('./users');
    await withDeadline(USER_DOCUMENT_TIMEOUT_MS, users.writeSignIn(person, isNew));
  } catch (error) {
    console.error('The sign-in could not be noted in the user record.', error);
  }
}
