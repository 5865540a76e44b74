import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useAuth } from './AuthProvider';

/** Whether the sign-in dialog is open, and how to open and close it. */
export interface SignInPrompt {
  open: boolean;
  show: () => void;
  hide: () => void;
}

const PromptContext = createContext<SignInPrompt | null>(null);

/**
 * Holds the state of the sign-in dialog, which the shell renders. The dialog also opens automatically to show why a
 * redirect from Google failed.
 */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const { redirectProblem } = useAuth();
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
  return <PromptContext value={value}>{children}</PromptContext>;
}

export function useSignInPrompt(): SignInPrompt {
  const prompt = useContext(PromptContext);
  if (!prompt) throw new Error('useSignInPrompt needs a SignInPromptProvider above it');
  return prompt;
}
