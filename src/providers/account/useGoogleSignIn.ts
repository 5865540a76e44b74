// Imported statically: browsers allow the popup only during the click itself, so there's no time to load this code
// then.
import { signInWithGoogle } from '@/data/account/googleSignIn';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from './AuthProvider';

/**
 * Signs in with Google (docs/requirements.md R8.2). A closed popup is silent. `onError` gets the text of a failure, and
 * an empty text when a new attempt starts. `onSignedIn` is called after success, once the route guard has been
 * notified.
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
