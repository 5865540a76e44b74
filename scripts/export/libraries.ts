import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = '_next/static/chunks';

/** How `src/data/account/watchSignedIn.ts` asks for what a signed-in user needs, as it's compiled. */
const ASKED = /allSettled\(\[\w\.A\((\d+)\)[^\]]*?\w\.A\((\d+)\)/;

/**
 * The exported files with Firebase Auth, Firestore and what reads the daily pages: a third of what a page needs for a
 * signed-in user. Throws if it can't tell which they are.
 */
export function libraries(folder: string): string[] {
  const chunks = readdirSync(join(folder, CHUNKS)).filter((name) => name.endsWith('.js'));
  const code = chunks.map((name) => readFileSync(join(folder, CHUNKS, name), 'utf8')).join('\n');
  const lists = (ASKED.exec(code) ?? []).slice(1).map((module) => {
    const loader = new RegExp(`\\b${module},\\(?\\w=>\\{\\w\\.v\\(\\w=>Promise\\.all\\(\\[(.*?)\\]`);
    return [...(loader.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => `/_next/${file!}`);
  });
  if (lists.length === 0 || lists.some((list) => list.length === 0))
    throw new Error('The export doesn’t tell which files watchSignedIn.ts needs.');
  return [...new Set(lists.flat())];
}

/**
 * Adds to a page how to ask early for these files, and for the fonts, which `src/app/beforePaint.ts` does for a
 * returning user.
 */
export function withPreloads(html: string, files: readonly string[], fonts: readonly string[]): string {
  if (html.includes('<template id="libraries"')) return html;
  const template = (id: string, attributes: string, hrefs: readonly string[]) =>
    `<template id="${id}">${hrefs.map((href) => `<link rel="preload" ${attributes} href="${href}">`).join('')}</template>`;
  const added = [
    template('libraries', 'as="script" fetchpriority="low"', files),
    ...(fonts.length > 0 ? [template('fonts', 'as="font" type="font/woff2" crossorigin', fonts)] : []),
  ];
  return html.replace(/<head>|<head [^>]*>/, (head) => head + added.join(''));
}
