import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A function or an allow statement of the compiled ruleset. `line`: where it is written in `firestore.rules`, from 1. */
export type Part = { line: number; bytes: number; name: string };

/** A warning or an error of the compiler. */
export type Issue = { line: number; severity: string; text: string };

/** What Google's compiler makes of a ruleset. */
export type Compiled = { bytes: number; parts: Part[]; issues: Issue[] };

/** The jar of Google's Firestore emulator: FIRESTORE_EMULATOR_JAR, else that of the Debian package; null when there is none. */
async function findEmulatorJar(): Promise<string | null> {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`FIRESTORE_EMULATOR_JAR names ${named}, which does not exist.`);
    return named;
  }
  try {
    const { stdout } = await execute('dpkg', ['-L', 'google-cloud-cli-firestore-emulator']);
    return stdout.split('\n').find((path) => path.endsWith('firestore-emulator.jar')) ?? null;
  } catch {
    // No such package, or no dpkg: this machine does not have the emulator.
    return null;
  }
}

/** Compiles a ruleset with Google's compiler, which is in the emulator's jar; null when the jar or Java is not there. */
export async function compileRuleset(root: string, rules: string): Promise<Compiled | null> {
  const jar = await findEmulatorJar();
  if (jar === null) return null;
  try {
    const program = join(root, 'scripts/rules/CompiledSize.java');
    const { stdout } = await execute('java', ['-cp', jar, program, join(root, rules)]);
    return parseCompiled(stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
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
