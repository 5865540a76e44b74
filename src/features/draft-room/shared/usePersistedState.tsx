'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const PersistedState = createContext<Map<string, unknown> | null>(null);

/** Stores the settings of the panels inside it while they are unmounted: on a phone, one panel is mounted at a time. */
export function PersistedStateProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new Map<string, unknown>());
  return <PersistedState value={store}>{children}</PersistedState>;
}

/**
 * `useState` that survives unmounting, for as long as the `PersistedStateProvider` above it is mounted; without one it
 * is a plain `useState`. `key` names the state and must be used for one type of value only.
 */
export function usePersistedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const store = useContext(PersistedState);
  const [value, setValue] = useState(() => (store?.has(key) ? (store.get(key) as Value) : initial));
  const persist = useCallback(
    (next: Value) => {
      store?.set(key, next);
      setValue(next);
    },
    [store, key],
  );
  return [value, persist];
}
