'use client';

import { useLayoutEffect } from 'react';

/** Gives the room a phone's whole screen while it's shown: the app's bars have `full:` classes. */
export function useFullScreen(on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const { dataset } = document.documentElement;
    dataset.fullScreen = '';
    return () => {
      delete dataset.fullScreen;
    };
  }, [on]);
}
