// Bundles the emulator's two programs into dist/ when a source is newer than its bundle. Prints nothing unless it
// fails.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Each program's entry point, and the bundle whose path `programs.mjs` returns. */
const PROGRAMS = [
  { entry: join(here, 'cli', 'main.ts'), bundle: join(here, 'dist', 'firestore.cjs') },
  { entry: join(here, 'storage-rules', 'main.ts'), bundle: join(here, 'dist', 'storage-rules.cjs') },
];

/** Folders that aren't part of any bundle. */
const OTHERS = new Set(['dist', 'node_modules', 'tests', 'conformance', 'bench']);

function newest(directory) {
  let latest = 0;
  for (const item of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, item.name);
    if (item.isDirectory()) latest = OTHERS.has(item.name) ? latest : Math.max(latest, newest(path));
    else if (!item.name.includes('.test.')) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
}

let building = null;

/** Builds the programs whose bundles are out of date. Two callers at the same time share one build. */
export function buildEmulator() {
  building ??= build().finally(() => (building = null));
  return building;
}

async function build() {
  const changed = newest(here);
  const stale = PROGRAMS.filter(({ bundle }) => !(existsSync(bundle) && statSync(bundle).mtimeMs > changed));
  if (stale.length === 0) return;
  const esbuild = await import('esbuild');
  const common = { bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'error' };
  mkdirSync(join(here, 'dist'), { recursive: true });
  await Promise.all(
    stale.map(async ({ entry, bundle }) => {
      // Renamed only when complete, since another process may be about to start the program.
      const part = `${bundle}.${process.pid}`;
      await esbuild.build({ ...common, entryPoints: [entry], outfile: part });
      renameSync(part, bundle);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEmulator();
