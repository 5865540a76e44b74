import { findOfficialFirestore, type OfficialFirestore } from 'firestore-emulator-node/official';

/** Google's Firestore emulator on this machine. Throws, saying what to install, when it cannot be run. */
export function requireOfficialFirestore(): OfficialFirestore {
  const search = findOfficialFirestore();
  if ('missing' in search) throw new Error(search.missing);
  return search.found;
}

/** Which Firestore a suite runs, in a few words. */
export function firestoreName(official: OfficialFirestore | null): string {
  return official === null ? 'ours (emulator/)' : `Google's emulator ${official.version} (${official.jar})`;
}
