'use client';

import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { ManagerId } from '@/domain/houseTeams';
import type { PoolFilter } from '../pool/poolView';

/** What the parts of a room are set to. */
interface Kept {
  filter: PoolFilter;
  /** School and sort are unfolded, on a phone. */
  more: boolean;
  cappedToo: boolean;
  /** How far the pool is scrolled, in pixels, and what part of it. */
  scrolled: { part: string; top: number };
  /** Whose roster is shown; null is one's own. */
  manager: ManagerId | null;
}

type Store = Map<keyof Kept, unknown>;

const Room = createContext<Store | null>(null);

/** Keeps what the parts within it are set to while they are not in the page: a phone shows one at a time. */
export function PersistedStateProvider({ children }: { children: ReactNode }) {
  const [store] = useState<Store>(() => new Map());
  return <Room value={store}>{children}</Room>;
}

/** The state of a part that outlives the part; outside of a room it lives no longer than any other. */
export function usePersistedState<Name extends keyof Kept>(
  name: Name,
  first: Kept[Name],
): [Kept[Name], (value: Kept[Name]) => void] {
  const store = useContext(Room);
  const [value, setValue] = useState(() => (store?.has(name) ? (store.get(name) as Kept[Name]) : first));
  const keep = useCallback(
    (next: Kept[Name]) => {
      store?.set(name, next);
      setValue(next);
    },
    [store, name],
  );
  return [value, keep];
}
