'use client';

import { useSyncExternalStore } from 'react';
import { isCurrent, isUnreachable, lastAnswerAt, onAnswer } from '@/data/deviceData';

/** When the server last told that what is shown was current, in milliseconds by this device's clock. Null if it never has, and while signed out. */
export function useLastAnswer(): number | null {
  return useSyncExternalStore(onAnswer, lastAnswerAt, () => null);
}

/** Whether the server has been silent for some seconds, even if the device says that it's online. */
export function useUnreachable(): boolean {
  return useSyncExternalStore(onAnswer, isUnreachable, () => false);
}

/** Whether the server has answered since the page was opened. */
export function useIsCurrent(): boolean {
  return useSyncExternalStore(onAnswer, isCurrent, () => true);
}
