/** Rate limits: a user may create at most `count` documents within `seconds`. The rules have the same numbers. */
export const WRITE_RATES = {
  /** Messages, and edits of them. */
  message: { seconds: 1, count: 1 },
  /** Reactions to messages, and reports of them. */
  reaction: { seconds: 1, count: 1 },
  feedback: { seconds: 10, count: 1 },
  /** Adds and drops in the portal, and lineups set and removed, in all leagues. */
  move: { seconds: 1, count: 1 },
  /** Joining, leaving and taking over a team, in all leagues. */
  join: { seconds: 2, count: 1 },
  /** Changes of one's name, picture and team names in leagues. One batch may make them in several. */
  profile: { seconds: 1, count: 1 },
  /** Turning autopilot on or off, undo requests, and keepers, in all drafts. */
  draft: { seconds: 1, count: 1 },
  /** Changes of leagues' notes, histories and trade blocks. */
  note: { seconds: 1, count: 1 },
  /** New join codes and roster codes of a league. */
  code: { seconds: 60, count: 20 },
  league: { seconds: 24 * 60 * 60, count: 5 },
  /** Trades offered in all leagues, counteroffers included. */
  offer: { seconds: 60 * 60, count: 20 },
  /**
   * Acts of the desk. Their mark limits nothing: it tells the rules which entry of the admin log belongs to a batch.
   */
  desk: { seconds: 0, count: 1 },
} as const;
export type WriteKind = keyof typeof WRITE_RATES;
/** The kinds that allow one write at a time. */
export type SingleKind = { [K in WriteKind]: (typeof WRITE_RATES)[K]['count'] extends 1 ? K : never }[WriteKind];
export const WRITE_KINDS = Object.keys(WRITE_RATES) as WriteKind[];

/**
 * A user's rate-limit counter for one kind: the latest document, and the number of documents since `since`
 * (milliseconds since 1970).
 */
export type WriteMark = { id: string; since: number; count: number };

/** Whether the counter's time window has passed at `now`, so it no longer limits anything. */
export function isMarkOver(kind: WriteKind, mark: WriteMark, now: number): boolean {
  return now > mark.since + WRITE_RATES[kind].seconds * 1000;
}

/** The counter after one more document. Null if that exceeds the limit until the window has passed. */
export function nextMark(kind: WriteKind, mark: WriteMark | null, id: string, now: number): WriteMark | null {
  if (mark === null || isMarkOver(kind, mark, now)) return { id, since: now, count: 1 };
  return mark.count < WRITE_RATES[kind].count ? { id, since: mark.since, count: mark.count + 1 } : null;
}
