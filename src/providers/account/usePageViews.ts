import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { consented, statisticsConfigured, watchConsent } from '@/data/device/consent';

/** Delay before sending a page view, in milliseconds. The page loads first, and its title is set by then. */
export const AFTER_PAGE_MS = 1500;

/** Whether the user agreed to page view statistics, in this tab or another. False in server-rendered HTML. */
export function useStatisticsConsent(): boolean {
  return useSyncExternalStore(watchConsent, consented, () => false);
}

/** Sends a delayed page view on each route change, if analytics is configured and the user has consented. */
export function usePageViews(): void {
  const path = usePathname();
  const agreed = useStatisticsConsent();
  const counts = statisticsConfigured() && agreed;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!counts || last.current === path) return;
    last.current = path;
    // The next route change doesn't cancel this, because each is a view.
    setTimeout(() => consented() && void send(path), AFTER_PAGE_MS);
  }, [counts, path]);
  useEffect(() => {
    if (!counts) return;
    return () => void import('@/data/backend/analytics').then(({ stopCounting }) => stopCounting());
  }, [counts]);
}

async function send(path: string): Promise<void> {
  try {
    const { sendPageView } = await import('@/data/backend/analytics');
    await sendPageView(path, window.location.pathname === path ? document.title : '');
  } catch (error) {
    // The user doesn't need to know that statistics failed.
    console.warn('The page view could not be sent.', error);
  }
}
