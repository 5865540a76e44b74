import {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfService,
  updatePassword,
} from 'firebase/auth';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import type { AuthPerson } from '@/domain/account/user';
import { emailSignInError, passwordError, resetError, signUpError } from './authErrors';
import { recordSignIn, personOf, settle } from './authPerson';
import { auth } from '../backend/firebaseAuth';
import { clearDeviceData, currentReader, setReader } from '../device/deviceData';
import { clearPersonalFlags } from '../device/localFlags';
import { clearOutbox } from '../device/outbox';
import { pushDevice } from '../device/pushDevice';
import { markSignedIn, signedInUid } from '../device/signInMarks';
import { clearUnsent } from '../device/unsent';
import { withDeadline } from '../backend/withDeadline';

export { auth };

/** How long sign-out waits until this device gets no more push notifications, in milliseconds. */
const PUSH_MS = 3_000;

/** Calls `next` with the user, now and on every change, once the device has nothing of another; null: signed out. */
export function watchAuth(next: (person: AuthPerson | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => {
    const before = currentReader() ?? signedInUid();
    setReader(user?.uid ?? null);
    if (user !== null) clearOutbox(user.uid);
    if (user === null) {
      // A session may have ended without the user's doing. What waits to be sent stays for when they sign in again.
      clearUnsent(false);
      void stopPush();
      void clearDeviceData();
      next(null);
    } else if (before !== null && before !== user.uid) {
      void stopPush();
      void clearDeviceData().then(() => {
        if (auth().currentUser === user) next(personOf(user));
      });
    } else next(personOf(user));
  });
}

/** Signs in with email and password. Errors use the texts in docs/requirements.md R5.1 and R8.1. */
export async function signInWithEmail(email: string, password: string): Promise<Result<AuthPerson>> {
  if (email.trim() === '' || password === '') return fail('empty', 'Please enter both email and password');
  const signedIn = await settle(() => signInWithEmailAndPassword(auth(), email.trim(), password), emailSignInError);
  if (!signedIn.ok) return signedIn;
  const person = personOf(signedIn.value.user);
  markSignedIn(person.uid);
  void recordSignIn(person, false);
  return succeed(person);
}

/** Creates an account with email and password, and signs in to it. */
export async function createAccount(email: string, password: string): Promise<Result<AuthPerson>> {
  const made = await settle(() => createUserWithEmailAndPassword(auth(), email.trim(), password), signUpError);
  if (!made.ok) return made;
  markSignedIn(made.value.user.uid);
  return succeed(personOf(made.value.user));
}

/** Sends a password reset email. */
export async function sendPasswordReset(email: string): Promise<Result<void>> {
  if (email.trim() === '') return fail('empty', 'Please enter your email address');
  return settle(() => sendPasswordResetEmail(auth(), email.trim()), resetError);
}

/** Whether an email has an account. Always false when the Firebase project has email privacy turned on. */
export async function emailExists(email: string): Promise<boolean> {
  return (await fetchSignInMethodsForEmail(auth(), email.trim())).length > 0;
}

/** The sign-in methods linked to the current user, such as `password` and `google.com`. */
export function linkedMethods(): string[] {
  return auth().currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
}

/** Changes the password, after reauthenticating with the current one. */
export async function changePassword(present: string, next: string): Promise<Result<void>> {
  const user = auth().currentUser;
  if (user?.email == null) return fail('signed-out', 'Sign in first.');
  const credential = EmailAuthProvider.credential(user.email, present);
  return settle(async () => {
    await reauthenticateWithCredential(user, credential);
    await updatePassword(user, next);
  }, passwordError);
}

/** Signs out on this device, and clears everything that it has of the user. */
export async function signOut(): Promise<void> {
  await stopPush();
  await signOutOfService(auth());
  markSignedIn(null);
  clearPersonalFlags();
  clearUnsent(true);
  clearOutbox();
  await clearDeviceData();
}

/** Ends the user's push notifications on this device, if there are any. Sign-out goes on if it fails. */
async function stopPush(): Promise<void> {
  if (pushDevice() === null) return;
  try {
    const { endPush } = await import('../notices/push');
    await withDeadline(PUSH_MS, endPush());
  } catch (error) {
    console.error('Push notifications on this device may go on.', error);
  }
}
