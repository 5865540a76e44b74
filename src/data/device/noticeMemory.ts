import { asMap, asNumber, asTexts } from '@/domain/kernel/parse';
import { followers, localStore } from './browserStorage';
import { currentReader, NOTICE_MEMORY } from './deviceData';

/**
 * What this device remembers of the user's notices: the keys of those `told`, the latest last; for each league, up to
 * which step of the ledger they know everything; the ids of trades that waited when last seen.
 */
export type NoticeMemory = {
  told: readonly string[];
  steps: Readonly<Record<string, number>>;
  trades: readonly string[];
};

/** How many keys are remembered. Older ones have long left the list. */
const MAX_TOLD = 200;

const { tell, follow } = followers();
let last: { text: string | null; memory: NoticeMemory } | null = null;

/** What this device remembers. The same object until it changes. */
export function noticeMemory(): NoticeMemory {
  const text = localStore.read(NOTICE_MEMORY);
  if (last === null || last.text !== text) {
    const raw = asMap(localStore.readJson(NOTICE_MEMORY));
    const steps = Object.entries(asMap(raw.steps)).map(([id, step]) => [id, asNumber(step, 0)]);
    last = { text, memory: { told: asTexts(raw.told), trades: asTexts(raw.trades), steps: Object.fromEntries(steps) } };
  }
  return last.memory;
}

/** Changes what this device remembers of the signed-in user; a page that outlives the sign-out writes nothing. */
export function remember(change: Partial<NoticeMemory>): void {
  if (currentReader() === null) return;
  const next = { ...noticeMemory(), ...change };
  const told = next.told.slice(-MAX_TOLD);
  localStore.writeOrHold(NOTICE_MEMORY, JSON.stringify({ ...next, told }));
  tell();
}

/** Calls back when what is remembered may have changed, in this tab or another one. Returns how to unsubscribe. */
export const onNoticeMemory = follow;
