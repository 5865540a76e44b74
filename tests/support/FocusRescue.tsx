import type { ReactNode } from 'react';
import { useFocusRescue } from '@/hooks/useFocusRescue';

/** Keeps the focus as the shell does. */
export function FocusRescue({ children }: { children: ReactNode }) {
  useFocusRescue();
  return children;
}
