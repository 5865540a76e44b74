import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './tests/support/chromium';
import { suite } from './tests/support/suite';

/**
 * Browser stories, run against a running suite that serves the built app (SUITE_BASE_PORT). STORY_URL runs them against another
 * address, such as the development server's.
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
    // Saves the page at every step. Screenshots of it would make the stories a quarter slower.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS],
    },
  },
});
