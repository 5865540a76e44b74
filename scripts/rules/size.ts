import { isCurrent, readDeclarations, RULES_FILE, type Source } from './build';
import { compileRuleset, type Compiled, type Issue } from './compiler';

/** Firebase's limit for compiled rules is 250 KB. This budget leaves room for later rules. */
const COMPILED_BUDGET = 228_000;

/** How many functions and allow statements `npm run rules -- --size` prints, largest first. */
const LARGEST = 25;

/**
 * Part of `npm run check`: fails when `firestore.rules` doesn't match the sources, when Google's compiler finds an
 * error in it, and when it is over its budget. The last two need the compiler; without it, one line says that nothing
 * was measured.
 */
export async function checkRules(root: string): Promise<number> {
  try {
    if (!isCurrent(root)) {
      console.error(`${RULES_FILE} is not what rules/ and src/domain make. Run: npm run rules`);
      return 1;
    }
    const compiled = await compiledRules(root);
    if (compiled === null) return 0;
    console.log(sizeLine(compiled.bytes));
    return report(compiled.issues) && compiled.bytes <= COMPILED_BUDGET ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * `npm run rules -- --size`: the compiled size in all, by source, and of the largest functions and allow statements.
 */
export async function printSizes(root: string): Promise<number> {
  const compiled = await compiledRules(root);
  if (compiled === null) return 0;
  const table = (rows: readonly (readonly [number, string])[]): void =>
    rows.forEach(([bytes, name]) => console.log(`${String(bytes).padStart(8)}  ${name}`));
  const { declarations, names } = readDeclarations(root);
  const sources = sourcesOfParts(declarations);
  table(bytesBySource(compiled, sources));
  console.log(`\nThe largest ${LARGEST}:`);
  const parts = compiled.parts.map((part, index) => ({ ...part, source: sources[index] }));
  const largest = parts.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
  table(
    largest.map(({ bytes, line, name, source }) => [bytes, `${names.get(name) ?? name} (${source}, line ${line})`]),
  );
  console.log(`\n${sizeLine(compiled.bytes)}`);
  return report(compiled.issues) ? 0 : 1;
}

/** The source of each part that the compiler measures: it takes the functions first, and then the match blocks. */
export function sourcesOfParts(declarations: readonly Source[]): string[] {
  return [/^function /, /^match /]
    .flatMap((kind) => declarations.filter(({ text }) => kind.test(text)))
    .flatMap(({ name, text }) => (text.match(/\b(?:function|allow) /g) ?? []).map(() => name));
}

/** The compiled size of each source, the largest first. The rest is the paths of the match blocks. */
export function bytesBySource({ bytes, parts }: Compiled, sources: readonly string[]): (readonly [number, string])[] {
  const sums = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const source = sources[index]!;
    sums.set(source, (sums.get(source) ?? 0) + part.bytes);
  }
  const all = [...sums].map(([name, sum]) => [sum, name] as const).sort(([a], [b]) => b - a);
  return [...all, [bytes - all.reduce((sum, [part]) => sum + part, 0), 'paths of the match blocks']];
}

async function compiledRules(root: string): Promise<Compiled | null> {
  const compilation = await compileRuleset(root, RULES_FILE);
  if ('compiled' in compilation) return compilation.compiled;
  console.log(`rules: not measured. ${compilation.missing}`);
  return null;
}

function sizeLine(bytes: number): string {
  const room = COMPILED_BUDGET - bytes;
  const rest = room >= 0 ? `${room} below` : `${-room} over`;
  return `rules: ${bytes} bytes compiled, ${rest} the budget of ${COMPILED_BUDGET}`;
}

/** Prints the issues; false when one of them is an error. */
function report(issues: readonly Issue[]): boolean {
  for (const { line, severity, text } of issues) console.error(`${RULES_FILE}:${line}: ${severity}: ${text}`);
  return !issues.some(({ severity }) => severity === 'ERROR');
}
