import type { Uid } from '../kernel/ids';
import { asMap, asMillis, asOneOf, asText } from '../kernel/parse';

/**
 * What can be done at the desk. `move` moves a game to another week; `reset` takes back all results of a week, before a
 * replay; `replay` is a step of one; `canned` changes the canned answers; `draft` ends a draft's wait; `league` gives
 * a league another commissioner or removes its name; `tables` makes the solo leaderboards.
 */
export const DESK_ACTS = [
  'results',
  'kickoffs',
  'move',
  'week',
  'reset',
  'replay',
  'flags',
  'answer',
  'canned',
  'draft',
  'league',
  'tables',
] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** What an act of the desk leaves in the log, besides who did it and when. */
export type DeskRecord = {
  kind: DeskAct;
  /** The id of the week or league, or the path of the document. */
  target: string;
  /** What was there before and after it, in the form of its kind. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The entry that it takes back; null if none. */
  undoes: string | null;
};

/** An entry of the admin log. `at` is in milliseconds since 1970; null until the server confirms it. */
export type DeskEntry = DeskRecord & { id: string; by: Uid; at: number | null };

/** Reads a stored entry. */
export function parseDeskEntry(id: string, stored: unknown): DeskEntry {
  const raw = asMap(stored);
  const part = (value: unknown) => (typeof value === 'object' && value !== null ? asMap(value) : null);
  return {
    id,
    by: asText(raw.by, ''),
    at: asMillis(raw.at),
    kind: asOneOf(raw.kind, DESK_ACTS, 'reset'),
    target: asText(raw.target, ''),
    before: part(raw.before),
    after: part(raw.after),
    undoes: asText(raw.undoes, null),
  };
}

/**
 * The uid of the person whom an act was about: whose flags changed, or whose feedback was answered. Null if it was
 * about none, or an older entry doesn't say.
 */
export function personIn({ after }: DeskEntry): string | null {
  return asText(after?.uid, null);
}

/**
 * Whether a person can undo an entry: there was something before it, no other entry has taken it back, and flags are an
 * administrator's.
 */
export function canUndo(entry: DeskEntry, entries: readonly DeskEntry[], admin: boolean): boolean {
  if (entry.kind === 'flags' && !admin) return false;
  return entry.kind !== 'reset' && entry.before !== null && !entries.some(({ undoes }) => undoes === entry.id);
}
