import type { Expression } from './ast';
import type { Context, Run } from './context';
import { Fault } from './faults';
import { wrongType } from './stdlib/method';
import type { RulesValue } from './values';

/**
 * `a || b` and `a && b`. The side that decides (true for `||`, false for `&&`) decides whatever the other does, a fault included;
 * the left is asked first and, when it decides, the right is not asked at all.
 */
export function compileLogic(expression: Expression, left: Run, right: Run, deciding: boolean): Run {
  return (context, frame) => {
    context.step();
    const { depth } = context;
    const first = truthOrFault(context, expression, left, frame);
    if (first === deciding) return deciding;
    if (!(first instanceof Fault)) return truth(context, expression, right(context, frame));
    context.depth = depth;
    const second = truthOrFault(context, expression, right, frame);
    if (second === deciding) return deciding;
    throw first;
  };
}

function truthOrFault(context: Context, expression: Expression, side: Run, frame: RulesValue[]): boolean | Fault {
  try {
    return truth(context, expression, side(context, frame));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    error.at ??= context.at;
    return error;
  }
}

function truth(context: Context, expression: Expression, value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  context.at = expression;
  return wrongType(value, 'bool');
}
