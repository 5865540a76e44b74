import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishExport } from '../export/finish';
import { run } from './processes';
import { fingerprint, isFresh, writeStamp } from './stale';

/** The folder of the app build that a local suite serves. `out/` is reserved for builds that are deployed. */
export const LOCAL_APP = '.cache/app';

/** What the app is built from. */
const SOURCES = [
  'src',
  'public',
  'data',
  'scripts/export',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'firestore.rules',
  '.env.example',
];

/** Environment variables that connect the app to a local suite, whatever port its page is served from. */
export function localEnvironment(root: string): Record<string, string> {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split(/\r?\n/);
  return Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/, 2)));
}

/** Builds the app for a local suite unless it has been built from the same sources. Throws if the build fails. */
export async function buildLocalApp(root: string): Promise<void> {
  const stamp = join(root, '.cache/app.stamp');
  const print = fingerprint(root, SOURCES);
  if (isFresh(stamp, print, join(root, LOCAL_APP, 'index.html'))) return;
  console.error('Building the app ...');
  const code = await run(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      ...localEnvironment(root),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      EXPORT_FOLDER: LOCAL_APP,
    },
  });
  if (code !== 0) throw new Error('The app could not be built; the lines above say why.');
  await finishExport(join(root, LOCAL_APP));
  writeStamp(stamp, print);
}
