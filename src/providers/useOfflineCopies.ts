'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Where one goes from day to day, and wants to read without a network. */
const DAILY = ['/', '/leagues', '/roster', '/matchups', '/messages'];

/** How long a page is left in peace before anything is fetched for later, in milliseconds. */
const PATIENCE_MS = 6_000;

/**
 * Has the pages that one opens kept on the device, and the daily ones fetched for later, once `wanted`: for people who play, not for a person
 * who only looks in. Nothing happens in development, where a kept page would be an old one.
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

/** Registers the worker that keeps pages for reading without a network, gives it what this page was made of, and has the daily pages fetched. */
async function cacheForOffline(prefetch: (href: string) => void): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // What this page was made of came before the worker did.
  const here = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(_next|logos|icons)\//.test(pathname))
    .map(({ href }) => href);
  active?.postMessage({ keep: [...here, ...DAILY] });
  for (const place of DAILY) prefetch(place);
}
