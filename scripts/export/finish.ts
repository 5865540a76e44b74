import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCriticalStyles } from './criticalStyles';
import { withPolicy } from './policy';

/** Finishes a static export: adds its critical styles and the policy for its inline scripts to every page in the folder. */
export async function finishExport(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    writeFileSync(file, withPolicy(await withCriticalStyles(readFileSync(file, 'utf8'), folder)));
  }
}
