import { createHash } from 'node:crypto';

/** Hosts whose scripts may run: the Google sign-in popup's and, where it is configured, analytics. */
const SCRIPT_HOSTS = ['https://apis.google.com', 'https://www.googletagmanager.com'];
const MARK = '<meta http-equiv="Content-Security-Policy"';

/** The inline scripts of a page, as the browser hashes them: what is between the tags, to the letter. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body ?? '');
}

/**
 * A page that runs its own inline scripts and no other. The header's policy lets inline scripts pass,
 * because one header serves all pages; this one names each of this page's by its hash, and a browser
 * obeys both. A page that has its policy already is answered as it is.
 */
export function withPolicy(html: string): string {
  if (html.includes(MARK)) return html;
  const hashes = [...new Set(inlineScripts(html))].map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const policy = `script-src 'self' ${[...hashes, ...SCRIPT_HOSTS].join(' ')}`;
  return html.replace(/<head>|<head [^>]*>/, (head) => `${head}${MARK} content="${policy}"/>`);
}
