import { useState } from 'react';
// Not fetched at the press: a browser opens the popup only while it still sees the press.
import { signInWithGoogle } from '@/data/googleSignIn';
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
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    onError('');
    const signedIn = await signInWithGoogle();
    setBusy(false);
    if (signedIn.ok) {
      markLoggedIn();
      onSignedIn?.();
    } else if (signedIn.error.code !== 'cancelled') onError(signedIn.error.message, signedIn.error.email);
  };
  return { busy, start: () => void signIn() };
}
