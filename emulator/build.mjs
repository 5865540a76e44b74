// Bundles the emulator's two programs into .cache/emulator/*.cjs, when a source is newer than its bundle. Prints nothing unless it fails.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', '.cache', 'emulator');

/** The programs: where each starts, and the bundle it becomes. */
const PROGRAMS = [
  { entry: join(here, 'cli', 'main.ts'), bundle: join(out, 'firestore.cjs') },
  { entry: join(here, 'storage-rules', 'main.ts'), bundle: join(out, 'storage-rules.cjs') },
];

function newest(directory) {
  let latest = 0;
  for (const item of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, item.name);
    if (item.isDirectory()) latest = Math.max(latest, newest(path));
    else if (!item.name.includes('.test.')) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

/** Builds what is stale; answers the paths of the two bundles. */
export async function buildEmulator() {
  const changed = newest(here);
  const stale = PROGRAMS.filter(
    ({ entry, bundle }) => existsSync(entry) && !(existsSync(bundle) && statSync(bundle).mtimeMs > changed),
  );
  if (stale.length > 0) {
    mkdirSync(out, { recursive: true });
    const { build } = await import('esbuild');
    const common = { bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'error' };
    await Promise.all(stale.map(({ entry, bundle }) => build({ ...common, entryPoints: [entry], outfile: bundle })));
  }
  return { firestore: PROGRAMS[0].bundle, storageRules: PROGRAMS[1].bundle };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEmulator();
