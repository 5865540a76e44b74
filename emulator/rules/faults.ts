import type { Expression } from './ast';

/** An evaluation error: it denies the clause it happens in, unless `||` or `&&` can decide without it. */
export class Fault extends Error {
  /** The expression that failed, once known. */
  at: Expression | null = null;
}

/** Something that a list query does not guarantee. Behaves as any other fault; told apart only to explain it. */
export class NotGuaranteed extends Fault {}

/** A documented limit was passed: the whole request is denied, whatever other clauses say. */
export class LimitExceeded extends Error {}
