import { succeed, fail, type Result } from '../kernel/result';
import { isMisleading, UNREADABLE } from './misleadingNames';
import { isName } from './namePattern';
import { isVisible } from '../kernel/writtenText';
import { MAX_DISPLAY_NAME_LENGTH, tidyName } from './user';

/** Minimum length of a password, set by the identity service (docs/requirements.md R5.5). */
export const MIN_PASSWORD_LENGTH = 6;

/** Why an administrator's account can't be deleted: so there always is one. */
export const ADMIN_STAYS =
  'An administrator’s account can’t be deleted. Another administrator has to take your admin flag first.';

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
