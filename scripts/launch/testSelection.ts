import { existsSync } from 'node:fs';
import { succeed, fail, type Result } from '@/domain/kernel/result';

/**
 * `main`: what a person could break unnoticed, in minutes, on our Firestore (`npm test`). `all`: every test, on
 * Google's Firestore emulator too if it is installed (`npm run test:all`).
 */
export type TestSize = 'main' | 'all';

/** The parts of the tests, in the order in which they run. */
export const TEST_PARTS = ['unit', 'conformance', 'suite', 'attack', 'stories', 'engines', 'looks'] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** The parts that Playwright runs. Its tests can be chosen by their names. */
const IN_BROWSER: readonly TestPart[] = ['stories', 'engines', 'looks'];

/** The part that only `npm run test:all` runs unless it is named: stories in WebKit and Firefox. */
const ONLY_IN_ALL: readonly TestPart[] = ['engines'];

/** What a test run runs. */
export type TestSelection = {
  size: TestSize;
  /** Everything on Google's Firestore emulator alone. */
  official: boolean;
  /** The pictures of the looks are remade instead of compared. */
  update: boolean;
  /** The parts, each with what limits it, as arguments of its runner: paths, and a name; without any, all of it. */
  parts: ReadonlyMap<TestPart, readonly string[]>;
};

/** Where the tests of a part are; everything else that is a path is a unit test's. */
const PLACES: readonly (readonly [folder: string, part: TestPart])[] = [
  ['tests/e2e', 'stories'],
  ['tests/engines', 'engines'],
  ['tests/looks', 'looks'],
  ['tests/attack/support', 'unit'],
  ['tests/attack', 'attack'],
  ['tests', 'suite'],
  ['emulator/conformance', 'conformance'],
];

/** The part that a path belongs to. */
function partOf(path: string): TestPart {
  const [, part = 'unit'] = PLACES.find(([folder]) => path === folder || path.startsWith(`${folder}/`)) ?? [];
  return part;
}

/**
 * Reads the arguments of `npm test`: `--all` (which `npm run test:all` gives), `--official`, `--update` (with the looks
 * alone), `--only=NAME` (the stories or looks whose names match it, a regular expression), names of parts (`unit`), and
 * paths of files or folders (`tests/e2e/draft.spec.ts`). Without a name or a path every part runs. Any other argument
 * is an error.
 */
export function selectTests(
  args: readonly string[],
  exists: (path: string) => boolean = existsSync,
): Result<TestSelection> {
  const parts = new Map<TestPart, readonly string[]>();
  const names: readonly string[] = TEST_PARTS;
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
  for (const arg of args) {
    if (['--all', '--official', '--update', `--only=${only}`].includes(arg)) continue;
    if (arg.startsWith('--'))
      return fail('unknown', `${arg} is not known here. There are --official, --update and --only=NAME.`);
    const path = arg.replace(/^\.\//, '').replace(/\/$/, '');
    if (names.includes(arg)) parts.set(arg as TestPart, []);
    else if (!exists(path))
      return fail('unknown', `${arg} is neither a path nor a part of the tests. The parts are ${names.join(', ')}.`);
    else {
      const part = partOf(path);
      const paths = parts.get(part);
      // A part that was named as a whole stays whole.
      if (paths?.length !== 0) parts.set(part, [...(paths ?? []), path]);
    }
  }
  const update = args.includes('--update');
  if (update && (parts.size !== 1 || !parts.has('looks')))
    return fail('update', '--update remakes the pictures of the looks: npm test -- looks --update.');
  if (only !== '') {
    const chosen = [...parts].filter(([part]) => IN_BROWSER.includes(part));
    if (chosen.length === 0 || chosen.length < parts.size)
      return fail('only', '--only chooses stories or looks by their names: npm test -- looks --only=roster.');
    for (const [part, paths] of chosen) parts.set(part, [...paths, '--grep', only]);
  }
  const size = update || args.includes('--all') ? 'all' : 'main';
  if (parts.size === 0) {
    const run = TEST_PARTS.filter((part) => size === 'all' || !ONLY_IN_ALL.includes(part));
    run.forEach((part) => parts.set(part, []));
  }
  return succeed({ size, official: args.includes('--official'), update, parts });
}
