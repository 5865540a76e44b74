import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalStyles, withCriticalStyles } from './critical';
import { withPolicy } from './policy';
import { wordsFirst } from './wordsFirst';

/**
 * What the export still lacks: gives every page of the folder the styles of its first paint, the order that
 * brings its words first, and the policy of its own scripts.
 * Answers how many pages there were.
 */
export async function finishExport(folder: string): Promise<number> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withPolicy(wordsFirst(withCriticalStyles(html, await criticalStyles(html, folder)))));
  }
  return pages.length;
}
