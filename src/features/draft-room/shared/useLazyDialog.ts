'use client';

import { useRef, useState, type RefObject } from 'react';
import type { LazyComponent } from './lazyComponent';

/** Whether a dialog whose code is loaded separately is open, and what can be done with it. */
export interface LazyDialog {
  state: 'closed' | 'loading' | 'open' | 'failed';
  /** Opens the dialog, once its code is loaded. */
  open: () => void;
  close: () => void;
  /** The button that opens it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Opens a dialog once its code is loaded, and tells when that can't be. */
export function useLazyDialog<Props extends object>(dialog: LazyComponent<Props>): LazyDialog {
  const [state, setState] = useState<LazyDialog['state']>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    // "Try again" disappears with its notice, and a closed dialog returns the focus to where it was.
    opener.current?.focus();
    setState('loading');
    setState((await dialog.load()) ? 'open' : 'failed');
  };
  return { state, open: () => void open(), close: () => setState('closed'), opener };
}
