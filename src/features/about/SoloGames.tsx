'use client';

import { Button, IntentLink, buttonClass } from '@/components';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';

/**
 * Link to Solo Games. Signed-out users get a sign-in button instead, because the link would only send them to the home
 * page.
 */
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
