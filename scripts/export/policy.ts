import { createHash } from 'node:crypto';

/** Hosts whose scripts may run: those of the Google sign-in popup and, if configured, analytics. */
const SCRIPT_HOSTS = ['https://apis.google.com', 'https://www.googletagmanager.com'];
const MARK = '<meta http-equiv="Content-Security-Policy"';

/** Returns a page's inline scripts exactly as the browser hashes them: everything between the tags. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body ?? '');
}

/**
 * Returns the page with a policy that allows only its own inline scripts, each by its hash. The policy header has to
 * allow all inline scripts, because one header serves every page; the browser enforces both. A page that already has a
 * policy is returned unchanged.
 */
export function withPolicy(html: string): string {
  if (html.includes(MARK)) return html;
  const hashes = [...new Set(inlineScripts(html))].map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
  const policy = `script-src 'self' ${[...hashes, ...SCRIPT_HOSTS].join(' ')}`;
  return html.replace(/<head>|<head [^>]*>/, (head) => `${head}${MARK} content="${policy}"/>`);
}
