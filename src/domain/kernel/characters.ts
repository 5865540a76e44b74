/** Escapes a code point in the syntax of one regular expression engine. */
export type Escape = (codePoint: number) => string;

const CONTROLS = ['Cc'];
/** Characters that override the direction of text; they can make a name look like a different one. */
const DIRECTION_OVERRIDES: readonly (readonly [number, number])[] = [
  [0x202a, 0x202e],
  [0x2066, 0x2069],
];
/**
 * Invisible categories and letters: controls, format characters, separators, Hangul fillers and the blank Braille cell.
 */
const INVISIBLE = ['Cc', 'Cf', 'Z'];
const INVISIBLE_LETTERS = [0x115f, 0x1160, 0x3164, 0xffa0, 0x2800];

function categories(names: readonly string[]): string {
  return names.map((name) => `\\p{${name}}`).join('');
}

/** What no name or text may have, as the inside of a character class: controls and direction overrides. */
export function unsafe(escape: Escape): string {
  const ranges = DIRECTION_OVERRIDES.map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
  return `${categories(CONTROLS)}${ranges}`;
}

/** What nothing can be seen of, as the inside of a character class. */
export function invisible(escape: Escape): string {
  return `${categories(INVISIBLE)}${INVISIBLE_LETTERS.map(escape).join('')}`;
}

/** Escapes a code point for the security rules' engine (RE2). */
export const RE2_ESCAPE: Escape = (codePoint) => `\\x{${codePoint.toString(16)}}`;

/** Escapes a code point for JavaScript's engine. */
export const SCRIPT_ESCAPE: Escape = (codePoint) => `\\u{${codePoint.toString(16)}}`;
