import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's own programs that stand in for firebase-tools' two Java ones, and the preload that puts them there. */
export type EmulatorPrograms = { firestore: string; storageRules: string; preload: string };

/** Bundles the emulator if its sources have changed, and answers where its programs are. */
export async function emulatorPrograms(root: string): Promise<EmulatorPrograms> {
  const { buildEmulator } = (await import(pathToFileURL(join(root, 'emulator/build.mjs')).href)) as {
    buildEmulator: () => Promise<{ firestore: string; storageRules: string }>;
  };
  return { ...(await buildEmulator()), preload: join(root, 'emulator/firebase-tools/preload.cjs') };
}
