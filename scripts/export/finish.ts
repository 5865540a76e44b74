import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_VIEW_PAGES } from '../../src/data/device/lastView';
import { withCriticalStyles } from './criticalStyles';
import { withEagerModules } from './eagerModules';
import { libraries, withPreloads } from './libraries';
import { withPolicy } from './policy';
import { fillWorker, keptFiles, withVersion } from './worker';

/**
 * Finishes a static export: adds its critical styles, its version, the files of Firebase and the fonts to ask for, and
 * the policy for its inline scripts to every page in the folder. Lets browsers compile its modules early, and tells the
 * service worker what to keep.
 */
export async function finishExport(folder: string): Promise<void> {
  const files = libraries(folder);
  const kept = keptFiles(folder);
  const fonts = kept.hashed.filter((one) => one.endsWith('.woff2'));
  for (const name of kept.hashed.filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, withEagerModules(readFileSync(file, 'utf8')));
  }
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const file = join(folder, page);
    const styled = await withCriticalStyles(readFileSync(file, 'utf8'), folder);
    const path = `/${page.replace(/(?:index)?\.html$/, '')}`;
    const early = LAST_VIEW_PAGES.includes(path) ? fonts : [];
    writeFileSync(file, withPolicy(withPreloads(withVersion(styled, kept.version), files, early)));
  }
  fillWorker(folder, kept);
}
