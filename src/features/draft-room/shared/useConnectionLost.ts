'use client';

import { useEffect, useState } from 'react';

/** Interruptions shorter than this aren't shown, in milliseconds. */
const SHOWN_AFTER_MS = 1500;

/** Whether the connection to the server (`live`) has been lost for so long that the room should say so. */
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
