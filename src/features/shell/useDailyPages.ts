import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { canKeepApp } from '@/providers/kernel/useServiceWorker';
import { BOTTOM_BAR_PLACES } from './navigation';

/**
 * On each page but null, fetches the daily pages, and what has become stale of them, so that a press on a link to one
 * doesn't wait for the network. Only where the app is kept on the device: without it, a page that was fetched before a
 * deploy may lack code later.
 */
export function useDailyPages(pathname: string | null): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    if (pathname === null || !canKeepApp()) return;
    for (const { href } of BOTTOM_BAR_PLACES) prefetch(href);
  }, [pathname, prefetch]);
}
