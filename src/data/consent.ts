import { env } from '@/config/env';

const KEY = 'statistics';
const watchers = new Set<() => void>();
// Where the browser keeps nothing, the choice lasts as long as the page.
let unkept: boolean | null = null;

/** Whether this site can count its page views at all. */
export function statisticsConfigured(): boolean {
  return env.firebase.measurementId !== undefined;
}

/** Whether the reader agreed that page views are counted. No one has agreed who was not asked or has not answered. */
export function consented(): boolean {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Keeps the reader's choice in this browser. */
export function setConsent(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
    unkept = null;
  } catch {
    unkept = yes;
  }
  watchers.forEach((call) => call());
}

/** Tells when the choice changes, here or in another tab. */
export function watchConsent(call: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) call();
  };
  watchers.add(call);
  window.addEventListener('storage', elsewhere);
  return () => {
    watchers.delete(call);
    window.removeEventListener('storage', elsewhere);
  };
}
