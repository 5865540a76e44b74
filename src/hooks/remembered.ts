import { LOADING, type Loadable } from '@/domain/loadable';

/**
 * The kinds of subscriptions that the next visit shows before anything is read, and without a connection. Not those of drafts and the desk, where old is
 * wrong, nor those that one edits.
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

/** What the last visit had read, by key. */
let values: ReadonlyMap<string, Loadable<unknown>> = new Map();

/** Resolves when reading may begin; null once it may. */
let waiting: Promise<unknown> | null = null;

/** Shows what the last visit had read until the server tells more, and reads nothing before `identified` resolves. */
export function remember(seen: Iterable<readonly [string, Loadable<unknown>]>, identified: Promise<unknown>): void {
  values = new Map(seen);
  waiting = identified;
  void identified.then(() => (waiting = null));
}

/** Resolves when reading may begin; null if it may now. */
export function whenReading(): Promise<unknown> | null {
  return waiting;
}

/** What the last visit had read for a key; loading if it hadn't. */
export function rememberedOf(key: string): Loadable<unknown> {
  return values.get(key) ?? LOADING;
}

/** What is left of the last visit. */
export function remembered(): typeof values {
  return values;
}

/** Call when the server has answered, and when someone else is signed in: what is opened from now on is read first. */
export function forgetRemembered(): void {
  values = new Map();
}
