'use client';

import { useSyncExternalStore } from 'react';

/** Wide enough for the pool, the board and the queue side by side; the same width as the `lg:` classes of the room. */
const WIDE = '(min-width: 64rem)';

/** Whether the room has a desk's width; null in the exported page, which is drawn for both. */
export function useIsDesktop(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (changed) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => null,
  );
}
