import type { Expression, RulesSource } from './ast';
import type { Outcome, Run } from './context';
import { describeValue } from './describe';
import { Fault } from './faults';
import { scopeServices } from './scope';
import { childrenOf } from './traverse';
import type { CoverageReport, ExpressionCoverage } from './types';

/** Different values kept for one expression; further ones are counted together. */
const MOST_VALUES = 12;
const OTHERS = 'other values';

/** One value that an expression came to, by an example of it. */
interface Counted {
  readonly outcome: Outcome;
  count: number;
}

/** Counts what the expressions of a source come to. */
export class Coverage {
  private readonly counts = new Map<Expression, Map<string, Counted>>();
  /** Big values (the request, a document) are met many times in one judgement, and written out once. */
  private readonly written = new WeakMap<object, string>();

  constructor(
    private readonly parsed: RulesSource,
    private readonly source: string,
    private readonly fileName: string,
  ) {}

  /** To be given to the compiler: every evaluation is noted. */
  readonly wrap = (expression: Expression, run: Run): Run => {
    const values = this.counts.get(expression) ?? new Map<string, Counted>();
    this.counts.set(expression, values);
    return (context, locals) => {
      const outcome = run(context, locals);
      const written = this.describe(outcome);
      const value = values.size < MOST_VALUES || values.has(written) ? written : OTHERS;
      const counted = values.get(value);
      if (counted) counted.count++;
      else values.set(value, { outcome, count: 1 });
      return outcome;
    };
  };

  private describe(outcome: Outcome): string {
    if (typeof outcome !== 'object' || outcome === null) return describeOutcome(outcome);
    let written = this.written.get(outcome);
    if (written === undefined) this.written.set(outcome, (written = describeOutcome(outcome)));
    return written;
  }

  /** What was counted so far, in the order of the source. */
  report(): CoverageReport {
    const wholes = wholeExpressions(this.parsed).sort((a, b) => a.start - b.start);
    return { fileName: this.fileName, source: this.source, expressions: wholes.map((whole) => this.reportOf(whole)) };
  }

  private reportOf(expression: Expression): ExpressionCoverage {
    const { line, column, start, end } = expression;
    const values = [...(this.counts.get(expression) ?? [])].map(([value, { outcome, count }]) => ({
      value,
      count,
      example: value === OTHERS || outcome instanceof Fault ? undefined : outcome,
    }));
    return { line, column, start, end, values, children: childrenOf(expression).map((child) => this.reportOf(child)) };
  }
}

function describeOutcome(outcome: Outcome): string {
  if (outcome === true) return 'true';
  if (outcome === false) return 'false';
  return outcome instanceof Fault ? `error: ${outcome.message}` : describeValue(outcome, 60);
}

/** Every condition, value of a binding and result of a function. */
function wholeExpressions(parsed: RulesSource): Expression[] {
  const found = new Set<Expression>();
  for (const { scope, matches } of scopeServices(parsed)) {
    for (const match of matches)
      for (const { condition } of match.block.allows) if (condition !== null) found.add(condition);
    for (const each of [scope.parent, scope, ...matches.map((match) => match.scope)]) {
      for (const { declaration } of each?.functions.values() ?? []) {
        for (const binding of declaration.bindings) found.add(binding.value);
        found.add(declaration.result);
      }
    }
  }
  return [...found];
}
