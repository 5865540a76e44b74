import type { Expression } from './ast';
import type { Outcome, Run } from './context';
import { Fault } from './faults';
import { wrongType } from './stdlib/method';

/**
 * `a || b` and `a && b`. The deciding value (true for `||`, false for `&&`) on either side decides, even if the other
 * side is a fault. The left side is evaluated first; if it decides, the right side isn't evaluated.
 */
export function compileLogic(expression: Expression, left: Run, right: Run, deciding: boolean): Run {
  return (context, frame) => {
    context.count(expression, 1);
    const first = truthOf(expression, left(context, frame));
    if (first === deciding) return deciding;
    context.count(expression, 1);
    const second = truthOf(expression, right(context, frame));
    return second === deciding || !(first instanceof Fault) ? second : first;
  };
}

/** `a ? b : c`: only the taken branch is evaluated. */
export function compileTernary(expression: Expression, condition: Run, whenTrue: Run, whenFalse: Run): Run {
  return (context, frame) => {
    context.count(expression, 2);
    const truth = truthOf(expression, condition(context, frame));
    if (truth instanceof Fault) return truth;
    if (truth) return whenTrue(context, frame);
    context.count(expression, 2);
    return whenFalse(context, frame);
  };
}

/** The outcome as a boolean; a fault if it is one or isn't a boolean. */
export function truthOf(expression: Expression, outcome: Outcome): boolean | Fault {
  if (typeof outcome === 'boolean' || outcome instanceof Fault) return outcome;
  try {
    return wrongType(outcome, 'bool');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    error.at = expression;
    return error;
  }
}
