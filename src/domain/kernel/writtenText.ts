import { invisible, SCRIPT_ESCAPE, unsafe, type Escape } from './characters';

/** How many lines a text can have at most, such as a message. No note or reason is long enough for more. */
export const MAX_TEXT_LINES = 150;

/**
 * Pattern of a text over several lines, as `tidyText` makes it: it begins with something visible and has no control
 * characters or direction overrides.
 */
export function textPattern(escape: Escape): string {
  const line = `[^${unsafe(escape)}]*`;
  return `[^${invisible(escape)}]${line}(?:\\n${line}){0,${String(MAX_TEXT_LINES - 1)}}`;
}

const TEXT = new RegExp(`^(?:${textPattern(SCRIPT_ESCAPE)})$`, 'u');
const UNSAFE = new RegExp(`(?!\\n)[${unsafe(SCRIPT_ESCAPE)}]`, 'gu');
const INVISIBLE_START = new RegExp(`^[${invisible(SCRIPT_ESCAPE)}]+`, 'u');
const VISIBLE = new RegExp(`[^${invisible(SCRIPT_ESCAPE)}]`, 'u');

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
export const TOO_MANY_LINES = `That’s more than ${String(MAX_TEXT_LINES)} lines.`;

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
