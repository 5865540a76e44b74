'use client';

import { useEffect, useState } from 'react';

/** Interruptions shorter than this many milliseconds aren't shown. */
const SHOWN_AFTER_MS = 1500;

/** Whether the connection to the server (`live`) has been lost long enough for the room to show it. */
export function useConnectionLost(live: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLasting(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [live]);
  return !live && lasting;
}
