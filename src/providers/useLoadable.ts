'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { failed, LOADING, type Loadable } from '@/domain/loadable';

type Start<T> = (next: (loadable: Loadable<T>) => void) => Promise<() => void>;

/**
 * One subscription, identified by `key`. A new key ends the subscription and starts another; null means that nothing is watched (shown as loading).
 * `start` may load its module first, so that pages that never subscribe never load it.
 */
export function useLoadable<T>(key: string | null, start: Start<T>): Loadable<T> {
  const [seen, setSeen] = useState<{ key: string; loadable: Loadable<T> } | null>(null);
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (key === null) return;
    let ended = false;
    let unsubscribe: (() => void) | null = null;
    const next = (loadable: Loadable<T>) => {
      if (!ended) setSeen({ key, loadable });
    };
    begin(next).then(
      (stop) => {
        if (ended) stop();
        else unsubscribe = stop;
      },
      () => next(failed('Part of this page didn’t load. Check your connection and reload the page.')),
    );
    return () => {
      ended = true;
      unsubscribe?.();
    };
  }, [key]);
  return seen !== null && seen.key === key ? seen.loadable : LOADING;
}
