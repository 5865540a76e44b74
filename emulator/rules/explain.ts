import type { Expression } from './ast';
import type { Context } from './context';
import { describeValue } from './describe';
import { Fault } from './faults';
import type { FailedClause, Evaluation } from './evaluateClauses';
import { traceCondition, type TraceNode } from './trace';
import type { RulesRequest } from './types';

/** Reasons beyond this many characters are left out: an explanation is one paragraph. */
const ROOM = 1_500;

/** Why a request was allowed or denied, in one paragraph: the clause that allowed, or each clause that failed. */
export function explainEvaluation(
  request: RulesRequest,
  evaluation: Evaluation,
  context: Context,
  source: string,
  fileName: string,
): string {
  const asked = `${request.method} ${request.path} by ${request.auth?.uid ?? 'a caller who is not signed in'}`;
  if (evaluation.allowedBy !== null) return `${asked}: allowed by ${fileName}:${evaluation.allowedBy.line}.`;
  if (evaluation.limit !== null) return `${asked}: denied because ${evaluation.limit.message}${placeOf(context.at)}.`;
  if (!evaluation.matched) return `${asked}: denied because no match in ${fileName} covers this path.`;
  if (evaluation.failedClauses.length === 0)
    return `${asked}: denied because no matching block of ${fileName} allows ${request.method}.`;
  const reasons = evaluation.failedClauses.map(
    (failed) => `${fileName}:${failed.clause.line}: ${reasonOf(failed, context, source)}.`,
  );
  return `${asked}: denied. ${cut(reasons.join(' '), ROOM)}`;
}

function reasonOf({ clause, wildcards, fault }: FailedClause, context: Context, source: string): string {
  if (fault !== null) return describeFault(fault, source);
  if (clause.condition === null) return 'the condition is false';
  return describeNode(traceCondition(clause.condition, clause.scope, wildcards, context), source);
}

function describeFault(fault: Fault, source: string): string {
  const part = fault.at === null ? '' : ` in \`${excerpt(source, fault.at)}\``;
  return `${fault.message}${placeOf(fault.at)}${part}`;
}

/** The cause of a false evaluation: follows it down to the deciding comparison, including into functions. */
function describeNode(node: TraceNode, source: string): string {
  const { expression, children, outcome } = node;
  if (outcome instanceof Fault) return describeFault(outcome, source);
  const last = children.at(-1);
  if (last !== undefined && decides(node)) {
    const either = expression.kind === 'binary' && expression.operator === '||';
    return (either ? children : [last]).map((child) => describeNode(child, source)).join('; ');
  }
  const values = children
    .filter(({ expression: { kind } }) => kind !== 'literal')
    .map((child) => describeOperand(child, source));
  return `\`${excerpt(source, expression)}\`${placeOf(expression)} is ${describeValue(outcome)}${values.length > 0 ? ` (${values.join(', ')})` : ''}`;
}

/** True when an expression is false only because its last evaluated part is. */
function decides({ expression, children, outcome }: TraceNode): boolean {
  const last = children.at(-1);
  if (last === undefined || last.outcome !== outcome) return false;
  if (expression.kind === 'ternary') return true;
  if (expression.kind === 'binary') return expression.operator === '&&' || expression.operator === '||';
  return expression.kind === 'call' && children.length > expression.args.length;
}

function describeOperand({ expression, outcome }: TraceNode, source: string): string {
  return `${excerpt(source, expression)} is ${outcome instanceof Fault ? outcome.message : describeValue(outcome)}`;
}

function placeOf(expression: Expression | null): string {
  return expression === null ? '' : ` at ${expression.line}:${expression.column}`;
}

/** The text of an expression on one line, truncated when long. */
function excerpt(source: string, { start, end }: Expression): string {
  return cut(source.slice(start, end).replace(/\s+/g, ' '), 100);
}

function cut(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
