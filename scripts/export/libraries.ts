import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = '_next/static/chunks';
/** The hosts of Firebase Auth and Firestore, which only their own code names. */
const HOSTS = ['identitytoolkit.googleapis.com', 'firestore.googleapis.com'];

/**
 * The exported files with the code of Firebase Auth and of Firestore, as they're requested: a third of what a page
 * needs for a signed-in user. Throws unless each is in one file.
 */
export function libraries(folder: string): string[] {
  const chunks = readdirSync(join(folder, CHUNKS)).filter((name) => name.endsWith('.js'));
  return HOSTS.map((host) => {
    const [found, ...others] = chunks.filter((name) => readFileSync(join(folder, CHUNKS, name), 'utf8').includes(host));
    if (found === undefined || others.length > 0) throw new Error(`Not one file of the export names ${host}.`);
    return `/${CHUNKS}/${found}`;
  });
}

/** Adds to a page how to ask for these files early, which `src/app/beforePaint.ts` does for a returning user. */
export function withLibraries(html: string, files: readonly string[]): string {
  if (html.includes('<template id="libraries"')) return html;
  const links = files.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}">`).join('');
  return html.replace(/<head>|<head [^>]*>/, (head) => `${head}<template id="libraries">${links}</template>`);
}
