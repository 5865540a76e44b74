'use client';

import { useEffect, useState } from 'react';

/** A clock that a screen can follow: the server's as measured, or the device's. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when `now` has been corrected. */
  subscribe: (corrected: () => void) => () => void;
  /** Called at every tick, for a clock that must notice that the device's was set. */
  check: () => void;
  /** Keeps the clock right while a person looks at it; returns how to stop. */
  keep: () => () => void;
}

const nothing = () => undefined;

/** The device's own clock, for what happens on this device alone. */
export const DEVICE_CLOCK: Clock = {
  now: () => Date.now(),
  subscribe: () => nothing,
  check: nothing,
  keep: () => nothing,
};

/**
 * The clock's time in milliseconds, new at every turn of its `every` milliseconds (default: each second), so that all clocks on all screens
 * change together. Only the component that calls it is drawn again; keep it in the smallest one.
 */
export function useClock(clock: Clock, every = 1000): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      clock.check();
      const present = clock.now();
      setNow(present);
      timer = setTimeout(tick, every - (present % every) + 5);
    };
    tick();
    const stopKeeping = clock.keep();
    const stopListening = clock.subscribe(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      stopKeeping();
      stopListening();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, every]);
  return now;
}
