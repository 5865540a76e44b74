import { useCallback, useState, useSyncExternalStore } from 'react';
import { parseJson } from '@/data/device/browserStorage';
import { saveUnsent, storedUnsent, unsentKey } from '@/data/device/unsent';
import type { Uid } from '@/domain/kernel/ids';

/**
 * The typed value, its setter, and a function that clears the stored copy after sending (the value itself doesn't
 * change).
 */
export type Unsent<T> = [typed: T, type: (typed: T) => void, sent: () => void];

/** Nothing else writes this storage, so there are no changes to subscribe to. */
const neverChanges = () => () => undefined;

/**
 * State for text the user is typing, stored in this tab until it's sent or they sign out. `what` names the form, and
 * the conversation it belongs to. Text typed while signed out is still there after sign-in. `parse` converts the stored
 * value, or null if there is none. A server-rendered page starts empty and shows the stored text after hydration.
 */
export function useUnsent<T>(uid: Uid | null, what: string, parse: (stored: unknown) => T): Unsent<T> {
  const key = unsentKey(uid, what);
  const guests = unsentKey(null, what);
  const stored = useSyncExternalStore(
    neverChanges,
    () => storedUnsent(key) ?? storedUnsent(guests),
    () => null,
  );
  const [typed, setTyped] = useState<{ key: string; value: T } | null>(null);
  const type = useCallback(
    (value: T) => {
      setTyped({ key, value });
      if (guests !== key) saveUnsent(guests, null);
      saveUnsent(key, value === '' ? null : value);
    },
    [key, guests],
  );
  const sent = useCallback(() => [key, guests].forEach((one) => saveUnsent(one, null)), [key, guests]);
  return [typed?.key === key ? typed.value : parse(parseJson(stored)), type, sent];
}
