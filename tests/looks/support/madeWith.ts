import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { PICTURES } from './places';

/** The file that names the Chromium that made the pictures. */
const MADE_WITH = 'chromium.txt';

let told = false;

/**
 * Whether a browser can be compared with the pictures. Another version of Chromium draws letters a little differently, so with one the looks only
 * check that each state is reached and what axe finds in it, and say so once. When the pictures are remade, the version is written down.
 */
export function isComparable(version: string | undefined): boolean {
  const file = join(PICTURES, MADE_WITH);
  const browser = `Chromium ${version?.split('.')[0] ?? 'of an unknown version'}\n`;
  if (test.info().config.updateSnapshots !== 'none') {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, browser);
    return true;
  }
  const madeWith = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (madeWith !== browser && !told) {
    told = true;
    console.log(`The pictures aren’t compared: they were made with ${madeWith.trim()}, and this is ${browser.trim()}.`);
  }
  return madeWith === browser;
}
