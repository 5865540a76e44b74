import type { Expression, RulesSource } from './ast';
import type { Outcome, Run } from './context';
import { describeValue } from './describe';
import { Fault } from './faults';
import { scopeServices } from './scope';
import { childrenOf } from './traverse';
import type { CoverageReport, ExpressionCoverage } from './types';

/** Different values kept for one expression; further ones are counted together. */
const MOST_VALUES = 12;
/** So often the lists, maps and other big values of one expression are told apart; further ones are counted together. */
const WRITTEN_OUT = 200;
const OTHERS = 'other values';

/** One value that an expression came to, by an example of it. */
interface Counted {
  readonly outcome: Outcome;
  count: number;
}

/** Counts what one expression comes to. It is asked at every evaluation, so simple values are counted without being written out. */
class Tally {
  private readonly simple = new Map<Outcome, Counted>();
  private readonly big = new Map<string, Counted>();
  private others = 0;
  private writtenOut = 0;

  /** `describe` writes out what is not simple. */
  count(outcome: Outcome, describe: (outcome: object & Outcome) => string): void {
    const counted = this.find(outcome, describe);
    if (counted) counted.count++;
    else this.others++;
  }

  /** The values with their counts, in the order in which they came. */
  *values(): Iterable<ExpressionCoverage['values'][number]> {
    for (const { outcome, count } of [...this.simple.values(), ...this.big.values()]) {
      const value = describeOutcome(outcome);
      yield { value, count, example: outcome instanceof Fault ? undefined : outcome };
    }
    if (this.others > 0) yield { value: OTHERS, count: this.others, example: undefined };
  }

  private find(outcome: Outcome, describe: (outcome: object & Outcome) => string): Counted | undefined {
    if (typeof outcome !== 'object' || outcome === null) return this.in(this.simple, outcome, outcome);
    // To be told apart, big values are written out: only so often, and no longer once there are many different ones.
    if (outcome instanceof Fault || (this.big.size < MOST_VALUES && this.writtenOut++ < WRITTEN_OUT))
      return this.in(this.big, describe(outcome), outcome);
    return undefined;
  }

  private in<Key>(known: Map<Key, Counted>, key: Key, outcome: Outcome): Counted | undefined {
    let counted = known.get(key);
    if (!counted && known.size < MOST_VALUES) known.set(key, (counted = { outcome, count: 0 }));
    return counted;
  }
}

/** Counts what the expressions of a source come to. */
export class Coverage {
  private readonly tallies = new Map<Expression, Tally>();
  /** Big values (the request, a document) are met many times in one evaluation, and written out once. */
  private readonly written = new WeakMap<object, string>();

  constructor(
    private readonly parsed: RulesSource,
    private readonly source: string,
    private readonly fileName: string,
  ) {}

  /** To be given to the compiler: every evaluation is noted. */
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

  /** What was counted so far, in the order of the source. */
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
