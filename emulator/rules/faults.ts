import type { Expression } from './ast';

/** An evaluation error: it denies the clause it occurs in, unless `||` or `&&` can decide without it. */
export class Fault extends Error {
  /** The failed expression, once known. */
  at: Expression | null = null;
}

/**
 * A condition that a list query doesn't guarantee. Behaves like any other fault; it's a separate class only for
 * explanations.
 */
export class NotGuaranteed extends Fault {}

/** A documented limit was exceeded: the whole request is denied, whatever other clauses return. */
export class LimitExceeded extends Error {}
