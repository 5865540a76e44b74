/** The two Firestore engines that tests can run on: this repository's, and Google's emulator. */
export const ENGINES = ['own', 'official'] as const;
export type FirestoreEngine = (typeof ENGINES)[number];

/** The engine that tests run on, from FIRESTORE_ENGINE; defaults to this repository's. Throws on an unknown name. */
export function firestoreEngine(env: Readonly<Record<string, string | undefined>> = process.env): FirestoreEngine {
  const named = env.FIRESTORE_ENGINE || 'own';
  const engine = ENGINES.find((name) => name === named);
  if (engine === undefined) throw new Error(`FIRESTORE_ENGINE is "${named}". It is one of: ${ENGINES.join(', ')}.`);
  return engine;
}

/** Features that Google's emulator lacks. Tests of these don't apply to it. */
export const NOT_OFFICIAL = {
  /** The engine counts the documents that each caller reads and writes (`/emulator/v1/projects/P/stats`). */
  documentCounts: "Google's emulator does not count the documents that a caller reads and writes.",
  /** The engine rejects a query whose composite index isn't declared, as production does. */
  requiredIndexes:
    "Google's emulator answers every query, with or without its index (https://firebase.google.com/docs/emulator-suite/connect_firestore).",
} as const;

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test does not apply to the selected engine. */
    notApplicable?: string;
  }
}

/**
 * Vitest options for a test, or a group of tests, of a feature that only this repository's engine has. On Google's
 * emulator it is skipped, with the reason, and not counted.
 */
export function ownEngineOnly(
  what: keyof typeof NOT_OFFICIAL,
  engine: FirestoreEngine = firestoreEngine(),
): { readonly skip?: true; readonly meta?: { readonly notApplicable: string } } {
  return engine === 'own' ? {} : { skip: true, meta: { notApplicable: NOT_OFFICIAL[what] } };
}
