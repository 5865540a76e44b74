import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocalApp } from '../../suite/app';
import { freeBasePort } from '../../suite/ports';
import { run } from '../../suite/processes';
import { ROOT, seedDemo, startSuite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { closingLine, playwrightCounts, readCounts, sumCounts, vitestCounts, type Counts } from '../counts';

/** Where the runners leave their reports. */
const REPORTS = join(ROOT, '.cache/tests');

/** The ports from which a free place is sought, away from the ones that a person's own suite uses. */
const TEST_PORTS = 5400;

/** For tests that share nothing; else the runner leaves one core free, which is half of two. */
const ALL_CORES = ['--maxWorkers=100%'];

const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/**
 * `npm test`: the unit tests; the table of the Firestore engine, through every client; then, against a suite of their own, the rules, the data modules and the stories in a
 * browser. The last line is `N passed, N failed`, and the exit code agrees with it.
 */
export default async function test(): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // The emulator's own tests play in a browser too: without one they fail and say so.
  const browser = await findBrowser(ROOT);
  const environment: Record<string, string> = browser === null ? {} : { CHROMIUM_PATH: browser };
  const counts = sumCounts([
    await vitest('unit', ['unit', 'unit-dom'], environment, ALL_CORES),
    await vitest('conformance', ['conformance'], environment),
    await withSuite(),
  ]);
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

async function withSuite(): Promise<Counts> {
  try {
    await buildLocalApp(ROOT);
    const suite = await startSuite({ basePort: await freeBasePort(TEST_PORTS), hosting: true, seed: false });
    const against = await vitest('suite', ['suite'], suite.environment);
    // The stories come after the rules, which empty what they use.
    await seedDemo(suite.environment);
    const stories = await playwright(suite.environment);
    await suite.stop();
    return sumCounts([against, stories]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

async function vitest(
  name: string,
  projects: string[],
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Counts> {
  const file = join(REPORTS, `${name}.json`);
  const code = await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
      ...flags,
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
  );
  return readCounts(file, code, vitestCounts);
}

async function playwright(environment: Record<string, string>): Promise<Counts> {
  if (!existsSync(join(ROOT, 'playwright.config.ts'))) return FAILED;
  const browser = await findBrowser(ROOT);
  if (browser === null) {
    console.error('No Chromium could be found or installed, so no story was played.');
    return FAILED;
  }
  const file = join(REPORTS, 'stories.json');
  const code = await run(
    process.execPath,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  return readCounts(file, code, playwrightCounts);
}
