import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import { suite } from './tests/support/suite';

/** The browser: the one the launcher found, else playwright's own, else the system's. */
function executablePath(): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') return told;
  return existsSync(chromium.executablePath()) ? undefined : '/usr/bin/chromium';
}

/**
 * The stories, played in a browser against a running suite that serves the built app (SUITE_BASE_PORT). STORY_URL plays them
 * against another address, for example the development server's.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/stories',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.STORY_URL ?? suite.hosting,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: executablePath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
