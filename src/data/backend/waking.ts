/** A page that was out of sight or asleep for this long (milliseconds) may have lost its connection without a word. */
const ASLEEP_MS = 30_000;

/** How often a page in sight looks at the time: a longer gap was sleep. */
const LOOK_MS = 10_000;

/** Calls back when the page is in sight after half a minute, or on another network. Returns how to stop. */
export function onWaking(wake: () => void): () => void {
  let seenAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    const asleep = Date.now() - seenAt >= ASLEEP_MS;
    seenAt = Date.now();
    if (asleep) wake();
  };
  // Phones on Android tell the kind of network. Its speed changes too often to act on.
  const network = (navigator as { connection?: EventTarget & { type?: string } }).connection;
  let kind = network?.type;
  const compare = () => {
    if (network?.type === kind) return;
    kind = network?.type;
    wake();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  network?.addEventListener('change', compare);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    network?.removeEventListener('change', compare);
  };
}
