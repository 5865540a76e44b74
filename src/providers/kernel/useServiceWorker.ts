import { useEffect, useState } from 'react';

/** How long to wait after page load before keeping the app on the device, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Keeps the app on the device for reading offline, once `wanted`, but not for those who save data, and not in
 * development, where a kept page would be outdated. Returns whether a newer version than this page is ready.
 */
export function useServiceWorker(wanted: boolean): boolean {
  const [newVersion, setNewVersion] = useState(false);
  useEffect(() => {
    if (!wanted || process.env.NODE_ENV !== 'production' || !canKeepApp()) return;
    let stop = () => {};
    let ended = false;
    const start = async () => {
      const { keepApp } = await import('./serviceWorker');
      if (!ended) stop = keepApp(() => setNewVersion(true));
    };
    const timer = setTimeout(() => {
      start().catch((error: unknown) => console.warn('Nothing is kept for offline reading:', error));
    }, PATIENCE_MS);
    return () => {
      ended = true;
      clearTimeout(timer);
      stop();
    };
  }, [wanted]);
  return newVersion && wanted;
}

/** Whether the browser can keep the app, and its user hasn't asked it to save data. */
export function canKeepApp(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return 'serviceWorker' in navigator && connection?.saveData !== true;
}
