// The paths of the emulator's programs. The published package contains them built; a checkout builds them when a source
// has changed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The two programs, and the script that firebase-tools preloads to run them instead of the two that it downloads. */
const PROGRAMS = {
  firestore: join(here, 'dist', 'firestore.cjs'),
  storageRules: join(here, 'dist', 'storage-rules.cjs'),
  preload: join(here, 'firebase-tools', 'preload.cjs'),
};

/**
 * Builds the programs if needed, and resolves to their paths.
 * @returns {Promise<{ firestore: string, storageRules: string, preload: string }>}
 */
export async function emulatorPrograms() {
  if (existsSync(join(here, 'build.mjs'))) {
    const { buildEmulator } = await import('./build.mjs');
    await buildEmulator();
  }
  return PROGRAMS;
}
