import { asMap, asTexts } from '@/domain/kernel/parse';
import { localStore } from './browserStorage';
import { UNSAVED } from './deviceData';

/** A list that was changed here, and what the server had (`over`). `sent`: what it may have by now, as texts. */
export interface Unsaved {
  texts: readonly string[];
  over: readonly string[];
  sent: readonly string[];
}

/** What is unsaved under a key, which names the value and its owner; null if nothing is. */
export function keptUnsaved(key: string): Unsaved | null {
  const stored = localStore.readJson(UNSAVED + key);
  if (stored === null) return null;
  const { texts, over, sent } = asMap(stored);
  return { texts: asTexts(texts), over: asTexts(over), sent: asTexts(sent) };
}

/** Keeps what is unsaved on this device, also over a reload; null forgets it. */
export function keepUnsaved(key: string, unsaved: Unsaved | null): void {
  localStore.writeJson(UNSAVED + key, unsaved);
}
