import type { Expression } from './ast';
import { ExpressionCompiler } from './compileExpression';
import type { Context, Outcome } from './context';
import type { Scope } from './scope';
import type { RulesValue } from './values';

/**
 * One evaluation of an expression, with the evaluations it depends on, in order. The body of a declared function is the
 * last child of its call.
 */
export interface TraceNode {
  readonly expression: Expression;
  readonly children: readonly TraceNode[];
  readonly outcome: Outcome;
}

/** Evaluates a condition again, with the documents already read, and records the outcome of every step. */
export function traceCondition(
  condition: Expression,
  scope: Scope,
  wildcards: readonly RulesValue[],
  context: Context,
): TraceNode {
  let siblings: TraceNode[] = [];
  const compiler = new ExpressionCompiler((expression, run) => (replayed, locals) => {
    const outer = siblings;
    const children: TraceNode[] = [];
    siblings = children;
    const outcome = run(replayed, locals);
    siblings = outer;
    siblings.push({ expression, children, outcome });
    return outcome;
  });
  const replay = context.replay();
  replay.wildcards = wildcards;
  const outcome = compiler.compile(condition, scope, new Map())(replay, []);
  return siblings[0] ?? { expression: condition, children: [], outcome };
}
