import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath, HEADLESS_SHELL } from '../../tests/support/chromium';
import { run } from '../suite/processes';
import { aptInstall } from './apt';

/**
 * Returns a Chromium for the tests: the one of CHROMIUM_PATH, Debian's headless shell or Playwright's own, which is installed if neither is there.
 * Without them any other Chromium of the system, and null when there is none.
 */
export async function findBrowser(root: string): Promise<string | null> {
  const isThere = () =>
    [process.env.CHROMIUM_PATH, HEADLESS_SHELL, chromium.executablePath()].some((path) => path && existsSync(path));
  if (!isThere()) {
    console.log('Installing Chromium for the tests ...');
    await aptInstall(['chromium-headless-shell']);
  }
  if (!isThere())
    await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'], {
      cwd: root,
    });
  return chromiumPath() ?? null;
}
