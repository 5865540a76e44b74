import { asMap } from '@/domain/kernel/parse';

/** How often an open page looks for a newer version, in milliseconds. */
const CHECK_MS = 30 * 60_000;

/**
 * Registers the service worker (`public/sw.js`), which keeps this version of the app. Looks for newer versions at times
 * and whenever the page is shown again, and calls `onNewVersion` once one is ready. Returns how to stop.
 */
export function keepApp(onNewVersion: () => void): () => void {
  const container = navigator.serviceWorker;
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '';
  const ended = new AbortController();
  const { signal } = ended;
  let registration: ServiceWorkerRegistration | null = null;

  // The worker that waits is the newest one, unless another is on its way. It answers if its version isn't this page's.
  const ask = () => {
    if (registration?.installing == null) registration?.waiting?.postMessage({ page: version });
  };
  const follow = () => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && ask(), { signal });
  };
  const check = () => {
    // Offline there is nothing to find.
    if (document.visibilityState === 'visible') registration?.update().then(ask, () => undefined);
  };
  const start = async () => {
    registration = await container.register('/sw.js', { updateViaCache: 'none' });
    if (signal.aborted) return;
    registration.addEventListener('updatefound', follow, { signal });
    follow();
    check();
  };

  container.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (typeof asMap(data).newVersion === 'string') onNewVersion();
    },
    { signal },
  );
  container.startMessages();
  document.addEventListener('visibilitychange', check, { signal });
  const timer = setInterval(check, CHECK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  start().catch((error: unknown) => console.warn('Nothing is kept for offline reading:', error));
  return () => ended.abort();
}
