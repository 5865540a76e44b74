import { asMap, asText, asTexts } from '@/domain/parse';
import { localStore } from './browserStorage';
import { UNSENT_PICKS } from './deviceData';

/** Unsent picks, and the week in which they were made. */
export interface KeptPicks {
  weekId: string;
  picks: readonly string[];
}

/** The unsent picks of an entry, or null. */
export function keptPicks(entryId: string): KeptPicks | null {
  const stored = localStore.readJson(`${UNSENT_PICKS}${entryId}`);
  if (stored === null) return null;
  const { weekId, picks } = asMap(stored);
  return { weekId: asText(weekId, ''), picks: asTexts(picks) };
}

/** Keeps an entry's picks until they are sent; null forgets them. */
export function keepPicks(entryId: string, picks: KeptPicks | null): void {
  localStore.writeJson(`${UNSENT_PICKS}${entryId}`, picks);
}
