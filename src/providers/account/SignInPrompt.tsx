import { createContext, useMemo, useState, type ReactNode } from 'react';
import { useProvided } from '@/hooks/useProvided';
import { useAuth } from './AuthProvider';

/** Whether the sign-in dialog is open, and how to open and close it. */
interface SignInPrompt {
  open: boolean;
  show: () => void;
  hide: () => void;
}

const PromptContext = createContext<SignInPrompt | null>(null);

/**
 * Holds the state of the sign-in dialog, which also opens to show why a redirect from Google failed. It closes once a
 * user is signed in, in this tab or another.
 */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const { redirectProblem, user } = useAuth();
  const [asked, setAsked] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const open = asked || redirectProblem !== heard;
  const value = useMemo(
    () => ({
      open,
      show: () => setAsked(true),
      hide: () => {
        setAsked(false);
        setHeard(redirectProblem);
      },
    }),
    [open, redirectProblem],
  );
  if (open && user !== null) value.hide();
  return <PromptContext value={value}>{children}</PromptContext>;
}

/** The state of the sign-in dialog. */
export function useSignInPrompt(): SignInPrompt {
  return useProvided(PromptContext, 'useSignInPrompt', 'SignInPromptProvider');
}
