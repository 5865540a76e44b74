import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page loads before anything runs, in bytes, compressed with gzip at its highest level. */
export interface BundleSize {
  /** The scripts that the page loads in a modern browser. */
  script: number;
  style: number;
  page: number;
}

const packed = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;

/**
 * The files under `/_next/` that a page references, each once: style sheets, and scripts except those for old browsers.
 */
export function namedFiles(html: string): { scripts: string[]; styles: string[] } {
  const tags = (pattern: RegExp): string[] => html.match(pattern) ?? [];
  const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  const scripts = tags(/<script[^>]*\ssrc="[^"]+"[^>]*>/g).filter((tag) => !/\snomodule/i.test(tag));
  const styles = tags(/<link[^>]*\srel="stylesheet"[^>]*>/g);
  return {
    scripts: [...new Set(scripts.map((tag) => attribute(tag, 'src')))],
    styles: [...new Set(styles.map((tag) => attribute(tag, 'href')))],
  };
}

/** Returns the bundle size of every exported page in a folder, by the page's path, `/` first. */
export function bundleSizes(folder: string): Record<string, BundleSize> {
  const known = new Map<string, number>();
  const size = (file: string): number => {
    const bytes = known.get(file) ?? packed(readFileSync(join(folder, file)));
    known.set(file, bytes);
    return bytes;
  };
  const sum = (files: string[]): number => files.reduce((total, file) => total + size(file), 0);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .map((name): [string, string] => [pathOf(name), name])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    pages.map(([path, name]) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const { scripts, styles } = namedFiles(html);
      return [path, { script: sum(scripts), style: sum(styles), page: packed(html) }];
    }),
  );
}

/** The path of a page's file: `index.html` is `/`, `leagues/join/public.html` is `/leagues/join/public`. */
function pathOf(name: string): string {
  return `/${name
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}
