import type { Expression, RulesSource } from './ast';
import type { Outcome, Run } from './context';
import { describeValue } from './describe';
import { Fault } from './faults';
import { scopeServices } from './scope';
import { childrenOf } from './traverse';
import type { CoverageReport, ExpressionCoverage } from './types';

/** Maximum number of distinct values recorded per expression; further ones are counted together. */
const MAX_VALUES = 12;
/** How many lists, maps and other big values of one expression are compared; further ones are counted together. */
const WRITTEN_OUT = 200;
const OTHERS = 'other values';

/** One distinct value of an expression, with an example of it. */
interface Counted {
  readonly outcome: Outcome;
  count: number;
}

/**
 * Counts the values of one expression. It runs at every evaluation, so simple values are counted without being
 * formatted.
 */
class Tally {
  private readonly simple = new Map<Outcome, Counted>();
  private readonly big = new Map<string, Counted>();
  private others = 0;
  private writtenOut = 0;

  /** `describe` formats values that aren't simple. */
  count(outcome: Outcome, describe: (outcome: object & Outcome) => string): void {
    const counted = this.find(outcome, describe);
    if (counted) counted.count++;
    else this.others++;
  }

  /** The values with their counts, in order of first occurrence. */
  *values(): Iterable<ExpressionCoverage['values'][number]> {
    for (const { outcome, count } of [...this.simple.values(), ...this.big.values()]) {
      const value = describeOutcome(outcome);
      yield { value, count, example: outcome instanceof Fault ? undefined : outcome };
    }
    if (this.others > 0) yield { value: OTHERS, count: this.others, example: undefined };
  }

  private find(outcome: Outcome, describe: (outcome: object & Outcome) => string): Counted | undefined {
    if (typeof outcome !== 'object' || outcome === null) return this.in(this.simple, outcome, outcome);
    // Comparing big values requires formatting them, so this is limited, and stops once there are many distinct ones.
    if (outcome instanceof Fault || (this.big.size < MAX_VALUES && this.writtenOut++ < WRITTEN_OUT))
      return this.in(this.big, describe(outcome), outcome);
    return undefined;
  }

  private in<Key>(known: Map<Key, Counted>, key: Key, outcome: Outcome): Counted | undefined {
    let counted = known.get(key);
    if (!counted && known.size < MAX_VALUES) known.set(key, (counted = { outcome, count: 0 }));
    return counted;
  }
}

/** Counts the values of all expressions in a source. */
export class Coverage {
  private readonly tallies = new Map<Expression, Tally>();
  /** Big values (the request, a document) occur many times in one evaluation, so their formatted text is cached. */
  private readonly written = new WeakMap<object, string>();

  constructor(
    private readonly parsed: RulesSource,
    private readonly source: string,
    private readonly fileName: string,
  ) {}

  /** Passed to the compiler: records every evaluation. */
  readonly wrap = (expression: Expression, run: Run): Run => {
    const tally = this.tallies.get(expression) ?? new Tally();
    this.tallies.set(expression, tally);
    return (context, locals) => {
      const outcome = run(context, locals);
      tally.count(outcome, this.describe);
      return outcome;
    };
  };

  private readonly describe = (outcome: object & Outcome): string => {
    let written = this.written.get(outcome);
    if (written === undefined) this.written.set(outcome, (written = describeOutcome(outcome)));
    return written;
  };

  /** The counts so far, in source order. */
  report(): CoverageReport {
    const wholes = wholeExpressions(this.parsed).sort((a, b) => a.start - b.start);
    return { fileName: this.fileName, source: this.source, expressions: wholes.map((whole) => this.reportOf(whole)) };
  }

  private reportOf(expression: Expression): ExpressionCoverage {
    const { line, column, start, end } = expression;
    const values = [...(this.tallies.get(expression)?.values() ?? [])];
    return { line, column, start, end, values, children: childrenOf(expression).map((child) => this.reportOf(child)) };
  }
}

function describeOutcome(outcome: Outcome): string {
  if (outcome === true) return 'true';
  if (outcome === false) return 'false';
  return outcome instanceof Fault ? `error: ${outcome.message}` : describeValue(outcome, 60);
}

/** Every condition, binding value and function result. */
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
