import { env } from '@/config/env';
import { localStore } from './browserStorage';

const KEY = 'statistics';
const watchers = new Set<() => void>();

/** Whether this site can count its page views at all. */
export function statisticsConfigured(): boolean {
  return env.firebase.measurementId !== undefined;
}

/** Whether the reader agreed that page views are counted. No one has agreed who was not asked or has not answered. */
export function consented(): boolean {
  return localStore.read(KEY) === 'yes';
}

/** Keeps the reader's choice in this browser; where it keeps nothing, as long as the page. */
export function setConsent(yes: boolean): void {
  localStore.writeOrHold(KEY, yes ? 'yes' : null);
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
