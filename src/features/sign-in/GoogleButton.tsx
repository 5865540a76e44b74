import { Button, GoogleMark } from '@/components';
import { useGoogleSignIn } from '@/providers/useGoogleSignIn';

/**
 * Signs in with Google in a popup. `onError` hears the sentence to show, and an empty text when a new try begins; with it the email, if that has an
 * account which opens by its password only.
 */
export function GoogleButton({
  onSignedIn,
  onError,
}: {
  onSignedIn: () => void;
  onError: (message: string, existing?: string) => void;
}) {
  const { busy, start } = useGoogleSignIn(onError, onSignedIn);
  return (
    <Button wide busy={busy} onClick={start}>
      <GoogleMark />
      Sign in with Google
    </Button>
  );
}
