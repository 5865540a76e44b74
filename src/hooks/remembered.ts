import { LOADING, type Loadable } from '@/domain/kernel/loadable';

/**
 * The kinds of subscriptions that the next visit shows before anything is read, and without a connection. Not those of
 * drafts and the desk, where old is wrong, nor those that one edits.
 */
const KINDS = [
  'my leagues',
  'league users',
  'league user',
  'current week',
  'weeks',
  'schedule',
  'ledger',
  'past weeks',
  'past season',
  'past results',
  'league results',
  'week results',
  'squad scores',
  'players',
  'lineups',
  'lineup correction',
  'newest transactions',
  'pending trades',
  'my trades',
  'league trades',
  'accepted trades',
  'solo entries',
  'league entries',
  'solo table',
  'unread',
  'newest messages',
];

/** Whether the next visit shows what is read for a key. */
export function isRemembered(key: string): boolean {
  return KINDS.some((kind) => key.startsWith(`${kind} `));
}

/**
 * What a visit had read for a key, and when the server last told that it was current, in milliseconds by this device's
 * clock.
 */
export type Remembered = readonly [key: string, seen: Loadable<unknown>, at: number];

/** What the last visit had read, by key. */
let values: ReadonlyMap<string, Remembered> = new Map();

/** Whether it's shown: until the server has answered. */
let showing = false;

/** Since when the oldest value that is shown may be out of date; null if none is. */
let oldest: number | null = null;
const listeners = new Set<() => void>();

/** Resolves when reading may begin; null once it may. */
let waiting: Promise<unknown> | null = null;

/** Shows what the last visit had read until the server tells more, and reads nothing before `identified` resolves. */
export function remember(seen: readonly Remembered[], identified: Promise<unknown>): void {
  values = new Map(seen.map((one) => [one[0], one]));
  showing = true;
  waiting = identified;
  void identified.then(() => (waiting = null));
}

/** Resolves when reading may begin; null if it may now. */
export function whenReading(): Promise<unknown> | null {
  return waiting;
}

/** What the last visit had read for a key; loading if it hadn't, or once the server has answered. */
export function rememberedOf(key: string): Loadable<unknown> {
  return (showing ? values.get(key)?.[1] : undefined) ?? LOADING;
}

/** Call when a page shows what is remembered for a key, if anything is. */
export function noteShown(key: string): void {
  const at = showing ? values.get(key)?.[2] : undefined;
  if (at !== undefined && (oldest === null || at < oldest)) setOldest(at);
}

/**
 * Since when the oldest of what is shown may be out of date, in milliseconds by this device's clock; null if nothing
 * remembered is shown.
 */
export function oldestShown(): number | null {
  return oldest;
}

/** Calls back when `oldestShown` has changed. Returns how to unsubscribe. */
export function onOldest(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function setOldest(at: number | null): void {
  oldest = at;
  for (const tell of listeners) tell();
}

/** What the last visit had read, for the next one. */
export function remembered(): readonly Remembered[] {
  return [...values.values()];
}

/**
 * Call when the server has answered: what is opened from now on is read, and what was remembered only kept for the next
 * visit.
 */
export function stopShowing(): void {
  showing = false;
  setOldest(null);
}

/** Call when someone else is signed in. */
export function forgetRemembered(): void {
  values = new Map();
  stopShowing();
}
