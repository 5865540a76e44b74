import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOfficialFirestore, type OfficialFirestore } from 'firestore-emulator-node/official';
import { PICTURES, UNPACKED } from '../../../tests/looks/support/places';
import { buildLocalApp } from '../../suite/app';
import { freeBasePort } from '../../suite/ports';
import { run } from '../../suite/processes';
import { firestoreName } from '../../suite/officialFirestore';
import { ROOT, seedDemo, startSuite, type Suite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { FAILED, closingLine, playwrightCounts, readCounts, sumCounts, vitestCounts, type Counts } from '../counts';
import { installEngines } from '../engines';
import { failedTests } from '../failedTests';
import { failure } from '../failure';
import { packPictures, unpackPictures } from '../pictures';
import { selectTests, type TestSelection } from '../testSelection';
import attack from './attack';

/** Where the test runners write their reports. */
const REPORTS = join(ROOT, '.cache/tests');

/** The first port to try when looking for free ones, away from those of a developer's own suite. */
const TEST_PORTS = 5400;

/** For tests that share nothing. By default the runner leaves one core free, which is half of a two-core machine. */
const ALL_CORES = ['--maxWorkers=100%'];

/** Google's Firestore emulator, or null for ours. */
type Engine = OfficialFirestore | null;

/**
 * `npm test [-- --official] [-- PART or PATH ...]`: runs the unit tests; then, on our Firestore and on Google's if it is installed, the
 * conformance table and, against a suite, the rules and the data modules; the attack suite; on ours, the stories in Chromium, those in
 * WebKit and Firefox, and the looks. `looks --update` remakes the pictures. `--official` runs everything on Google's only. See `selectTests`
 * for choosing parts. What failed is named once more at the end. The last line is `N passed, N failed`, and the exit code matches it.
 */
export default async function test(args: string[]): Promise<number> {
  const selection = selectTests(args);
  if (!selection.ok) return failure(selection.error.message);
  const { parts, official: onlyOfficial } = selection.value;
  const search = findOfficialFirestore();
  const official = 'found' in search ? search.found : null;
  if ('missing' in search) {
    if (onlyOfficial) return failure(search.missing);
    console.log(`The tests play on our Firestore only. ${search.missing.split('\n', 1)[0]}`);
  }
  const engines: Engine[] = [...(onlyOfficial ? [] : [null]), ...(official === null ? [] : [official])];

  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // The emulator's own tests use a browser too. Without one they fail and say so.
  const browser = await findBrowser(ROOT);
  const environment: Record<string, string> = browser === null ? {} : { CHROMIUM_PATH: browser };

  const counts: Counts[] = [];
  const unit = parts.get('unit');
  if (unit) counts.push(await vitest('unit', ['unit', 'unit-dom'], environment, [...ALL_CORES, ...unit]));
  for (const [at, engine] of engines.entries()) {
    const name = engine === null ? 'own' : 'official';
    console.log(`Firestore: ${firestoreName(engine)}`);
    const conformance = parts.get('conformance');
    const engineEnvironment = { ...environment, FIRESTORE_ENGINE: name };
    if (conformance) counts.push(await vitest(`conformance-${name}`, ['conformance'], engineEnvironment, conformance));
    counts.push(await withSuite(name, engine, selection.value, at === 0));
  }
  const looks = parts.get('looks');
  if (looks) counts.push(await playLooks(engines[0] ?? null, looks, selection.value.update));
  if (parts.has('attack')) counts.push(await attackFirestore(onlyOfficial));
  const sum = sumCounts(counts);
  if (sum.failed > 0) tellFailures();
  console.log(closingLine(sum));
  return sum.failed === 0 ? 0 : 1;
}

/** Prints the failed tests of all reports once more, by part, so that they stand at the end of a long output. */
function tellFailures(): void {
  for (const name of readdirSync(REPORTS).sort()) {
    const failures = failedTests(JSON.parse(readFileSync(join(REPORTS, name), 'utf8')) as object);
    if (failures.length > 0) {
      const named = failures.join('\n').replaceAll(`${ROOT}/`, '');
      console.log(`\nFailed in ${name.replace('.json', '')}:\n${named}\n`);
    }
  }
}

/** Runs the chosen tests that need a running suite on one engine. Attacks on Storage and what plays in a browser run on the first only. */
async function withSuite(name: string, official: Engine, { parts }: TestSelection, isFirst: boolean): Promise<Counts> {
  const rules = parts.get('suite');
  const stories = isFirst ? parts.get('stories') : undefined;
  const browserEngines = isFirst ? parts.get('engines') : undefined;
  const attacked = isFirst && parts.has('attack');
  const inBrowser = [stories, browserEngines].some((part) => part !== undefined);
  if (!rules && !inBrowser && !attacked) return sumCounts([]);
  try {
    if (inBrowser) await buildLocalApp(ROOT);
    const basePort = await freeBasePort(TEST_PORTS);
    const suite = await startSuite({ basePort, hosting: inBrowser, seed: false, official });
    try {
      const counts: Counts[] = [];
      if (rules) counts.push(await vitest(`suite-${name}`, ['suite'], suite.environment, rules));
      if (attacked) counts.push(await vitest('attack-storage', ['attack'], suite.environment));
      // Stories run after the rules tests, which clear the data they use.
      if (stories || browserEngines) await seedDemo(suite.environment);
      if (stories) counts.push(await playInBrowser('stories', suite, stories));
      if (browserEngines) {
        await installEngines();
        counts.push(await playInBrowser('engines', suite, browserEngines));
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

/** Runs the attacks on Firestore on every engine found. Prints only what went wrong. */
async function attackFirestore(onlyOfficial: boolean): Promise<Counts> {
  const file = join(REPORTS, 'attack.json');
  const code = await attack(['--failures', ...(onlyOfficial ? ['--official'] : [])], file);
  return readCounts(file, code, (report: { passed: number; failed: number }) => ({
    ...report,
    skipped: 0,
    notApplicable: 0,
  }));
}

async function vitest(
  name: string,
  projects: string[],
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<Counts> {
  const file = join(REPORTS, `${name}.json`);
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

/** The projects of playwright.config.ts that each part plays. */
const PROJECTS = { stories: ['stories'], engines: ['webkit', 'firefox'], looks: ['looks'] } as const;

/** Plays the looks in two halves at the same time. Each half empties and fills its own suite. `update`: the pictures are remade. */
async function playLooks(official: Engine, paths: readonly string[], update: boolean): Promise<Counts> {
  const suites: Suite[] = [];
  try {
    await buildLocalApp(ROOT);
    await unpackPictures(PICTURES, UNPACKED);
    for (let half = 0; half < 2; half++) {
      suites.push(await startSuite({ basePort: await freeBasePort(TEST_PORTS), hosting: true, seed: false, official }));
    }
    const halves = suites.map((suite, at) => {
      const name = `looks-${String(at + 1)}`;
      const options = [
        ...['--shard', `${String(at + 1)}/2`, '--output', `.cache/${name}`],
        ...['--update-snapshots', update ? 'changed' : 'none'],
      ];
      return playInBrowser('looks', suite, [...paths, ...options], name);
    });
    const counts = sumCounts(await Promise.all(halves));
    if (update) await packPictures(UNPACKED, PICTURES);
    return counts;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  } finally {
    await Promise.all(suites.map((suite) => suite.stop()));
  }
}

/** Plays a part in a browser against a suite. `args` are paths and options of Playwright's; `report` is the name of the report's file. */
async function playInBrowser(
  part: keyof typeof PROJECTS,
  suite: Suite,
  args: readonly string[],
  report: string = part,
): Promise<Counts> {
  if (!existsSync(join(ROOT, 'playwright.config.ts'))) return FAILED;
  const browser = await findBrowser(ROOT);
  if (browser === null) {
    console.error(`No Chromium could be found or installed, so the ${part} were not played.`);
    return FAILED;
  }
  const file = join(REPORTS, `${report}.json`);
  const code = await run(
    process.execPath,
    [
      ...[join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
      ...PROJECTS[part].flatMap((project) => ['--project', project]),
      '--reporter=list,json',
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...suite.environment, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  return readCounts(file, code, playwrightCounts);
}
