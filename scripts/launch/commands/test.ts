import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOfficialFirestore, type OfficialFirestore } from 'firestore-emulator-node/official';
import { buildLocalApp } from '../../suite/app';
import { freeBasePort } from '../../suite/ports';
import { run } from '../../suite/processes';
import { firestoreName } from '../../suite/officialFirestore';
import { ROOT, seedDemo, startSuite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { FAILED, closingLine, playwrightCounts, readCounts, sumCounts, vitestCounts, type Counts } from '../counts';
import { failure } from '../failure';

/** Where the runners leave their reports. */
const REPORTS = join(ROOT, '.cache/tests');

/** The ports from which a free place is sought, away from the ones that a person's own suite uses. */
const TEST_PORTS = 5400;

/** For tests that share nothing; else the runner leaves one core free, which is half of two. */
const ALL_CORES = ['--maxWorkers=100%'];

/** Google's Firestore emulator, or null for ours. */
type Engine = OfficialFirestore | null;

/**
 * `npm test`: the unit tests; then, on our Firestore and on Google's where that is installed, the conformance table and, against
 * a suite, the rules and the data modules; the stories in a browser on ours. `-- --official` plays everything on Google's alone.
 * The last line is `N passed, N failed`, and the exit code agrees with it.
 */
export default async function test(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--official');
  if (unknown !== undefined) return failure(`${unknown} is not known here. There is --official.`);
  const search = findOfficialFirestore();
  const official = 'found' in search ? search.found : null;
  const onlyOfficial = args.includes('--official');
  if ('missing' in search) {
    if (onlyOfficial) return failure(search.missing);
    console.log(`The tests play on our Firestore only. ${search.missing.split('\n', 1)[0]}`);
  }
  const engines: Engine[] = [...(onlyOfficial ? [] : [null]), ...(official === null ? [] : [official])];

  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // The emulator's own tests play in a browser too: without one they fail and say so.
  const browser = await findBrowser(ROOT);
  const environment: Record<string, string> = browser === null ? {} : { CHROMIUM_PATH: browser };

  const counts = [await vitest('unit', ['unit', 'unit-dom'], environment, ALL_CORES)];
  for (const [at, engine] of engines.entries()) {
    const name = engine === null ? 'own' : 'official';
    console.log(`Firestore: ${firestoreName(engine)}`);
    counts.push(await vitest(`conformance-${name}`, ['conformance'], { ...environment, FIRESTORE_ENGINE: name }));
    counts.push(await withSuite(`suite-${name}`, engine, { stories: at === 0 }));
  }
  const sum = sumCounts(counts);
  console.log(closingLine(sum));
  return sum.failed === 0 ? 0 : 1;
}

/** The tests that need a running suite, on one engine. */
async function withSuite(name: string, official: Engine, { stories }: { stories: boolean }): Promise<Counts> {
  try {
    if (stories) await buildLocalApp(ROOT);
    const basePort = await freeBasePort(TEST_PORTS);
    const suite = await startSuite({ basePort, hosting: stories, seed: false, official });
    try {
      const counts = [await vitest(name, ['suite'], suite.environment)];
      if (stories) {
        // The stories come after the rules, which empty what they use.
        await seedDemo(suite.environment);
        counts.push(await playwright(suite.environment));
      }
      return sumCounts(counts);
    } finally {
      await suite.stop();
    }
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
