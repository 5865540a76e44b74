'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Whether the sign-in dialog is open, and how to open it from anywhere. */
export interface SignInPrompt {
  open: boolean;
  show: () => void;
  hide: () => void;
}

const PromptContext = createContext<SignInPrompt | null>(null);

/** Holds the one sign-in dialog's state; the shell shows the dialog itself. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const value = useMemo(() => ({ open, show: () => setOpen(true), hide: () => setOpen(false) }), [open]);
  return <PromptContext value={value}>{children}</PromptContext>;
}

/** Opens and closes the sign-in dialog. */
export function useSignInPrompt(): SignInPrompt {
  const prompt = useContext(PromptContext);
  if (!prompt) throw new Error('useSignInPrompt needs a SignInPromptProvider above it');
  return prompt;
}
