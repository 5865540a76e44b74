import { succeed, fail, type Result } from '../kernel/result';
import { isMisleading } from './misleadingNames';

/** Minimum and maximum length of a username, in characters. */
export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 20;

/** Pattern of a lower-cased username: it starts with a letter or a digit. The rules use the same pattern. */
export const USERNAME_PATTERN = `[a-z0-9][a-z0-9_.-]{${MIN_USERNAME_LENGTH - 1},${MAX_USERNAME_LENGTH - 1}}`;

/** The form in which usernames are compared and reserved (docs/requirements.md R5.3). */
export function lowerUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** The error when someone else has the username. */
export const USERNAME_TAKEN = 'That username is taken. Try another.';

const USERNAME = new RegExp(`^${USERNAME_PATTERN}$`);

/** Returns the username in its display form. Fails for everything that the rules would reject. */
export function checkUsername(text: string): Result<string> {
  const username = text.trim();
  if (username === '') return fail('empty', 'Choose a username.');
  if (username.length < MIN_USERNAME_LENGTH)
    return fail('short', `Usernames need at least ${String(MIN_USERNAME_LENGTH)} characters.`);
  if (username.length > MAX_USERNAME_LENGTH)
    return fail('long', `Usernames can be up to ${String(MAX_USERNAME_LENGTH)} characters.`);
  if (!/^[A-Za-z0-9_.-]+$/.test(username))
    return fail('characters', 'Use letters a to z, digits, dots, hyphens and underscores only.');
  if (!USERNAME.test(lowerUsername(username))) return fail('characters', 'Usernames start with a letter or a digit.');
  if (isMisleading(username)) return fail('reserved', 'That username is reserved. Try another.');
  return succeed(username);
}
