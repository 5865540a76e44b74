import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What the service worker keeps of a version: paths as they're requested. */
export interface Kept {
  /** Next's build ID, which every page and its data name. */
  version: string;
  /** Files with a hash in their name. */
  hashed: string[];
  /** Pages, their data, the schools' marks and the icons. */
  others: string[];
}

const STATIC = '_next/static';
/** The line of `public/sw.js` that the build fills in. */
const EMPTY = /^const BUILD = .*;$/m;
/**
 * Needed online only: the desk, the connection test, the page for unknown addresses, the server's clock, and what the
 * browser never requests.
 */
const LEFT_OUT = /^(?:admin|test-db|404|_not-found|clock|robots|sw|index)(?:[./]|$)|\.map$/;

/** Lists what is kept of an exported folder. */
export function keptFiles(folder: string): Kept {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort();
  const isHashed = (name: string) => /^_next\/static\/(?:chunks|media)\//.test(name);
  return {
    version: versionOf(folder),
    hashed: files.filter((name) => isHashed(name) && !LEFT_OUT.test(name)).map((name) => `/${name}`),
    others: [
      '/',
      '/index.txt',
      ...files
        .filter((name) => !name.startsWith('_next/') && !LEFT_OUT.test(name))
        .map((name) => `/${name.replace(/\.html$/, '')}`),
    ],
  };
}

/** The build ID, after which Next names a folder. */
function versionOf(folder: string): string {
  const found = readdirSync(join(folder, STATIC)).find((name) =>
    existsSync(join(folder, STATIC, name, '_buildManifest.js')),
  );
  if (found === undefined) throw new Error(`${folder} has no build ID.`);
  return found;
}

/** Writes into the exported service worker what it keeps. */
export function fillWorker(folder: string, kept: Kept): void {
  const file = join(folder, 'sw.js');
  const source = readFileSync(file, 'utf8');
  if (!EMPTY.test(source)) throw new Error(`${file} has no list to fill in.`);
  writeFileSync(
    file,
    source.replace(EMPTY, () => `const BUILD = ${JSON.stringify(kept)};`),
  );
}

/** Adds to a page which version it is, for `src/providers/kernel/serviceWorker.ts`. */
export function withVersion(html: string, version: string): string {
  if (html.includes('<meta name="version"')) return html;
  return html.replace(/<head>|<head [^>]*>/, (head) => `${head}<meta name="version" content="${version}"/>`);
}
