'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failed, LOADING, type Loadable } from '@/domain/loadable';

type Start<T> = (key: string, next: (loadable: Loadable<T>) => void) => Promise<() => void>;

/** Shown when a module that reads data didn't load. */
const PART_FAILURE = 'Part of this page didn’t load. Check your connection and reload the page.';

/**
 * One subscription for each key, as `useLoadable` has for one. A key that is added starts one and a key that is gone ends its own; the others go on.
 * Returns what a key has loaded.
 */
export function useLoadables<T>(keys: readonly string[], start: Start<T>): (key: string) => Loadable<T> {
  const [seen, setSeen] = useState<Readonly<Record<string, Loadable<T>>>>({});
  const running = useRef(new Map<string, () => void>());
  const begin = useEffectEvent((key: string): (() => void) => {
    let ended = false;
    let unsubscribe: (() => void) | null = null;
    const next = (loadable: Loadable<T>) => {
      if (!ended) setSeen((before) => ({ ...before, [key]: loadable }));
    };
    start(key, next).then(
      (stop) => {
        if (ended) stop();
        else unsubscribe = stop;
      },
      () => next(failed(PART_FAILURE)),
    );
    return () => {
      ended = true;
      unsubscribe?.();
      // A key that comes back later loads anew.
      setSeen(({ [key]: _gone, ...others }) => others);
    };
  });
  const wanted = [...new Set(keys)].sort().join('\n');
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split('\n');
    for (const [key, stop] of running.current) {
      if (all.includes(key)) continue;
      stop();
      running.current.delete(key);
    }
    for (const key of all) if (!running.current.has(key)) running.current.set(key, begin(key));
  }, [wanted]);
  useEffect(() => {
    const ours = running.current;
    return () => {
      for (const stop of ours.values()) stop();
      ours.clear();
    };
  }, []);
  return useCallback((key) => (wanted.split('\n').includes(key) ? (seen[key] ?? LOADING) : LOADING), [seen, wanted]);
}
