/** The two Firestore engines that the tests play on: this repository's, and Google's emulator. */
export const ENGINES = ['own', 'official'] as const;
export type FirestoreEngine = (typeof ENGINES)[number];

/** The engine that tests play on, named by FIRESTORE_ENGINE; this repository's unless set. */
export function firestoreEngine(env: Readonly<Record<string, string | undefined>> = process.env): FirestoreEngine {
  const named = env.FIRESTORE_ENGINE || 'own';
  const engine = ENGINES.find((name) => name === named);
  if (engine === undefined) throw new Error(`FIRESTORE_ENGINE is "${named}". It is one of: ${ENGINES.join(', ')}.`);
  return engine;
}

/** What Google's emulator does not have. A test of one of these does not apply to it. */
export const NOT_OFFICIAL = {
  /** The engine counts the documents that each caller reads and writes (`/emulator/v1/projects/P/stats`). */
  documentCounts: "Google's emulator does not count the documents that a caller reads and writes.",
  /** The engine refuses a query whose composite index is not declared, as production does. */
  requiredIndexes:
    "Google's emulator answers every query, with or without its index (https://firebase.google.com/docs/emulator-suite/connect_firestore).",
} as const;

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test does not apply to the engine that it would be played on. */
    notApplicable?: string;
  }
}

/**
 * The options of a test, or of a group of tests, of something that only this repository's engine has. On Google's they are left
 * out and counted as not applicable, with the reason.
 */
export function ownEngineOnly(
  what: keyof typeof NOT_OFFICIAL,
  engine: FirestoreEngine = firestoreEngine(),
): { readonly skip?: true; readonly meta?: { readonly notApplicable: string } } {
  return engine === 'own' ? {} : { skip: true, meta: { notApplicable: NOT_OFFICIAL[what] } };
}
