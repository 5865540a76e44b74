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
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What a stored text holds, unparsed by its form; null for nothing and for nonsense. */
export function readUnsent(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps what has been typed so far; null forgets it. */
export function saveUnsent(key: string, typed: unknown): void {
  try {
    if (typed === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // The form still holds it.
  }
}

/** A person has gone: what was theirs is forgotten; `guests`: and what was typed before anyone had signed in. */
export function clearUnsent(guests: boolean): void {
  try {
    const { sessionStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, i) => sessionStorage.key(i) ?? '');
    keys
      .filter((key) => key.startsWith(PREFIX) && (guests || !key.startsWith(`${PREFIX}${GUEST}.`)))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
