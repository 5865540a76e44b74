import { tabStore } from './browserStorage';

/**
 * What a person typed and has not sent: kept for this tab, so that it outlives a reload and a crash. Storage may be blocked, full or filled with
 * nonsense: then it lasts as long as the form, and everything else works.
 */
const PREFIX = 'unsent.';

/** Under whose name a text is kept while no one is signed in. */
const GUEST = 'guest';

/** Where a person's text is kept; `what` names the form, with the league or conversation it belongs to. */
export function unsentKey(uid: string | null, what: string): string {
  return `${PREFIX}${uid ?? GUEST}.${what}`;
}

/** What was kept, as it is stored; null for nothing. */
export function storedUnsent(key: string): string | null {
  return tabStore.read(key);
}

/** Keeps what has been typed so far; null forgets it. Where nothing can be kept, the form still holds it. */
export function saveUnsent(key: string, typed: unknown): void {
  tabStore.writeJson(key, typed);
}

/** A person has gone: what was theirs is forgotten; `guests`: and what was typed before anyone had signed in. */
export function clearUnsent(guests: boolean): void {
  tabStore
    .keys()
    .filter((key) => key.startsWith(PREFIX) && (guests || !key.startsWith(`${PREFIX}${GUEST}.`)))
    .forEach((key) => tabStore.write(key, null));
}
