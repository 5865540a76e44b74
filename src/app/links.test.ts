import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = readdirSync('src', { encoding: 'utf8', recursive: true }).map(
  (file) => `src/${file.replaceAll('\\', '/')}`,
);

/** The addresses of all pages; a part that stands for any text is `*`. */
const PAGES = SOURCES.filter((file) => /^src\/app\/(.*\/)?page\.tsx$/.test(file)).map((file) =>
  file
    .slice('src/app'.length, -'/page.tsx'.length)
    .replace(/\[\w+\]/g, '*')
    .split('/'),
);

/** The links of a source file to pages of the app, without what follows the path. A part that is inserted is `*`. */
function linksOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\bhref(?:=\{?|: )["'`](\/[^"'`]*)["'`]/g);
  return [...found].map(([, link]) => link!.replace(/\$\{[^}]*\}/g, '*').replace(/[?#].*$/, ''));
}

const isPage = (link: string) => {
  const parts = link === '/' ? [''] : link.split('/');
  return PAGES.some(
    (page) =>
      page.length === parts.length && page.every((part, i) => [part, parts[i]].includes('*') || part === parts[i]),
  );
};

describe('links', () => {
  const links = SOURCES.filter((file) => file.endsWith('.tsx') && !file.includes('.test.')).flatMap((file) =>
    linksOf(file).map((link) => ({ file, link })),
  );

  it('are found', () => {
    expect(links.length).toBeGreaterThan(50);
  });

  it('lead to pages that exist', () => {
    expect(links.filter(({ link }) => !isPage(link) && !existsSync(`public${link}`))).toEqual([]);
  });
});
