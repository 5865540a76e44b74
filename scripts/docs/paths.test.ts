import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = 'data docs emulator functions/src public rules scripts src tests'.split(' ');
const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
];
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'emulator/README.md',
  'functions/README.md',
  ...FILES.filter((file) => /^docs\/.*\.md$/.test(file)),
];

const LINK = /\[[^\]]*\]\(([^)#\s]*)[^)]*\)/g;
/** A path from one of the project's folders, as code or not. */
const PATH = new RegExp(
  '(?<![\\w./-])(?:data|docs|emulator|functions|public|rules|scripts|src|tests)/[^\\s`\'"(),:;|<]*[^\\s`\'"(),:;|<.]',
  'g',
);
/** The name of a file, or the end of its path, as code. */
const FILE = /`([\w./[\]-]+\.(?:cjs|css|mjs|rules|tsx?))`/g;
/** A path of several files: `data/season-YEAR.json`, `data/opponents-*.json`. */
const SEVERAL = /[*{…]|\b(?:NAME|YEAR)\b/;
/** What a build makes. */
const MADE = ['emulator/dist/'];

/** Whether there is what a page names: from the project's folder, from the page's own, or as the end of a path. */
function exists(page: string, path: string): boolean {
  const places = [path, join(dirname(page), path)];
  return (
    places.some((place) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, place + ending)))) ||
    FILES.some((file) => file.endsWith(`/${path}`))
  );
}

it.each(PAGES)('%s names only files and folders that exist', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const links = [...text.matchAll(LINK)].map(([, target = '']) => target);
  const paths = [...text.replace(LINK, '').matchAll(PATH)].map(([path]) => path);
  const files = [...text.matchAll(FILE)].map(([, file = '']) => file);
  const missing = [
    ...links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(ROOT, dirname(page), link))),
    ...[...paths, ...files].filter((path) => !SEVERAL.test(path) && !MADE.includes(path) && !exists(page, path)),
  ];
  expect([...new Set(missing)]).toEqual([]);
});
