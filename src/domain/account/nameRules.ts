import { product } from '@/config/product';
import { fail } from '../kernel/result';

/** Escapes a code point in the syntax of one regular expression engine. */
type Escape = (codePoint: number) => string;

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

function unsafe(escape: Escape): string {
  const ranges = DIRECTION_OVERRIDES.map(([from, to]) => `${escape(from)}-${escape(to)}`).join('');
  return `${categories(CONTROLS)}${ranges}`;
}

function invisible(escape: Escape): string {
  return `${categories(INVISIBLE)}${INVISIBLE_LETTERS.map(escape).join('')}`;
}

/**
 * Pattern of a name for a user, team or league: no control characters or direction overrides, and at least one visible
 * character.
 */
export function namePattern(escape: Escape): string {
  return `[^${unsafe(escape)}]*[^${invisible(escape)}${unsafe(escape)}][^${unsafe(escape)}]*`;
}

/** How many lines a text can have at most, such as a message. No note or reason is long enough for more. */
export const TEXT_LINES = 150;

/**
 * Pattern of a text over several lines, as `tidyText` makes it: it begins with something visible and has no control
 * characters or direction overrides.
 */
export function textPattern(escape: Escape): string {
  const line = `[^${unsafe(escape)}]*`;
  return `[^${invisible(escape)}]${line}(?:\\n${line}){0,${String(TEXT_LINES - 1)}}`;
}

/** Escapes a code point for the security rules' engine (RE2). */
export const RE2_ESCAPE: Escape = (codePoint) => `\\x{${codePoint.toString(16)}}`;

const SCRIPT_ESCAPE: Escape = (codePoint) => `\\u{${codePoint.toString(16)}}`;
const NAME = new RegExp(`^(?:${namePattern(SCRIPT_ESCAPE)})$`, 'u');
const TEXT = new RegExp(`^(?:${textPattern(SCRIPT_ESCAPE)})$`, 'u');
const UNSAFE = new RegExp(`(?!\\n)[${unsafe(SCRIPT_ESCAPE)}]`, 'gu');
const INVISIBLE_START = new RegExp(`^[${invisible(SCRIPT_ESCAPE)}]+`, 'u');
const VISIBLE = new RegExp(`[^${invisible(SCRIPT_ESCAPE)}]`, 'u');

/** Whether a text can be the name of a user, team or league. Doesn't check its length. */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/** The error for a name with a visible character and one that `isName` doesn't allow. */
export const UNREADABLE = fail(
  'characters',
  'That name has hidden characters that change how it’s read. Type it again.',
);

/**
 * A text as it is sent: with line breaks and blanks of one kind, without control characters and direction overrides,
 * and nothing invisible before it. Empty if nothing in it is visible.
 */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(UNSAFE, '').replace(INVISIBLE_START, '').trimEnd();
}

/** Whether a text that `tidyText` has made can be sent: it isn't empty and has few enough lines. */
export function isText(text: string): boolean {
  return TEXT.test(text);
}

/** The error for a text with too many lines. */
export const TOO_MANY_LINES = `That’s more than ${String(TEXT_LINES)} lines.`;

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** What a person's role can be called, as alternatives of a pattern. */
export const ROLES = 'admin|administrator|commissioner|help|helpdesk|moderator|official|security|staff|support|system';

/** What could be read as one of the letters below: digits, signs, accented letters and those of other alphabets. */
export const LOOK_ALIKE = '[013457@$!|]|[^ -~\\n]';

/**
 * Pattern, on letters only, of names that could pass for the product's staff or for a former manager. An asterisk may
 * stand for the letters that others look like most.
 */
export const RESERVED_NAMES =
  `(?:the)?(?:${ROLES})(?:team|desk|account)?|former(?:manager|member)|.*${product.name.toLowerCase().replace(/[^a-z]/g, '')}.*`.replace(
    /[aceiopstuy]/g,
    '[$&*]',
  );
const RESERVED = new RegExp(`^(?:${RESERVED_NAMES})$`);
const LOOK_ALIKES = new RegExp(LOOK_ALIKE, 'gu');

/**
 * Whether a name is reserved: `support`, `the_admin`, `former_manager`, anything containing the product's name, and what
 * looks much like one (`@dm1n`). `isMisleading` knows more of these.
 */
export function isReservedName(name: string): boolean {
  const lower = name.toLowerCase();
  return [lower, lower.replace(LOOK_ALIKES, '*')].some((one) => RESERVED.test(one.replace(/[^a-z*]/g, '')));
}
