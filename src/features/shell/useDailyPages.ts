import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/providers/kernel/useServiceWorker';
import { DAILY_PLACES } from './places';

/**
 * Once `wanted`, fetches the daily pages, and what has become stale of them on each page, so that a press on a link to
 * one doesn't wait for the network. Not for those who save data.
 */
export function useDailyPages(wanted: boolean): void {
  const { prefetch } = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    if (!wanted || savesData()) return;
    for (const { href } of DAILY_PLACES) prefetch(href);
  }, [wanted, prefetch, pathname]);
}
