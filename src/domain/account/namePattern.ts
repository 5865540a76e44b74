import { invisible, SCRIPT_ESCAPE, unsafe, type Escape } from '../kernel/characters';

/**
 * Pattern of a name for a user, team or league: no control characters or direction overrides, and at least one visible
 * character.
 */
export function namePattern(escape: Escape): string {
  return `[^${unsafe(escape)}]*[^${invisible(escape)}${unsafe(escape)}][^${unsafe(escape)}]*`;
}

const NAME = new RegExp(`^(?:${namePattern(SCRIPT_ESCAPE)})$`, 'u');

/** Whether a text can be the name of a user, team or league. Doesn't check its length. */
export function isName(text: string): boolean {
  return NAME.test(text);
}
