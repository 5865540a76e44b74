/** Where one goes from day to day, and wants to read without a network. */
const DAILY = ['/', '/leagues', '/roster', '/matchups', '/messages'];

/** Registers the worker that keeps pages for reading without a network, gives it what this page was made of, and has the daily pages fetched. */
export async function keepForLater(prefetch: (href: string) => void): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  // What this page was made of came before the worker did.
  const here = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(_next|logos|icons)\//.test(pathname))
    .map(({ href }) => href);
  active?.postMessage({ keep: [...here, ...DAILY] });
  for (const place of DAILY) prefetch(place);
}
