/** What a person may create only so often: at most `count` within `seconds`. The rules hold the same numbers. */
export const WRITE_RATES = {
  message: { seconds: 1, count: 1 },
  feedback: { seconds: 10, count: 1 },
  /** New codes of a league, and of seats held in it. */
  code: { seconds: 60, count: 20 },
  league: { seconds: 24 * 60 * 60, count: 5 },
} as const;
export type WriteKind = keyof typeof WRITE_RATES;
export const WRITE_KINDS = Object.keys(WRITE_RATES) as WriteKind[];

/** A person's mark of a kind: the latest document, and how many there have been since a moment. Times are milliseconds since 1970. */
export type WriteMark = { id: string; since: number; count: number };

/** Whether the mark no longer holds anything back at `now`. */
export function isMarkOver(kind: WriteKind, mark: WriteMark, now: number): boolean {
  return now > mark.since + WRITE_RATES[kind].seconds * 1000;
}

/** The mark after one more document. Null when that is one too many: it has to wait until the mark is over. */
export function nextMark(kind: WriteKind, mark: WriteMark | null, id: string, now: number): WriteMark | null {
  if (mark === null || isMarkOver(kind, mark, now)) return { id, since: now, count: 1 };
  return mark.count < WRITE_RATES[kind].count ? { id, since: mark.since, count: mark.count + 1 } : null;
}
