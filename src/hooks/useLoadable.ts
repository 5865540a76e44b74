import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { LOADING, type Loadable } from '@/domain/kernel/loadable';
import { seenOf, subscribe, type Start } from './subscriptions';

/**
 * One subscription, identified by what it reads (`kind`) and the `key`: whatever asks for both shares it. A new key
 * ends the subscription and starts another; null means that nothing is watched (shown as loading).
 */
export function useLoadable<T>(kind: string, key: string | null, start: Start<T>): Loadable<T> {
  return useLoadables<T>(kind, key === null ? NO_KEYS : [key], (_key, next) => start(next))(key ?? '');
}

const NO_KEYS: readonly string[] = [];

/**
 * One subscription for each key, as `useLoadable` has for one. A key that is added starts one and a key that is gone
 * ends its own; the others go on. Returns what a key has loaded.
 */
export function useLoadables<T>(
  kind: string,
  keys: readonly string[],
  start: (key: string, ...next: Parameters<Start<T>>) => ReturnType<Start<T>>,
): (key: string) => Loadable<T> {
  const wanted = keys.length === 0 ? null : [...new Set(keys)].sort().join('\n');
  const all = useMemo(() => wanted?.split('\n') ?? NO_KEYS, [wanted]);
  const latest = useRef(start);
  // Before the effect that subscribes.
  useEffect(() => {
    latest.current = start;
  });
  const listen = useCallback(
    (tell: () => void) => {
      const stops = all.map((key) => subscribe(`${kind} ${key}`, (next) => latest.current(key, next), tell));
      return () => stops.forEach((stop) => stop());
    },
    [kind, all],
  );
  const look = useMemo(() => snapshots<T>(kind, all), [kind, all]);
  const seen = useSyncExternalStore<Seen<T>>(listen, look, () => NONE);
  return useCallback((key) => seen.get(key) ?? LOADING, [seen]);
}

type Seen<T> = ReadonlyMap<string, Loadable<T>>;

const NONE = new Map<string, never>();

/** Returns what looks at these keys: the same map until one of them has changed. */
function snapshots<T>(kind: string, keys: readonly string[]): () => Seen<T> {
  let seen: Seen<T> = NONE;
  return () => {
    // Whatever asks for this kind reads the same type.
    const now = new Map(keys.map((key) => [key, seenOf(`${kind} ${key}`) as Loadable<T>]));
    if (keys.some((key) => now.get(key) !== seen.get(key))) seen = now;
    return seen;
  };
}
