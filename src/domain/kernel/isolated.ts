/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as text shows it: one that is written from right to left between Unicode's isolates (FSI and PDI), so that it
 * doesn't move the words and numbers beside it (https://www.w3.org/International/articles/inline-bidi-markup/).
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A text with the names as their owners wrote them. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
