import { useCallback, useState, useSyncExternalStore } from 'react';
import { saveUnsent, storedUnsent, unsentKey } from '@/data/device/unsent';
import type { Uid } from '@/domain/kernel/ids';
import { parseJson } from '@/domain/kernel/parse';

/** Nothing else writes this storage, so there are no changes to subscribe to. */
const neverChanges = () => () => undefined;

/**
 * State for text the user is typing, stored in this tab until it's `sent` (the value itself stays) or they sign out.
 * `what` names the form, and the conversation it belongs to. Text typed while signed out is still there after sign-in.
 * `parse` converts the stored value, or null if there is none; a server-rendered page starts with that.
 */
export function useUnsent<T>(
  uid: Uid | null,
  what: string,
  parse: (stored: unknown) => T,
): [typed: T, type: (typed: T) => void, sent: () => void] {
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
