import { join } from 'node:path';
import { run } from '../suite/processes';
import { ROOT } from '../suite/suite';
import { findBrowser } from './browser';
import { FAILED, playwrightCounts, readCounts, vitestCounts, type Counts } from './counts';

/** Where the test runners write their reports. */
export const REPORTS = join(ROOT, '.cache/tests');

/**
 * Runs projects of vitest.config.ts and returns their counts. `report` is the name of the report's file, and `args` are
 * paths and options of vitest's.
 */
export async function vitest(
  report: string,
  projects: readonly string[],
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<Counts> {
  const file = join(REPORTS, `${report}.json`);
  const code = await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
  );
  return readCounts(file, code, vitestCounts);
}

/**
 * Plays projects of playwright.config.ts against a suite and returns their counts. `report` and `args` as in `vitest`.
 */
export async function playwright(
  report: string,
  projects: readonly string[],
  environment: Record<string, string>,
  args: readonly string[],
): Promise<Counts> {
  const browser = await findBrowser(ROOT);
  if (browser === null) {
    console.error(`No Chromium could be found or installed, so the ${report} were not played.`);
    return FAILED;
  }
  const file = join(REPORTS, `${report}.json`);
  const code = await run(
    process.execPath,
    [
      ...[join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=list,json',
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  return readCounts(file, code, playwrightCounts);
}
