'use client';

import { useEffect, useState } from 'react';
import { serverClock } from '@/data/serverClock';

/** After this long out of sight, in milliseconds, the offset is measured again. */
const FORGOTTEN_AFTER_MS = 60_000;

/** Measures the server's clock when the first listener comes, after sleep, and when the device's clock was set. */
function keepMeasured(): () => void {
  let hiddenSince = 0;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
    } else if (serverClock.forgetAfterJump() || Date.now() - hiddenSince > FORGOTTEN_AFTER_MS) {
      void serverClock.measure();
    }
  };
  if (!Number.isFinite(serverClock.uncertainty())) void serverClock.measure();
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/**
 * The server's time in milliseconds, new at every turn of its `every` milliseconds (default: each second), so that all clocks on all screens
 * change together. Only the component that calls it is drawn again; keep it in the smallest one.
 */
export function useServerNow(every = 1000): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (serverClock.forgetAfterJump()) void serverClock.measure();
      const present = serverClock.now();
      setNow(present);
      timer = setTimeout(tick, every - (present % every) + 5);
    };
    tick();
    const stopMeasuring = keepMeasured();
    const stopListening = serverClock.subscribe(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      stopMeasuring();
      stopListening();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every]);
  return now;
}
