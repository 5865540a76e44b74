import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { consented, statisticsConfigured } from '@/data/device/consent';
import { useStatisticsConsent } from './useStatisticsConsent';

/** Delay before sending a page view, in milliseconds. The page loads first, and its title is set by then. */
export const AFTER_PAGE_MS = 1500;

/**
 * Sends a delayed page view on each route change, only if analytics is configured and the user has consented. Otherwise
 * nothing is loaded.
 */
export function usePageViews(): void {
  const path = usePathname();
  const agreed = useStatisticsConsent();
  const counts = statisticsConfigured() && agreed;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!counts || last.current === path) return;
    last.current = path;
    // The next route change doesn't cancel this, because each is a view. Skip it if consent has been withdrawn
    // meanwhile.
    setTimeout(() => {
      if (consented()) void send(path);
    }, AFTER_PAGE_MS);
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
