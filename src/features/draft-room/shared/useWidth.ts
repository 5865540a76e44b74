'use client';

import { useMemo, useSyncExternalStore } from 'react';

/**
 * The desktop width, at which the pool, the board and the queue fit side by side. It's the same as that of the room's
 * `lg:` classes.
 */
const WIDE = '(min-width: 64rem)';

/** The width from which a window isn't a phone's, as with `md:` classes. */
const NO_PHONE = '(min-width: 48rem)';

/** Whether the window has desktop width; null in the exported HTML, which has to fit both layouts. */
export function useIsDesktop(): boolean | null {
  return useMatches(WIDE);
}

/** Whether the window has a phone's width, to which the room gives lower rows; the exported HTML is a phone's. */
export function useIsPhone(): boolean {
  return useMatches(NO_PHONE) !== true;
}

function useMatches(query: string): boolean | null {
  const [subscribe, matches] = useMemo(() => {
    // One for all renders: making one takes the browser a fifth of a millisecond.
    let media: MediaQueryList | null = null;
    const get = () => (media ??= window.matchMedia(query));
    const listen = (changed: () => void) => {
      get().addEventListener('change', changed);
      return () => get().removeEventListener('change', changed);
    };
    return [listen, () => get().matches] as const;
  }, [query]);
  return useSyncExternalStore<boolean | null>(subscribe, matches, () => null);
}
