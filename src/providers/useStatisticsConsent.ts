'use client';

import { useSyncExternalStore } from 'react';
import { consented, watchConsent } from '@/data/consent';

/** Whether the reader agreed that page views are counted, here or in another tab. A page drawn on the server says no. */
export function useStatisticsConsent(): boolean {
  return useSyncExternalStore(watchConsent, consented, () => false);
}
