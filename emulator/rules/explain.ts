import type { Expression } from './ast';
import type { Context } from './context';
import type { Refusal, Verdict } from './judge';
import type { RulesRequest } from './types';

/** Why a request was allowed or denied, in one paragraph: the clause that allowed, or each clause that did not. */
export function explainVerdict(request: RulesRequest, verdict: Verdict, context: Context, source: string, fileName: string): string {
  const asked = `${request.method} ${request.path} by ${request.auth?.uid ?? 'nobody signed in'}`;
  if (verdict.allowedBy !== null) return `${asked}: allowed by ${fileName}:${verdict.allowedBy.line}.`;
  if (verdict.limit !== null) {
    return `${asked}: denied because ${verdict.limit.message}${placeOf(context.at)}.`;
  }
  if (!verdict.matched) return `${asked}: denied because no match in ${fileName} covers this path.`;
  if (verdict.refusals.length === 0) return `${asked}: denied because no matching block of ${fileName} allows ${request.method}.`;
  const reasons = verdict.refusals.map((refusal) => explainRefusal(refusal, source, fileName));
  return `${asked}: denied. ${reasons.join(' ')}`;
}

function explainRefusal({ clause, fault }: Refusal, source: string, fileName: string): string {
  const where = `${fileName}:${clause.line}`;
  if (fault === null) return `${where}: the condition is false.`;
  const part = fault.at === null ? '' : ` in \`${excerpt(source, fault.at)}\``;
  return `${where}: ${fault.message}${placeOf(fault.at)}${part}.`;
}

function placeOf(expression: Expression | null): string {
  return expression === null ? '' : ` at ${expression.line}:${expression.column}`;
}

/** The text of an expression on one line, cut when long. */
export function excerpt(source: string, { start, end }: Expression): string {
  const text = source.slice(start, end).replace(/\s+/g, ' ');
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
