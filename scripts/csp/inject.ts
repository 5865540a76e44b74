import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPolicy } from './policy';

/** Gives every page of an exported folder the policy of its own scripts. Answers how many there were. */
export function injectPolicies(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
  }
  return pages.length;
}
