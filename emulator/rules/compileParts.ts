import type { Expression } from './ast';
import type { Context, Outcome, Run } from './context';
import { Fault } from './faults';
import { toText } from './stdlib/convert';
import { wrongType } from './stdlib/method';
import { PathVariable } from './pathVariable';
import { RulesPath, type RulesValue } from './values';

// After a fault in one operand, the others are still evaluated and counted; the first fault is the outcome.

/** Compiles an expression with one operand. */
export function compileOne(
  expression: Expression,
  units: number,
  operand: Run,
  compute: (value: RulesValue) => RulesValue,
): Run {
  return (context, frame) => {
    context.count(expression, units);
    const value = operand(context, frame);
    if (value instanceof Fault) return value;
    try {
      return compute(value);
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

/** Compiles an expression with two operands. */
export function compileTwo(
  expression: Expression,
  left: Run,
  right: Run,
  compute: (a: RulesValue, b: RulesValue) => RulesValue,
): Run {
  return (context, frame) => {
    context.count(expression, 1);
    const { held } = context;
    const a = left(context, frame);
    context.hold(a);
    const b = right(context, frame);
    context.hold(b);
    context.held = held;
    if (a instanceof Fault) return a;
    if (b instanceof Fault) return b;
    try {
      return compute(a, b);
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

/** Compiles an expression with three operands. */
export function compileThree(
  expression: Expression,
  [first, second, third]: readonly [Run, Run, Run],
  compute: (a: RulesValue, b: RulesValue, c: RulesValue) => RulesValue,
): Run {
  return (context, frame) => {
    context.count(expression, 1);
    const a = first(context, frame);
    const b = second(context, frame);
    const c = third(context, frame);
    if (a instanceof Fault) return a;
    if (b instanceof Fault) return b;
    if (c instanceof Fault) return c;
    try {
      return compute(a, b, c);
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

/** The values of several expressions, or the first fault among them. */
export function valuesOf(runs: readonly Run[], context: Context, frame: Outcome[]): RulesValue[] | Fault {
  const values: RulesValue[] = [];
  const { held } = context;
  let fault: Fault | null = null;
  for (const run of runs) {
    const value = run(context, frame);
    context.hold(value);
    if (!(value instanceof Fault)) values.push(value);
    else fault ??= value;
  }
  context.held = held;
  return fault ?? values;
}

/** An expression that the checker warned about: a fault only when it is reached. */
export function failing(expression: Expression, message: string): Run {
  return (context) => {
    context.count(expression, 1);
    const fault = new Fault(message);
    fault.at = expression;
    return fault;
  };
}

export function compileList(expression: Expression, items: readonly Run[]): Run {
  return (context, frame) => {
    context.count(expression, 1);
    return valuesOf(items, context, frame);
  };
}

export function compileMap(expression: Expression, entries: readonly (readonly [Run, Run])[]): Run {
  const runs = entries.flat();
  return (context, frame) => {
    context.count(expression, 1);
    const values = valuesOf(runs, context, frame);
    if (values instanceof Fault) return values;
    try {
      const map = new Map<string, RulesValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index] ?? null;
        map.set(
          typeof key === 'string' ? key : wrongType(key, 'string as the key of a map'),
          values[index + 1] ?? null,
        );
      }
      return map;
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

/** A path: each segment is text, an expression, or a variable to be set with `bind`. */
export function compilePath(expression: Extract<Expression, { kind: 'path' }>, inner: (part: Expression) => Run): Run {
  const { parts } = expression;
  const runs = parts.flatMap((part) => (typeof part === 'string' || part instanceof PathVariable ? [] : [inner(part)]));
  const units = 1 + parts.length - runs.length;
  return (context, frame) => {
    context.count(expression, units);
    const values = valuesOf(runs, context, frame);
    if (values instanceof Fault) return values;
    try {
      let next = 0;
      const segments = parts.flatMap((part) => {
        if (typeof part === 'string' || part instanceof PathVariable) return [part];
        next += 1;
        return segmentsOf(values[next - 1] ?? null);
      });
      return new RulesPath(segments);
    } catch (error) {
      return heldFault(error, expression);
    }
  };
}

/** The segments that `$(value)` adds to a path: a path's segments, or any other value's text as one segment. */
function segmentsOf(value: RulesValue): readonly (string | PathVariable)[] {
  return value instanceof RulesPath ? value.segments : [toText(value)];
}

/** Converts a thrown fault to the outcome of its expression; rethrows anything else. */
export function heldFault(error: unknown, expression: Expression): Fault {
  if (!(error instanceof Fault)) throw error;
  error.at ??= expression;
  return error;
}
