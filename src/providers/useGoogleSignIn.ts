// Not fetched at the press: a browser opens the popup only while it still sees the press.
import { signInWithGoogle } from '@/data/googleSignIn';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from './AuthProvider';

/**
 * Signs in with Google (docs/requirements.md R8.2): a closed popup is silent, failures go to `onError`; so does an
 * empty text when a new try begins. `onSignedIn` is called after success, when the guard knows of it.
 */
export function useGoogleSignIn(
  onError: (message: string, existing?: string) => void,
  onSignedIn?: () => void,
): { busy: boolean; start: () => void } {
  const { markLoggedIn } = useAuth();
  const { busy, submit } = useSubmit('Google sign-in didn’t work. Check your connection and try again.');
  const signIn = async () => {
    onError('');
    const signedIn = await submit(signInWithGoogle);
    if (signedIn.ok) {
      markLoggedIn();
      onSignedIn?.();
      return;
    }
    const { error } = signedIn;
    if (error.code !== 'cancelled') onError(error.message, 'email' in error ? error.email : undefined);
  };
  return { busy, start: () => void signIn() };
}
