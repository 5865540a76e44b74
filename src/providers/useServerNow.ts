'use client';

import { serverClock } from '@/data/serverClock';
import type { Clock } from './useClock';

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

/** The server's clock, as measured. */
export const SERVER_CLOCK: Clock = {
  now: () => serverClock.now(),
  subscribe: (corrected) => serverClock.subscribe(corrected),
  check: () => {
    if (serverClock.forgetAfterJump()) void serverClock.measure();
  },
  keep: keepMeasured,
};
