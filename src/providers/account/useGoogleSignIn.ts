// Imported statically: browsers allow the popup only during the click itself.
import { signInWithGoogle } from '@/data/account/googleSignIn';
import { CANCELLED, useSubmit } from '@/hooks/useSubmit';
import { useAuth } from './AuthProvider';

/**
 * Signs in with Google (docs/requirements.md R8.2). A closed popup is silent. `onError` gets the text of a failure, and
 * an empty text when a new attempt starts. `onSignedIn` is called once the route guard has been notified.
 */
export function useGoogleSignIn(onError: (message: string, existing?: string) => void, onSignedIn?: () => void) {
  const { markLoggedIn } = useAuth();
  const { busy, submit } = useSubmit('Google sign-in didn’t work. Check your connection and try again.');
  const signIn = async () => {
    onError('');
    const signedIn = await submit(signInWithGoogle);
    if (signedIn.ok) {
      markLoggedIn();
      onSignedIn?.();
    } else if (signedIn.error.code !== CANCELLED) {
      const { error } = signedIn;
      onError(error.message, 'email' in error ? error.email : undefined);
    }
  };
  return { busy, start: () => void signIn() };
}
