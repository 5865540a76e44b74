'use client';

import { useState } from 'react';
import { Button } from '@/components';
import { signInWithGoogle } from '@/data/auth';

/**
 * Signs in with Google in a popup. A popup that the person closed says nothing (section 8); every other failure goes to `onError`, and an
 * empty text when a new try begins.
 */
export function GoogleButton({
  label = 'Sign in with Google',
  onSignedIn,
  onError,
}: {
  label?: string;
  onSignedIn: () => void;
  onError: (message: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    onError('');
    const signedIn = await signInWithGoogle();
    setBusy(false);
    if (signedIn.ok) onSignedIn();
    else if (signedIn.refusal.code !== 'cancelled') onError(signedIn.refusal.message);
  };
  return (
    <Button wide busy={busy} onClick={() => void signIn()}>
      <GoogleMark />
      {label}
    </Button>
  );
}

/** A plain G in a ring, in the colour of the text. */
function GoogleMark() {
  return (
    <span
      aria-hidden
      className="grid size-6 place-items-center rounded-full border-2 border-current text-sm leading-none font-bold"
    >
      G
    </span>
  );
}
