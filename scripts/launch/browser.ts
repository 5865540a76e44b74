import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath, HEADLESS_SHELL } from '../../tests/support/chromium';
import { run } from '../suite/processes';
import { aptInstall } from './apt';

/**
 * Returns a Chromium for the tests: the one of CHROMIUM_PATH, Debian's headless shell (which is installed where apt
 * can), Playwright's own, or another of the system. If there is none, Playwright installs one; null when that doesn't
 * work either.
 */
export async function findBrowser(root: string): Promise<string | null> {
  if (![process.env.CHROMIUM_PATH, HEADLESS_SHELL, chromium.executablePath()].some((path) => path && existsSync(path)))
    await aptInstall(['chromium-headless-shell']);
  if (chromiumPath() === undefined) {
    console.log('No Chromium here. Installing one ...');
    await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'], {
      cwd: root,
    });
  }
  return chromiumPath() ?? null;
}
