/**
 * Documented limits of security rules (Firebase documentation, "Quotas and limits: security rules" and "Access calls
 * limits").
 */
export const LIMITS = {
  expressions: 1_000,
  /** Nested calls below a function that a condition calls. */
  callDepth: 20,
  sourceBytes: 256 * 1024,
  parameters: 7,
  bindings: 10,
  matchDepth: 10,
  patternSegments: 100,
  wildcards: 20,
  /** Levels of parentheses and binary operators within one expression. */
  nesting: 99,
  /** Document access calls of a single-document request or query, and of each operation within a batch. */
  accesses: 10,
  /** Document access calls of a batch, a transaction or a multi-document read as a whole. */
  batchAccesses: 20,
  /**
   * Bytes of one value, and of all operands held at a time, while an expression is evaluated; measured on Google's
   * emulator.
   */
  memoryBytes: 2 * 1024 * 1024,
  /** Firestore documents that Storage rules may read in one evaluation. */
  storageAccesses: 2,
} as const;
