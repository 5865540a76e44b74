'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How long a page is left in peace before anything is fetched for later, in milliseconds. */
const PATIENCE_MS = 6_000;

/**
 * Has the pages that one opens kept on the device, and the daily ones fetched for later, once `wanted`: for people who play, not for somebody
 * who only looks in. Nothing happens in development, where a kept page would be an old one.
 */
export function useOfflineCopies(wanted: boolean): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    if (!wanted || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      import('./offlineCopies')
        .then(({ keepForLater }) => keepForLater(prefetch))
        .catch((error: unknown) => console.warn('Nothing is kept for offline reading:', error));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, prefetch]);
}
