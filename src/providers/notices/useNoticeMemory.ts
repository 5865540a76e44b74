import { useSyncExternalStore } from 'react';
import { noticeMemory, onNoticeMemory, type NoticeMemory } from '@/data/device/noticeMemory';

const NOTHING: NoticeMemory = { told: [], steps: {}, trades: [] };

/** What this device remembers of the user's notices. */
export function useNoticeMemory(): NoticeMemory {
  return useSyncExternalStore(onNoticeMemory, noticeMemory, () => NOTHING);
}
