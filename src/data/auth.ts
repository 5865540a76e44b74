import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as leave,
  updatePassword,
  type User,
} from 'firebase/auth';
import { accept, refuse, type Result } from '@/domain/result';
import {
  GOOGLE_TIMEOUT_MS,
  emailSignInMessage,
  googleSignInMessage,
  passwordChangeMessage,
  resetMessage,
  signUpMessage,
} from '@/domain/signInErrors';
import type { AuthIdentity } from '@/domain/user';
import { auth } from './firebaseAuth';

function identityOf(user: User): AuthIdentity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    photoUrl: user.photoURL,
    google: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
  };
}

/** Tells who is signed in, now and at every change; null when nobody is. */
export function watchIdentity(next: (identity: AuthIdentity | null) => void): () => void {
  return onAuthStateChanged(auth(), (user) => next(user === null ? null : identityOf(user)));
}

/** Signs in by email. Refuses with the sentences of the specification's error catalogue. */
export function signInByEmail(email: string, password: string): Promise<Result<void>> {
  return attemptAuth(() => signInWithEmailAndPassword(auth(), email, password), emailSignInMessage);
}

/** Makes an account by email and signs it in. Refuses an email that is taken and a password shorter than 6 characters. */
export function signUpByEmail(email: string, password: string): Promise<Result<void>> {
  return attemptAuth(() => createUserWithEmailAndPassword(auth(), email, password), signUpMessage);
}

/** Sends a password reset link. */
export function sendReset(email: string): Promise<Result<void>> {
  return attemptAuth(() => sendPasswordResetEmail(auth(), email), resetMessage);
}

/**
 * Signs in with Google in a popup that always asks which account. Answers whether the person is new here, or null when the popup was closed.
 * Gives up after 45 seconds.
 */
export async function signInWithGoogle(): Promise<Result<{ isNew: boolean } | null>> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new FirebaseError('auth/timeout', '')), GOOGLE_TIMEOUT_MS);
  });
  try {
    const credential = await Promise.race([signInWithPopup(auth(), provider, browserPopupRedirectResolver), tooLong]);
    return accept({ isNew: getAdditionalUserInfo(credential)?.isNewUser === true });
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    const message = googleSignInMessage(error.code, plainMessage(error));
    return message === null ? accept(null) : refuse(error.code, message);
  } finally {
    clearTimeout(clock);
  }
}

/** Signs out. */
export function signOut(): Promise<void> {
  return leave(auth());
}

/** How the signed-in person can sign in: `password`, `google.com`. */
export function linkedMethods(): string[] {
  return auth().currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
}

/** Changes the password of the signed-in person, who proves to be it by the present one. */
export async function changePassword(present: string, next: string): Promise<Result<void>> {
  const user = auth().currentUser;
  if (!user?.email) return refuse('signed-out', 'Sign in again to change your password.');
  const { email } = user;
  return attemptAuth(async () => {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, present));
    await updatePassword(user, next);
  }, passwordChangeMessage);
}

async function attemptAuth(
  command: () => Promise<unknown>,
  sentence: (code: string, providerMessage: string) => string,
): Promise<Result<void>> {
  try {
    await command();
    return accept();
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    return refuse(error.code, sentence(error.code, plainMessage(error)));
  }
}

/** The provider's message without the wrapping that the SDK puts around it ("Firebase: … (auth/code)."). */
function plainMessage(error: FirebaseError): string {
  return error.message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?$/, '');
}
