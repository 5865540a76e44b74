import { useCallback, useState, useSyncExternalStore } from 'react';
import { parseJson } from '@/data/browserStorage';
import { saveUnsent, storedUnsent, unsentKey } from '@/data/unsent';

/** What is being typed; how to change it; and how to forget it once it is sent, which leaves the value alone. */
export type Unsent<T> = [typed: T, type: (typed: T) => void, sent: () => void];

/** No one else writes what is typed here. */
const neverChanges = () => () => undefined;

/**
 * State for what a person types, kept in this tab until it is sent or they sign out. `what` names the form, and the conversation it belongs to.
 * The person who began before signing in finds it again afterwards. `parse` makes a value of whatever is stored there, of null when there is nothing. A page
 * that was drawn on the server begins empty, and shows what was kept once the browser has taken over.
 */
export function useUnsent<T>(uid: string | null, what: string, parse: (stored: unknown) => T): Unsent<T> {
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
