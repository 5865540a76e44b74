import { product } from '@/config/product';

/** A class of characters, for one engine: single code points and named Unicode categories. */
type Escape = (codePoint: number) => string;

const CONTROLS = ['Cc'];
/** Overrides of the direction of text: they can make a name read as another one. */
const DIRECTION_OVERRIDES: readonly (readonly [number, number])[] = [
  [0x202a, 0x202e],
  [0x2066, 0x2069],
];
/** Categories and letters that draw nothing: controls, format marks, separators, Hangul fillers and the blank Braille cell. */
const INVISIBLE = ['Cc', 'Cf', 'Z'];
const INVISIBLE_LETTERS = [0x115f, 0x1160, 0x3164, 0xffa0, 0x2800];

function categories(names: readonly string[]): string {
  return names.map((name) => `\\p{${name}}`).join('');
}

function unsafe(escape: Escape): string {
  const ranges = DIRECTION_OVERRIDES.map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
  return `${categories(CONTROLS)}${ranges}`;
}

function invisible(escape: Escape): string {
  return `${categories(INVISIBLE)}${INVISIBLE_LETTERS.map(escape).join('')}`;
}

/** The pattern of a name that a person or a league may carry: no control characters or overrides of direction, and something to see. */
export function namePattern(escape: Escape): string {
  return `[^${unsafe(escape)}]*[^${invisible(escape)}${unsafe(escape)}][^${unsafe(escape)}]*`;
}

/** The pattern of one or more names, each on a line. */
export function nameLinesPattern(escape: Escape): string {
  const name = namePattern(escape);
  return `${name}(?:\\n${name})*`;
}

/** The pattern of a text with something to see, over any number of lines. */
export function visiblePattern(escape: Escape): string {
  return `(?:.|\\n|\\r)*[^${invisible(escape)}](?:.|\\n|\\r)*`;
}

/** How the security rules' engine (RE2) writes a code point. */
export const RE2_ESCAPE: Escape = (codePoint) => `\\x{${codePoint.toString(16)}}`;

const SCRIPT_ESCAPE: Escape = (codePoint) => `\\u{${codePoint.toString(16)}}`;
const NAME = new RegExp(`^(?:${namePattern(SCRIPT_ESCAPE)})$`, 'u');
const VISIBLE = new RegExp(`[^${invisible(SCRIPT_ESCAPE)}]`, 'u');

/** Whether a text can be the name of a person, a team or a league; its length is another question. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** Whether a text shows anything at all. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

const ROLES = 'admin|administrator|commissioner|help|helpdesk|moderator|official|security|staff|support|system';

/** What is compared with the reserved words: the lower-case letters alone. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/** The pattern of the letters of a name that would pass for the people who run the product, or for a manager who has left. */
export const RESERVED_NAMES = `(?:the)?(?:${ROLES})(?:team|desk|account)?|former(?:manager|member)|.*${lettersOf(product.name)}.*`;
const RESERVED = new RegExp(`^(?:${RESERVED_NAMES})$`);

/** Whether a username or display name is kept: `support`, `the_admin`, `former_manager`, anything with the product's name. */
export function isReservedName(name: string): boolean {
  return RESERVED.test(lettersOf(name));
}
