import type { Uid } from '@/domain/kernel/ids';
import { tabStore } from './browserStorage';

/** Text that was typed but not sent, kept in this tab over a reload. Where that fails, the form has it. */
const PREFIX = 'unsent.';

/** Used in place of the uid while the user is signed out. */
const GUEST = 'guest';

/** The storage key of a user's text. `what` names the form, with the league or conversation it belongs to. */
export function unsentKey(uid: Uid | null, what: string): string {
  return `${PREFIX}${uid ?? GUEST}.${what}`;
}

/** The stored text (JSON), or null if there is none. */
export function storedUnsent(key: string): string | null {
  return tabStore.read(key);
}

/** Saves what has been typed so far; null deletes it. If it can't be stored, the form still holds it. */
export function saveUnsent(key: string, typed: unknown): void {
  tabStore.writeJson(key, typed);
}

/** Clears a user's unsent text on sign-out. With `guests`, also clears what was typed while signed out. */
export function clearUnsent(guests: boolean): void {
  tabStore
    .keys()
    .filter((key) => key.startsWith(PREFIX) && (guests || !key.startsWith(`${PREFIX}${GUEST}.`)))
    .forEach((key) => tabStore.write(key, null));
}
