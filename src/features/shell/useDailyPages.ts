import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/providers/kernel/useServiceWorker';
import { BOTTOM_BAR_PLACES } from './navigation';

/**
 * Once `wanted`, fetches the daily pages, which are those of the bottom bar, and what has become stale of them on each
 * page, so that a press on a link to one doesn't wait for the network. Not for those who save data.
 */
export function useDailyPages(wanted: boolean): void {
  const { prefetch } = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    if (!wanted || savesData()) return;
    for (const { href } of BOTTOM_BAR_PLACES) prefetch(href);
  }, [wanted, prefetch, pathname]);
}
