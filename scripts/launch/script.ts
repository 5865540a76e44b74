import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portsFrom } from '../suite/ports';
import { run } from '../suite/processes';
import { ROOT, suiteEnvironment } from '../suite/suite';
import { parseFlags } from './flags';

/**
 * Runs one of the project's scripts and returns its exit code: with `--live` on the project that the environment and
 * .env.local name, otherwise against the running suite. `--port N` selects the suite (default: 5000, or
 * SUITE_BASE_PORT); the other arguments are passed to the script.
 */
export function runScript(script: string, args: readonly string[], root = ROOT): Promise<number> {
  const at = args.indexOf('--port');
  const named = at < 0 ? null : parseFlags(args.slice(at, at + 2));
  if (named !== null && !named.ok) {
    console.error(named.error.message);
    return Promise.resolve(1);
  }
  const base = named?.value.basePort ?? Number(process.env.SUITE_BASE_PORT ?? 5000);
  const rest = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  const live = args.includes('--live');
  const own = live && existsSync(join(root, '.env.local')) ? ['--env-file=.env.local'] : [];
  return run(process.execPath, [...own, '--import', 'tsx', script, ...rest], {
    cwd: root,
    env: live ? process.env : { ...suiteEnvironment(portsFrom(base)), ...process.env, SUITE_BASE_PORT: String(base) },
  });
}
