/** The link of an invitation; a path before `/join/` belongs to another page, such as the public leagues. */
const LINK = /(?:^|[\s"'(<]|\/\/[^\s/]+)\/join\/([\w-]{4,40})/;
/** A code alone, as it was typed. League codes have six characters, roster codes eight. */
const CODE_ALONE = /^\s*([A-Za-z2-9]{6}(?:[A-Za-z2-9]{2})?)\s*$/;
/** A code after the word, as we write it. */
const CODE_NAMED = /\b[Cc]ode\b\W{0,3}([A-Z2-9]{6}(?:[A-Z2-9]{2})?)(?![\w-])/;

/** The code in a text that was shared with the app: an invitation's link, or a code. Null if there is none. */
export function codeInShared(text: string): string | null {
  return (LINK.exec(text) ?? CODE_ALONE.exec(text) ?? CODE_NAMED.exec(text))?.[1] ?? null;
}

/**
 * The code in the query with which another app opens `/join` to share something (`src/app/manifest.ts`). Null if there
 * is none.
 */
export function codeInQuery(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of ['url', 'text', 'title']) {
    const code = codeInShared(query.get(name) ?? '');
    if (code !== null) return code;
  }
  return null;
}
