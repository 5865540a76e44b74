'use client';

import { useRef, useState, type RefObject } from 'react';
import type { LazyComponent } from './lazyComponent';

/** A dialog that is fetched by itself: where it is, and what is done with it. */
export interface LazyDialog {
  state: 'closed' | 'coming' | 'open' | 'lost';
  /** Fetches the dialog, unless it is here, and opens it. */
  open: () => void;
  close: () => void;
  /** The button that opens it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Opens a dialog once its code is here, and says when it cannot be had. */
export function useLazyDialog<Props extends object>(dialog: LazyComponent<Props>): LazyDialog {
  const [state, setState] = useState<LazyDialog['state']>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    // "Try again" goes with its notice, and the dialog gives the focus back to where it was.
    opener.current?.focus();
    setState('coming');
    setState((await dialog.bring()) ? 'open' : 'lost');
  };
  return { state, open: () => void open(), close: () => setState('closed'), opener };
}
