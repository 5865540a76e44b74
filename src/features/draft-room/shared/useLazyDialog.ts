'use client';

import { useRef, useState, type RefObject } from 'react';
import type { LazyComponent } from '@/components';

/** The state of a dialog whose code is loaded separately, and how to open and close it. */
export interface LazyDialog {
  state: 'closed' | 'loading' | 'open' | 'failed';
  /** Opens the dialog, once its code is loaded. */
  open: () => void;
  close: () => void;
  /** The ref of the button that opens the dialog. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Opens a dialog once its code is loaded. The state is `failed` if it can't be loaded. */
export function useLazyDialog<Props extends object>(dialog: LazyComponent<Props>): LazyDialog {
  const [state, setState] = useState<LazyDialog['state']>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    // A closed dialog returns the focus to where it was. The "Try again" button disappears with its notice, so focus
    // the opener instead.
    opener.current?.focus();
    setState('loading');
    setState((await dialog.load()) ? 'open' : 'failed');
  };
  return { state, open: () => void open(), close: () => setState('closed'), opener };
}
