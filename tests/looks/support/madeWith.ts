import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from '@playwright/test';
import { chromiumPath } from '../../support/chromium';
import { PICTURES } from './places';

/** The file that names the Chromium that made the pictures. */
const MADE_WITH = 'chromium.txt';

/**
 * Whether a browser of this version can be compared with the pictures: another Chromium draws letters a little
 * differently. When the pictures are remade, its program and major version are written down.
 */
export function isComparable(version: string): boolean {
  const file = join(PICTURES, MADE_WITH);
  const browser = `${basename(chromiumPath() ?? '')} ${version.split('.')[0] ?? ''}\n`;
  if (test.info().config.updateSnapshots !== 'none') {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, browser);
  }
  return existsSync(file) && readFileSync(file, 'utf8') === browser;
}
