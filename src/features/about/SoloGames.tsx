'use client';

import { Button, IntentLink, buttonClass } from '@/components';
import { useAuth } from '@/providers/AuthProvider';
import { useSignInPrompt } from '@/providers/SignInPrompt';

/** The way to Solo Games. They are for people with an account: a link would only send a stranger home. */
export function SoloGames() {
  const signedOut = useAuth().status === 'anonymous';
  const prompt = useSignInPrompt();
  return signedOut ? (
    <Button onClick={prompt.show}>Sign in for Solo Games</Button>
  ) : (
    <IntentLink href="/solo" className={buttonClass('secondary')}>
      Solo Games
    </IntentLink>
  );
}
