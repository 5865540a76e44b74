import { existsSync } from 'node:fs';
import { succeed, fail, type Result } from '@/domain/result';

/** The parts of `npm test`, in the order in which they run. */
export const TEST_PARTS = ['unit', 'conformance', 'suite', 'attack', 'stories', 'engines', 'looks'] as const;
export type TestPart = (typeof TEST_PARTS)[number];

/** What `npm test` runs. */
export type TestSelection = {
  /** Everything on Google's Firestore emulator alone. */
  official: boolean;
  /** The pictures of the looks are remade instead of compared. */
  update: boolean;
  /** The parts, each with the paths to which it is limited; without any, all of it. */
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
 * Reads the arguments of `npm test`: `--official`, `--update` (with the looks alone), names of parts (`unit`), and paths of files or folders
 * (`tests/e2e/draft.spec.ts`). Without a name or a path everything runs. Any other argument is an error.
 */
export function selectTests(
  args: readonly string[],
  exists: (path: string) => boolean = existsSync,
): Result<TestSelection> {
  const parts = new Map<TestPart, readonly string[]>();
  const names: readonly string[] = TEST_PARTS;
  for (const arg of args) {
    if (arg === '--official' || arg === '--update') continue;
    if (arg.startsWith('--')) return fail('unknown', `${arg} is not known here. There are --official and --update.`);
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
  const all = TEST_PARTS.map((part) => [part, []] as const);
  return succeed({ official: args.includes('--official'), update, parts: parts.size === 0 ? new Map(all) : parts });
}
