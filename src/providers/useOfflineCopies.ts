'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The pages that users open daily and want to read offline. */
const DAILY = ['/', '/leagues', '/roster', '/matchups', '/messages'];

/** How long to wait after page load before caching for offline use, in milliseconds. */
const PATIENCE_MS = 6_000;

/**
 * Caches visited pages on the device and prefetches the daily ones, once `wanted`: for users who play, not for casual visitors. Does nothing in
 * development, where a cached page would be outdated.
 */
export function useOfflineCopies(wanted: boolean): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    if (!wanted || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      cacheForOffline(prefetch).catch((error: unknown) => console.warn('Nothing is kept for offline reading:', error));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, prefetch]);
}

/** Registers the service worker that caches pages for offline use, gives it the files of this page, and prefetches the daily pages. */
async function cacheForOffline(prefetch: (href: string) => void): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // This page's files loaded before the worker was active, so list them for it.
  const here = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(_next|logos|icons)\//.test(pathname))
    .map(({ href }) => href);
  active?.postMessage({ keep: [...here, ...DAILY] });
  for (const place of DAILY) prefetch(place);
}
