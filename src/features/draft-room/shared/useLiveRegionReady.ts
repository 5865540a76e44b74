'use client';

import { useEffect, useState } from 'react';

/** How long a screen reader gets to notice a new live region, in milliseconds. */
const SETTLE_MS = 300;

/**
 * False at first, then true. Screen readers don't read a live region that is mounted with its text, so the first text
 * is set a little later.
 */
export function useLiveRegionReady(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
