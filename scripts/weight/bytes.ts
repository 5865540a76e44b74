import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What an address costs before anything runs, in bytes as gzip at its tightest packs them. */
export interface Weight {
  /** The scripts that a modern browser is told to fetch by the page. */
  script: number;
  style: number;
  /** The page itself. */
  page: number;
}

const packed = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;

/** The files under `/_next/` that a page names: scripts but for those for old browsers, and style sheets, each once. */
export function namedFiles(html: string): { scripts: string[]; styles: string[] } {
  const tags = (pattern: RegExp): string[] => html.match(pattern) ?? [];
  const address = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  const scripts = tags(/<script[^>]*\ssrc="[^"]+"[^>]*>/g).filter((tag) => !/\snomodule/i.test(tag));
  const styles = tags(/<link[^>]*\srel="stylesheet"[^>]*>/g);
  return {
    scripts: [...new Set(scripts.map((tag) => address(tag, 'src')))],
    styles: [...new Set(styles.map((tag) => address(tag, 'href')))],
  };
}

/** Every exported page of a folder by its address, `/` first, with its weight. */
export function routeWeights(folder: string): Record<string, Weight> {
  const known = new Map<string, number>();
  const weigh = (file: string): number => {
    const bytes = known.get(file) ?? packed(readFileSync(join(folder, file)));
    known.set(file, bytes);
    return bytes;
  };
  const sum = (files: string[]): number => files.reduce((total, file) => total + weigh(file), 0);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .map((name): [string, string] => [addressOf(name), name])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    pages.map(([address, name]) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const { scripts, styles } = namedFiles(html);
      return [address, { script: sum(scripts), style: sum(styles), page: packed(html) }];
    }),
  );
}

/** `index.html` is `/`, `leagues/join/public.html` is `/leagues/join/public`. */
function addressOf(name: string): string {
  return `/${name
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}
