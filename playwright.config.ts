import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './tests/support/chromium';
import type { EngineOptions } from './tests/engines/support/test';
import { PICTURES } from './tests/looks/support/places';
import { suite } from './tests/support/suite';

/** How many suites are running: each is one worker's. */
const suites = (process.env.SUITE_BASE_PORT ?? '').split(',').length;

/**
 * What is played in a browser against running suites that serve the built app (their base ports in SUITE_BASE_PORT,
 * with commas): the stories in Chromium, short ones in WebKit and Firefox (docs/engines.md), and the looks, which are
 * compared with pictures (docs/looks.md). STORY_URL plays the stories against another address, for example the
 * development server's.
 */
export default defineConfig<EngineOptions>({
  outputDir: '.cache/stories',
  fullyParallel: false,
  workers: suites,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Only a failure waits so long; a busy machine must not be one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'stories', testDir: 'tests/e2e' },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' } },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' } },
    {
      name: 'looks',
      testDir: 'tests/looks',
      outputDir: '.cache/looks',
      // The looks are one file.
      fullyParallel: true,
      snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
      use: { screenshot: 'off' },
      // Limits for a busy machine. What passes doesn't take longer by them.
      timeout: 300_000,
      expect: {
        timeout: 60_000,
        toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1, maxDiffPixels: 20 },
      },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.STORY_URL ?? suite.hosting,
    // A trace, with the page at every step, is made on a second look: `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS],
    },
  },
});
