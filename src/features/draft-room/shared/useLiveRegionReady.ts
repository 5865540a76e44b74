'use client';

import { useEffect, useState } from 'react';

/** How long a screen reader gets to notice a region in which it is told things, in milliseconds. */
const SETTLE_MS = 300;

/** False at first, then true: a region that comes with its words is not read, so the person who comes in is told a moment later. */
export function useLiveRegionReady(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
