import { GoogleAuthProvider, type User } from 'firebase/auth';
import type { ResultError, Result } from '@/domain/result';
import type { AuthPerson } from '@/domain/user';

/** The identity service's user as the domain knows them. */
export function personOf(user: User): AuthPerson {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    google: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
  };
}

/** Runs a call of the identity service; what goes wrong becomes an error in the catalogue's words. */
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

/** Writes the sign-in time and a new user's record. A failure is only logged (docs/requirements.md R4.3). */
export async function recordSignIn(person: AuthPerson, isNew: boolean): Promise<void> {
  try {
    const users = await import('./users');
    await users.recordSignIn(person, isNew);
  } catch (error) {
    console.error('The sign-in could not be noted in the user record.', error);
  }
}
