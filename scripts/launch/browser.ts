import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../suite/processes';
import { aptInstall } from './apt';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of an installed Chromium: CHROMIUM_PATH, Playwright's own or the system's. Null when there is none. */
function installedBrowser(): string | null {
  return (
    [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** Returns a Chromium for the stories. Installs one through Playwright, or else Debian's, when there is none. Null when neither works. */
export async function findBrowser(root: string): Promise<string | null> {
  const found = installedBrowser();
  if (found !== null) return found;
  console.log('No Chromium here. Installing one ...');
  await run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'], {
    cwd: root,
  });
  if (installedBrowser() === null) await aptInstall(['chromium']);
  return installedBrowser();
}
