import { Button, GoogleMark } from '@/components';
import { useGoogleSignIn } from '@/providers/account/useGoogleSignIn';

/**
 * Signs in with Google in a popup. `onError` gets the message to show, or an empty string when a new attempt starts.
 * `existing` is the email if it has an account that can be opened only with its password.
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
