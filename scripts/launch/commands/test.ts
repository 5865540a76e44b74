import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOfficialFirestore, type OfficialFirestore } from 'firestore-emulator-node/official';
import { buildLocalApp } from '../../suite/app';
import { firestoreName } from '../../suite/officialFirestore';
import { freeBasePort } from '../../suite/ports';
import { ROOT, seedDemo, startSuite, type Suite } from '../../suite/suite';
import { findBrowser } from '../browser';
import { FAILED, NONE, closingLine, readCounts, sumCounts, type Counts } from '../counts';
import { installEngines } from '../engines';
import { failedTests } from '../failedTests';
import { failure } from '../failure';
import { REPORTS, playwright, vitest } from '../runners';
import { selectTests, type TestPart, type TestSelection } from '../testSelection';
import { testTable, type TimedPart } from '../testTable';
import attack from './attack';

/** The first port to try when looking for free ones, away from those of a developer's own suite. */
const TEST_PORTS = 5400;

/** Google's Firestore emulator, or null for ours. */
type Engine = OfficialFirestore | null;

/**
 * `npm test [-- --official] [-- PART or PATH ...] [--only=NAME]`: the unit tests; on our Firestore the conformance
 * table, the attacks and, against a suite, the rules and the data modules; the main stories and looks in Chromium.
 * `npm run test:all` (`--all`) plays everything, on Google's Firestore too if it is installed, and stories in WebKit
 * and Firefox. `--official` plays on Google's alone. `looks --update` remakes the pictures. See `selectTests` for
 * choosing parts. The output ends with what failed, a table of the parts and their seconds, and the line `N passed, N
 * failed`, which the exit code matches.
 */
export default async function test(args: string[]): Promise<number> {
  const selection = selectTests(args);
  if (!selection.ok) return failure(selection.error.message);
  const { size, official } = selection.value;
  const google = findOfficialFirestore();
  if (official && 'missing' in google) return failure(google.missing);
  if (size === 'all' && 'missing' in google)
    console.log(`Only our Firestore is tested. ${google.missing.split('\n', 1)[0]}`);
  const engines: Engine[] = [
    ...(official ? [] : [null]),
    ...((official || size === 'all') && 'found' in google ? [google.found] : []),
  ];

  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const began = performance.now();
  const timed = await play(selection.value, engines);
  const seconds = (performance.now() - began) / 1000;
  const sum = sumCounts(timed.map(({ counts }) => counts));
  if (sum.failed > 0) tellFailures();
  console.log(`\n${testTable(timed, size, seconds)}\n\n${closingLine(sum)}`);
  return sum.failed === 0 ? 0 : 1;
}

/** Plays the chosen parts, one after the other. What throws counts as one failure of its part. */
async function play(
  { size, official, update, parts }: TestSelection,
  engines: readonly Engine[],
): Promise<TimedPart[]> {
  const timed: TimedPart[] = [];
  const time = async (part: string, work: () => Promise<Counts>): Promise<void> => {
    console.log(`\n${part}`);
    const began = performance.now();
    let counts: Counts;
    try {
      counts = await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      counts = FAILED;
    }
    timed.push({ part, counts, seconds: (performance.now() - began) / 1000 });
  };
  // The emulator's own tests use a browser too. Without one they fail and say so.
  const browser = await findBrowser(ROOT);
  /** The environment of a part. What is named by its path is played whole. */
  const environmentOf = (part: TestPart): Record<string, string> => ({
    TEST_SIZE: sizeOf(part),
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
  });
  const sizeOf = (part: TestPart) => (parts.get(part)?.length ? 'all' : size);
  const mainOnly = (part: TestPart) => (sizeOf(part) === 'main' ? ['--grep', '@main'] : []);
  const has = (...some: TestPart[]) => some.some((part) => parts.has(part));

  if (has('unit'))
    await time('unit', () => vitest('unit', ['unit', 'unit-dom'], environmentOf('unit'), parts.get('unit')));
  if (has('stories', 'engines', 'looks')) await time('build', () => buildLocalApp(ROOT).then(() => NONE));
  const conformance = async (engine: Engine, where = '') => {
    if (!has('conformance')) return;
    console.log(`Firestore: ${firestoreName(engine)}`);
    const environment = { ...environmentOf('conformance'), FIRESTORE_ENGINE: engine === null ? 'own' : 'official' };
    const args = parts.get('conformance')!;
    await time(`conformance${where}`, () => vitest(`conformance${where}`, ['conformance'], environment, args));
  };
  const attacks = async () => {
    if (has('attack')) await time('attack', () => attackFirestore(official, size));
  };
  // Each of them waits for one process most of the time, so two take hardly longer than one.
  await Promise.all([attacks(), conformance(engines[0] ?? null)]);
  for (const [at, engine] of engines.entries()) {
    const isFirst = at === 0;
    const where = isFirst ? '' : ', Google';
    if (!isFirst) await conformance(engine, where);
    const inBrowser = isFirst && has('stories', 'engines', 'looks');
    if (!has('suite') && !inBrowser && !(isFirst && has('attack'))) continue;
    let suites: Suite[] = [];
    await time(`start${where}`, async () => {
      suites = await startSuites(inBrowser, engine);
      return NONE;
    });
    if (suites.length === 0) continue;
    const ports = suites.map((suite) => suite.ports.hosting).join(',');
    const on = (part: TestPart) => ({ ...environmentOf(part), ...suites[0]!.environment, SUITE_BASE_PORT: ports });
    if (has('suite'))
      await time(`suite${where}`, () => vitest(`suite${where}`, ['rules', 'data'], on('suite'), parts.get('suite')));
    if (isFirst && has('attack'))
      await time('attack on Storage', () => vitest('attack on Storage', ['attack'], on('attack')));
    if (isFirst && has('stories', 'engines')) {
      // After the tests of rules and data, which clear what they use.
      await time('seed', () => Promise.all(suites.map((suite) => seedDemo(suite.environment))).then(() => NONE));
      if (has('stories')) {
        const args = [...parts.get('stories')!, ...mainOnly('stories')];
        await time('stories', () => playwright('stories', ['stories'], on('stories'), args));
      }
      if (has('engines'))
        await time('engines', async () => {
          await installEngines();
          return playwright('engines', ['webkit', 'firefox'], on('engines'), parts.get('engines')!);
        });
    }
    if (isFirst && has('looks'))
      // Last, as they empty the suites.
      await time('looks', () => {
        const args = [...parts.get('looks')!, ...mainOnly('looks'), '--update-snapshots', update ? 'changed' : 'none'];
        return playwright('looks', ['looks'], on('looks'), args);
      });
    await Promise.all(suites.map((suite) => suite.stop()));
  }
  return timed;
}

/** Starts two suites: the two workers of a runner have one each. */
async function startSuites(hosting: boolean, official: Engine): Promise<Suite[]> {
  const first = await freeBasePort(TEST_PORTS);
  const ports = [first, await freeBasePort(first + 10)];
  return Promise.all(ports.map((basePort) => startSuite({ basePort, hosting, seed: false, official })));
}

/** Attacks Firestore: both engines for all, otherwise one. Prints only what went wrong. */
async function attackFirestore(official: boolean, size: TestSelection['size']): Promise<Counts> {
  const file = join(REPORTS, 'attack.json');
  const engine = official ? ['--official'] : size === 'main' ? ['--own'] : [];
  const code = await attack(['--failures', ...engine], file);
  return readCounts(file, code, (report: { passed: number; failed: number }) => ({ ...report, skipped: 0 }));
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
