'use client';

import { useSyncExternalStore } from 'react';

/** The desktop width, at which the pool, the board and the queue fit side by side. It's the same as that of the room's `lg:` classes. */
const WIDE = '(min-width: 64rem)';

/** Whether the window has desktop width; null in the exported HTML, which has to fit both layouts. */
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
