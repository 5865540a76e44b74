import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfService,
  updatePassword,
  type User,
} from 'firebase/auth';
import { GOOGLE_TIMEOUT_MS } from '@/domain/authState';
import { accept, refuse, type Refusal, type Result } from '@/domain/result';
import type { AuthPerson } from '@/domain/user';
import { emailSignInRefusal, googleRefusal, passwordRefusal, resetRefusal, signUpRefusal } from './authErrors';
import { auth } from './firebaseAuth';
import { clearPersonalFlags, markNewGoogleUser } from './localFlags';

const GOOGLE = GoogleAuthProvider.PROVIDER_ID;

function personOf(user: User): AuthPerson {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    photo: user.photoURL,
    google: user.providerData.some(({ providerId }) => providerId === GOOGLE),
  };
}

/** Tells who is signed in, now and at every change; null for nobody. */
export function watchAuth(next: (person: AuthPerson | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => next(user === null ? null : personOf(user)));
}

async function settle<T>(run: () => Promise<T>, translate: (error: unknown) => Refusal): Promise<Result<T>> {
  try {
    return accept(await run());
  } catch (error) {
    return { ok: false, refusal: translate(error) };
  }
}

/** Signs in with email and password. Refuses with the sentences of section 8. */
export async function signInWithEmail(email: string, password: string): Promise<Result<AuthPerson>> {
  if (email.trim() === '' || password === '') return refuse('empty', 'Please enter both email and password');
  const signedIn = await settle(() => signInWithEmailAndPassword(auth(), email.trim(), password), emailSignInRefusal);
  if (!signedIn.ok) return signedIn;
  const person = personOf(signedIn.value.user);
  void noteSignIn(person, false);
  return accept(person);
}

/**
 * Signs in with Google in a popup that always asks for the account. Gives up after 45 s. A new Google user is flagged for onboarding from
 * step 3; when their record cannot be written the sign-in succeeds all the same (section 4).
 */
export async function signInWithGoogle(): Promise<Result<AuthPerson>> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const popup = () =>
    withTimeout(
      signInWithPopup(auth(), provider, browserPopupRedirectResolver),
      GOOGLE_TIMEOUT_MS,
      () => new FirebaseError('auth/timeout', 'The sign-in process took too long.'),
    );
  const signedIn = await settle(popup, googleRefusal);
  if (!signedIn.ok) return signedIn;
  const person = personOf(signedIn.value.user);
  const isNew = getAdditionalUserInfo(signedIn.value)?.isNewUser === true;
  if (isNew) markNewGoogleUser();
  await noteSignIn(person, isNew);
  return accept(person);
}

/** Writes the time of the sign-in, and the record of a new user. Sign-in does not depend on it. */
async function noteSignIn(person: AuthPerson, isNew: boolean): Promise<void> {
  try {
    const users = await import('./users');
    await users.noteSignIn(person, isNew);
  } catch (error) {
    console.error('The sign-in could not be noted in the user record.', error);
  }
}

/** Makes an account with email and password, and is signed in with it. */
export async function createAccount(email: string, password: string): Promise<Result<AuthPerson>> {
  const made = await settle(() => createUserWithEmailAndPassword(auth(), email.trim(), password), signUpRefusal);
  return made.ok ? accept(personOf(made.value.user)) : made;
}

/** Sends a link with which a forgotten password is replaced. */
export async function sendPasswordReset(email: string): Promise<Result<void>> {
  if (email.trim() === '') return refuse('empty', 'Please enter your email address');
  return settle(() => sendPasswordResetEmail(auth(), email.trim()), resetRefusal);
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
  if (user?.email == null) return refuse('signed-out', 'Sign in first.');
  const credential = EmailAuthProvider.credential(user.email, present);
  return settle(async () => {
    await reauthenticateWithCredential(user, credential);
    await updatePassword(user, next);
  }, passwordRefusal);
}

/** Signs out on this device; what was flagged for the person goes with them. */
export async function signOut(): Promise<void> {
  await signOutOfService(auth());
  clearPersonalFlags();
}

async function withTimeout<T>(promise: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([promise, clock]);
  } finally {
    clearTimeout(timer);
  }
}
