'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, which does what the latest one given would do: rows that get it need not be drawn anew. */
export function useEventCallback<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
