import { env } from '@/config/env';
import { followers, localStore } from './browserStorage';

const KEY = 'statistics';
const { tell, follow } = followers(KEY);

/** Whether analytics is configured for this site. */
export function statisticsConfigured(): boolean {
  return env.firebase.measurementId !== undefined;
}

/** Whether the user agreed to page view statistics. False until they've been asked and have answered. */
export function consented(): boolean {
  return localStore.read(KEY) === 'yes';
}

/** Saves the user's choice in this browser. Where storage is unavailable, it lasts as long as the page. */
export function setConsent(yes: boolean): void {
  localStore.writeOrHold(KEY, yes ? 'yes' : null);
  tell();
}

/** Calls back when the choice changes, in this tab or another. */
export const watchConsent = follow;
