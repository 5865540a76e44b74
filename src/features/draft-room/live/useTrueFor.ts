'use client';

import { useEffect, useState } from 'react';

/** True once something has been so for this long without a break, in milliseconds: what is over in a moment is not worth a word. */
export function useTrueFor(so: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [so, milliseconds]);
  return so && lasting;
}
