import { succeed, fail, type Result } from '../kernel/result';
import { isMisleading, UNREADABLE } from './misleadingNames';
import { isName } from './namePattern';
import { isVisible } from '../kernel/writtenText';
import { MAX_DISPLAY_NAME_LENGTH, tidyName } from './user';

/** Minimum and maximum length of a username, in characters. */
export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 20;

/** Pattern of a lower-cased username: it starts with a letter or a digit. The rules use the same pattern. */
export const USERNAME_PATTERN = `[a-z0-9][a-z0-9_.-]{${MIN_USERNAME_LENGTH - 1},${MAX_USERNAME_LENGTH - 1}}`;

/** Minimum length of a password, set by the identity service (docs/requirements.md R5.5). */
export const MIN_PASSWORD_LENGTH = 6;

/** The form in which usernames are compared and reserved (docs/requirements.md R5.3). */
export function lowerUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** The error when someone else has the username. */
export const USERNAME_TAKEN = 'That username is taken. Try another.';

/** Why an administrator's account can't be deleted: so there always is one. */
export const ADMIN_STAYS =
  'An administrator’s account can’t be deleted. Another administrator has to take your admin flag first.';

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

/**
 * Returns the normalized display name. Fails if it's empty, invisible, too long, or could pass for the product's staff.
 */
export function checkDisplayName(text: string): Result<string> {
  const name = tidyName(text);
  if (!isVisible(name)) return fail('empty', 'Enter a name.');
  if (!isName(name)) return UNREADABLE;
  if (name.length > MAX_DISPLAY_NAME_LENGTH)
    return fail('long', `Names can be up to ${String(MAX_DISPLAY_NAME_LENGTH)} characters.`);
  if (isMisleading(name)) return fail('reserved', 'That name is reserved. Try another.');
  return succeed(name);
}

/** No mailbox has a longer address (RFC 5321), and the user's record, which is kept under it, couldn't be stored. */
const MAX_EMAIL_LENGTH = 254;

/** Returns the trimmed email if it looks like one. The identity service makes the final check. */
export function checkEmail(text: string): Result<string> {
  const email = text.trim();
  if (email === '') return fail('empty', 'Please enter your email address');
  return email.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? succeed(email)
    : fail('malformed', 'Please enter a valid email address.');
}

/** Checks a new password. Fails if it's too short for the identity service. */
export function checkPassword(text: string): Result<string> {
  return text.length >= MIN_PASSWORD_LENGTH
    ? succeed(text)
    : fail('short', `Use at least ${String(MIN_PASSWORD_LENGTH)} characters.`);
}
