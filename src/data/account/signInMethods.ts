import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  deleteUser,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
  type User,
} from 'firebase/auth';
import { succeed, fail, type ResultError, type Result } from '@/domain/kernel/result';
import { checkPassword } from '@/domain/account/userChecks';
import { googleError, passwordError } from './authErrors';
import { settle } from './authPerson';
import { auth } from '../backend/firebaseAuth';
import { withAccountChooser, withGoogleDeadline } from './googlePopup';

const SIGNED_OUT = fail('signed-out', 'Sign in first.');

/** Error texts specific to linking accounts and deleting one. */
const OWN: Readonly<Record<string, string>> = {
  'auth/credential-already-in-use': 'That Google account is linked to another account here.',
  'auth/email-already-in-use': 'That Google account’s email is used by another account here.',
  'auth/provider-already-linked': 'That sign-in method is already linked.',
  'auth/no-such-provider': 'That sign-in method is no longer linked.',
  'auth/user-mismatch': 'That’s a different Google account. Choose the one linked to this account.',
  'auth/requires-recent-login': 'For your security, confirm it’s you again.',
};

async function withUser(
  run: (user: User) => Promise<unknown>,
  translate: (error: unknown) => ResultError,
): Promise<Result<void>> {
  const user = auth().currentUser;
  if (user === null) return SIGNED_OUT;
  const done = await settle(
    () => run(user),
    (error) => {
      const { code, message } = translate(error);
      return { code, message: OWN[code] ?? message };
    },
  );
  return done.ok ? succeed() : done;
}

/** Runs what Google's popup is for. */
function withPopup(run: typeof linkWithPopup): Promise<Result<void>> {
  return withUser(
    (user) => withGoogleDeadline(run(user, withAccountChooser(), browserPopupRedirectResolver)),
    googleError,
  );
}

/** Reauthenticates with the password. */
export function reauthenticateWithPassword(password: string): Promise<Result<void>> {
  return withUser(
    (user) => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    passwordError,
  );
}

/** Reauthenticates with Google, in a popup. */
export function reauthenticateWithGoogle(): Promise<Result<void>> {
  return withPopup(reauthenticateWithPopup);
}

/** Links Google as a sign-in method, in a popup. */
export function linkGoogle(): Promise<Result<void>> {
  return withPopup(linkWithPopup);
}

/** Adds a password to the account. Linking one is rejected, because it'd be a second account with that email. */
export async function linkPassword(password: string): Promise<Result<void>> {
  const checked = checkPassword(password);
  if (!checked.ok) return checked;
  const user = auth().currentUser;
  return user === null ? SIGNED_OUT : settle(() => updatePassword(user, password), passwordError);
}

/** Unlinks Google, unless it's the only sign-in method. */
export async function unlinkGoogle(): Promise<Result<void>> {
  if ((auth().currentUser?.providerData.length ?? 0) < 2) {
    return fail('last', 'This is your only sign-in method. Link another one first.');
  }
  return withUser((user) => unlink(user, GoogleAuthProvider.PROVIDER_ID), googleError);
}

/** Deletes the Firebase Auth account. This is the last step, after all other data is deleted. */
export function deleteIdentity(): Promise<Result<void>> {
  return withUser((user) => deleteUser(user), passwordError);
}
