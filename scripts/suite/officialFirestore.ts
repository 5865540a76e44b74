import { findOfficialFirestore, type OfficialFirestore } from 'firestore-emulator-node/official';

/** Returns Google's Firestore emulator on this machine. Throws when it can't run, with what to install. */
export function requireOfficialFirestore(): OfficialFirestore {
  const search = findOfficialFirestore();
  if ('missing' in search) throw new Error(search.missing);
  return search.found;
}

/** A short description of the Firestore that a suite runs. */
export function firestoreName(official: OfficialFirestore | null): string {
  return official === null ? 'ours (emulator/)' : `Google's emulator ${official.version} (${official.jar})`;
}
