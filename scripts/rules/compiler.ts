import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOfficialFirestore } from '../../emulator/official/find';

const execute = promisify(execFile);

/**
 * A function or an allow statement of the compiled ruleset. `line`: where it is written in `firestore.rules`, from 1.
 */
export type Part = { line: number; bytes: number; name: string };

/** A warning or an error of the compiler. */
export type Issue = { line: number; severity: string; text: string };

/** What Google's compiler makes of a ruleset. */
export type Compiled = { bytes: number; parts: Part[]; issues: Issue[] };

/** What Google's compiler makes of a ruleset, or a sentence that says why it couldn't run. */
export type Compilation = { compiled: Compiled } | { missing: string };

/** Compiles a ruleset with Google's compiler, which is in the jar of Google's Firestore emulator. */
export async function compileRuleset(root: string, rules: string): Promise<Compilation> {
  const search = findOfficialFirestore();
  if ('missing' in search) return { missing: search.missing.split('\n')[0]! };
  const { java, jar } = search.found;
  try {
    const program = join(root, 'scripts/rules/CompiledSize.java');
    const { stdout } = await execute(java, ['-cp', jar, program, join(root, rules)]);
    return { compiled: parseCompiled(stdout) };
  } catch (error) {
    // A Java runtime without a compiler can run the emulator, but not a program from source.
    if (String(error).includes('jdk.compiler')) return { missing: `${java} is no JDK, and measuring needs one.` };
    throw error;
  }
}

/** Reads what CompiledSize.java prints. */
export function parseCompiled(printed: string): Compiled {
  const lines = printed.split('\n').map((line) => line.split('\t'));
  const of = (kind: string): string[][] => lines.filter(([first]) => first === kind);
  const total = of('total')[0]?.[1];
  if (total === undefined) throw new Error(`The rules compiler printed no size:\n${printed}`);
  return {
    bytes: Number(total),
    parts: of('part').map(([, line, bytes, name = '']) => ({ line: Number(line), bytes: Number(bytes), name })),
    issues: of('issue').map(([, line, severity = '', text = '']) => ({ line: Number(line), severity, text })),
  };
}
