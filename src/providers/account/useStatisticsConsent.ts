import { useSyncExternalStore } from 'react';
import { consented, watchConsent } from '@/data/device/consent';

/** Whether the user agreed to page view statistics, in this tab or another. False in server-rendered HTML. */
export function useStatisticsConsent(): boolean {
  return useSyncExternalStore(watchConsent, consented, () => false);
}
