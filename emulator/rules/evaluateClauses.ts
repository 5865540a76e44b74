import type { AllowMethod, Expression, PatternSegment } from './ast';
import { truthOf } from './compileLogic';
import type { Context, Run } from './context';
import { Fault, LimitExceeded } from './faults';
import { matchPattern, type RequestSegment } from './pattern';
import type { Scope } from './scope';
import type { RulesMethod } from './types';
import type { RulesValue } from './values';

/** One `allow` statement of a compiled source. */
export interface Clause {
  readonly line: number;
  readonly methods: ReadonlySet<RulesMethod>;
  readonly scope: Scope;
  readonly condition: Expression | null;
  readonly run: Run | null;
}

/** The clauses of one match block, and its full path. */
export interface Block {
  readonly line: number;
  readonly pattern: readonly PatternSegment[];
  readonly clauses: readonly Clause[];
}

/** A clause that did not allow, and the fault that stopped it; without a fault its condition was false. */
export interface FailedClause {
  readonly clause: Clause;
  readonly wildcards: readonly RulesValue[];
  readonly fault: Fault | null;
}

export interface Evaluation {
  /** The clause that allowed the request. */
  readonly allowedBy: Clause | null;
  readonly failedClauses: readonly FailedClause[];
  /** The limit that ended the evaluation. */
  readonly limit: LimitExceeded | null;
  /** True when a match block covers the path, whether or not it has a clause for the method. */
  readonly matched: boolean;
}

const METHODS_OF: Readonly<Record<AllowMethod, readonly RulesMethod[]>> = {
  get: ['get'],
  list: ['list'],
  read: ['get', 'list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  write: ['create', 'update', 'delete'],
};

/** The methods that an `allow` covers: `read` and `write` expand to several. */
export function methodsOf(named: readonly AllowMethod[]): ReadonlySet<RulesMethod> {
  return new Set(named.flatMap((method) => METHODS_OF[method]));
}

/** Evaluates the clauses for a path and method, in source order, until one allows. */
export function evaluateClauses(
  blocks: readonly Block[],
  version: 1 | 2,
  path: readonly RequestSegment[],
  method: RulesMethod,
  context: Context,
): Evaluation {
  const failedClauses: FailedClause[] = [];
  let matched = false;
  for (const block of blocks) {
    const wildcards = matchPattern(block.pattern, path, version);
    if (wildcards === null) continue;
    matched = true;
    for (const clause of block.clauses) {
      if (!clause.methods.has(method)) continue;
      context.wildcards = wildcards;
      const outcome = tryClause(clause, context);
      if (outcome === true) return { allowedBy: clause, failedClauses, limit: null, matched };
      if (outcome instanceof LimitExceeded) return { allowedBy: null, failedClauses, limit: outcome, matched };
      failedClauses.push({ clause, wildcards, fault: outcome });
    }
  }
  return { allowedBy: null, failedClauses, limit: null, matched };
}

/** True when the clause allows, null when its condition is false, else the fault or limit that stopped it. */
function tryClause(clause: Clause, context: Context): true | null | Fault | LimitExceeded {
  if (clause.run === null || clause.condition === null) return true;
  context.depth = 0;
  try {
    const truth = truthOf(clause.condition, clause.run(context, []));
    return truth instanceof Fault ? truth : truth || null;
  } catch (error) {
    if (error instanceof LimitExceeded) return error;
    // The string is longer than the runtime supports, for example after a replacement.
    if (error instanceof RangeError) return new LimitExceeded('the evaluation exhausted its memory');
    throw error;
  }
}
