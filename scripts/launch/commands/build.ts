import { join } from 'node:path';
import { finishExport } from '../../export/finish';
import { run } from '../../suite/processes';
import { ROOT } from '../../suite/suite';

/**
 * `npm run build`: builds the app for your own Firebase project into `out/`. Reads its variables from the environment
 * or `.env.local`; a missing or malformed one stops the build with its name.
 */
export default async function build(): Promise<number> {
  const code = await run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code === 0) await finishExport(join(ROOT, 'out'));
  return code;
}
