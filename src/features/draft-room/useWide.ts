'use client';

import { useSyncExternalStore } from 'react';

/** Wide enough for the pool, the board and the queue side by side. */
const WIDE = '(min-width: 64rem)';

/** Whether the room has a desk's width. Only one of the two layouts is ever in the page. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
