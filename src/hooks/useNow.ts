import { useEffect, useState } from 'react';

/** A clock for the UI, in milliseconds since 1970: the measured server clock, or the device's. */
export interface Clock {
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

/** The longest time that a browser's timer can wait, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Calls `onTick` with the clock's time: at once, at each time that `next` returns, when the clock was corrected, and
 * when the page is shown again or hidden. `next` gets the present time and returns when to tick after it, Infinity for
 * never. Returns how to stop.
 */
export function watchTime(clock: Clock, next: (now: number) => number, onTick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    clock.check();
    const now = clock.now();
    onTick(now);
    const at = next(now);
    // A few milliseconds late, because a timer can fire slightly early.
    if (at < Infinity) timer = setTimeout(tick, Math.min(at - now + 5, MAX_TIMER_MS));
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
}

/**
 * The clock's time in milliseconds. Updates at every multiple of `every` milliseconds (default: each second), so that
 * all clocks on all screens change together. Rerenders the component that calls it, so keep that component small.
 */
export function useNow(clock: Clock, every = 1000): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => watchTime(clock, (present) => present - (present % every) + every, setNow), [clock, every]);
  return now;
}
