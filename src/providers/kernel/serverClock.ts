import { serverClock } from '@/data/backend/serverClock';
import type { Clock } from '@/hooks/useNow';

/** Measure the offset again after the page was hidden this long, in milliseconds. */
const FORGOTTEN_AFTER_MS = 60_000;

/** Measures the server clock if it isn't yet, after sleep, and when the device's was changed. Returns how to stop. */
function keepMeasured(): () => void {
  let hiddenSince = 0;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
    } else {
      serverClock.check();
      if (Date.now() - hiddenSince > FORGOTTEN_AFTER_MS) void serverClock.measure();
    }
  };
  if (!Number.isFinite(serverClock.uncertainty())) void serverClock.measure();
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/** The measured server clock. */
export const SERVER_CLOCK: Clock = {
  now: () => serverClock.now(),
  subscribe: (corrected) => serverClock.subscribe(corrected),
  check: () => serverClock.check(),
  keep: keepMeasured,
};
