import { useSyncExternalStore } from 'react';
import { isUnreachable, lastAnswerAt, onAnswer } from '@/data/device/deviceData';
import { oldestShown, onOldest } from '@/hooks/remembered';

/**
 * When the server last confirmed the data shown, in milliseconds by this device's clock; before it has answered, the
 * time of the last visit's data. Null if neither is known.
 */
export function useLastAnswer(): number | null {
  const answered = useSyncExternalStore(onAnswer, lastAnswerAt, () => null);
  const remembered = useSyncExternalStore(onOldest, oldestShown, () => null);
  return answered ?? remembered;
}

/** Whether the server has been silent for some seconds, even if the device says that it's online. */
export function useUnreachable(): boolean {
  return useSyncExternalStore(onAnswer, isUnreachable, () => false);
}

/** Whether the server has answered since the page was opened. */
export function useIsCurrent(): boolean {
  return useSyncExternalStore(onAnswer, lastAnswerAt, () => 0) !== null;
}
