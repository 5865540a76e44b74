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
import { succeed, fail, type Result } from '@/domain/result';
import type { AuthPerson } from '@/domain/user';
import { emailSignInError, passwordError, resetError, signUpError } from './authErrors';
import { recordSignIn, personOf, settle } from './authPerson';
import { auth } from './firebaseAuth';
import { clearPersonalFlags } from './localFlags';
import { markSignedIn } from './signInMarks';
import { clearUnsent } from './unsent';

/** Tells who is signed in, now and at every change; null when signed out: then what a person had typed here is forgotten, wherever they signed out. */
export function watchAuth(next: (person: AuthPerson | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => {
    if (user === null) clearUnsent(false);
    next(user === null ? null : personOf(user));
  });
}

/** Signs in with email and password. Refuses with the texts of docs/requirements.md R5.1 and R8.1. */
export async function signInWithEmail(email: string, password: string): Promise<Result<AuthPerson>> {
  if (email.trim() === '' || password === '') return fail('empty', 'Please enter both email and password');
  const signedIn = await settle(() => signInWithEmailAndPassword(auth(), email.trim(), password), emailSignInError);
  if (!signedIn.ok) return signedIn;
  const person = personOf(signedIn.value.user);
  markSignedIn(true);
  void recordSignIn(person, false);
  return succeed(person);
}

/** Makes an account with email and password, and is signed in with it. */
export async function createAccount(email: string, password: string): Promise<Result<AuthPerson>> {
  const made = await settle(() => createUserWithEmailAndPassword(auth(), email.trim(), password), signUpError);
  if (!made.ok) return made;
  markSignedIn(true);
  return succeed(personOf(made.value.user));
}

/** Sends a link with which a forgotten password is replaced. */
export async function sendPasswordReset(email: string): Promise<Result<void>> {
  if (email.trim() === '') return fail('empty', 'Please enter your email address');
  return settle(() => sendPasswordResetEmail(auth(), email.trim()), resetError);
}

/** Whether an email has an account, as far as the project tells: with email privacy on, the answer is always no. */
export async function emailExists(email: string): Promise<boolean> {
  return (await fetchSignInMethodsForEmail(auth(), email.trim())).length > 0;
}

/** By which methods the present user can sign in: `password`, `google.com`. */
export function linkedMethods(): string[] {
  return auth().currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
}

/** Replaces the password; the present one proves who asks. */
export async function changePassword(present: string, next: string): Promise<Result<void>> {
  const user = auth().currentUser;
  if (user?.email == null) return fail('signed-out', 'Sign in first.');
  const credential = EmailAuthProvider.credential(user.email, present);
  return settle(async () => {
    await reauthenticateWithCredential(user, credential);
    await updatePassword(user, next);
  }, passwordError);
}

/** Signs out on this device; what was flagged for the person goes with them, and what they had not sent. */
export async function signOut(): Promise<void> {
  await signOutOfService(auth());
  markSignedIn(false);
  clearPersonalFlags();
  clearUnsent(true);
}
