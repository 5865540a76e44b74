'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { consented, statisticsConfigured } from '@/data/consent';
import { useStatisticsConsent } from './useStatisticsConsent';

/** How long after a page has come its view is sent, in milliseconds: the page itself goes first, and its title is set by then. */
export const AFTER_PAGE_MS = 1500;

/** Sends a page view at each change of route, late, and only where that is configured and agreed to; nothing is fetched otherwise. */
export function usePageViews(): void {
  const path = usePathname();
  const agreed = useStatisticsConsent();
  const counts = statisticsConfigured() && agreed;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!counts || last.current === path) return;
    last.current = path;
    // Not cancelled by the next change of route: each is a view. What was taken back meanwhile is not sent.
    setTimeout(() => {
      if (consented()) void send(path);
    }, AFTER_PAGE_MS);
  }, [counts, path]);
  useEffect(() => {
    if (!counts) return;
    return () => void import('@/data/analytics').then(({ stopCounting }) => stopCounting());
  }, [counts]);
}

async function send(path: string): Promise<void> {
  try {
    const { sendPageView } = await import('@/data/analytics');
    await sendPageView(path, window.location.pathname === path ? document.title : '');
  } catch (error) {
    // Statistics are no one's business but ours: a reader is not told that they failed.
    console.warn('The page view could not be sent.', error);
  }
}
