'use client';

import { useEffect, useState } from 'react';

/** A clock for the UI: the measured server clock, or the device's. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back when `now` has been corrected. */
  subscribe: (corrected: () => void) => () => void;
  /** Called at every tick, so that the clock can detect changes of the device's clock. */
  check: () => void;
  /** Keeps the clock accurate while it's on screen. Returns how to stop. */
  keep: () => () => void;
}

const nothing = () => undefined;

/** The device's clock, for things that happen only on this device. */
export const DEVICE_CLOCK: Clock = {
  now: () => Date.now(),
  subscribe: () => nothing,
  check: nothing,
  keep: () => nothing,
};

/**
 * The clock's time in milliseconds. Updates at every multiple of `every` milliseconds (default: each second), so that all clocks on all screens
 * change together. Rerenders the component that calls it, so keep that component small.
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
