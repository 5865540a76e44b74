import { compareValues, equalValues } from '../values/compare';
import { timestampOfMicros } from '../values/timestamp';
import type { Micros } from '../values/timestamp';
import type { Value } from '../values/value';
import type { Transform } from './write';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

type Numeric = Extract<Value, { kind: 'integer' | 'double' }>;

function isNumeric(value: Value | undefined): value is Numeric {
  return value?.kind === 'integer' || value?.kind === 'double';
}

/** Integer sums stay integers and saturate at the ends of the 64-bit range; any double makes the sum a double. */
function add(a: Numeric, b: Numeric): Value {
  if (a.kind === 'double' || b.kind === 'double') return { kind: 'double', value: Number(a.value) + Number(b.value) };
  const sum = a.value + b.value;
  return { kind: 'integer', value: sum > MAX ? MAX : sum < MIN ? MIN : sum };
}

/** The maximum or minimum; of equal values the current one is kept, and NaN wins over everything. */
function extreme(present: Numeric, operand: Numeric, sign: 1 | -1): Value {
  if (present.kind === 'double' && Number.isNaN(present.value)) return present;
  if (operand.kind === 'double' && Number.isNaN(operand.value)) return operand;
  return compareValues(operand, present) * sign > 0 ? operand : present;
}

function union(present: readonly Value[], elements: readonly Value[]): Value {
  const values = [...present];
  for (const element of elements) if (!values.some((value) => equalValues(value, element))) values.push(element);
  return { kind: 'array', values };
}

/**
 * A field's value after a transform at the request's time `now`, and the transform result to report. A field of another
 * type counts as absent.
 */
export function transformed(
  present: Value | undefined,
  operation: Transform['operation'],
  now: Micros,
): { value: Value; result: Value } {
  const none: Value = { kind: 'null' };
  switch (operation.kind) {
    case 'serverTime': {
      const value: Value = { kind: 'timestamp', value: timestampOfMicros(now) };
      return { value, result: value };
    }
    case 'increment': {
      const value =
        isNumeric(present) && isNumeric(operation.operand) ? add(present, operation.operand) : operation.operand;
      return { value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const sign = operation.kind === 'maximum' ? 1 : -1;
      const value =
        isNumeric(present) && isNumeric(operation.operand)
          ? extreme(present, operation.operand, sign)
          : operation.operand;
      return { value, result: value };
    }
    case 'union':
      return { value: union(present?.kind === 'array' ? present.values : [], operation.elements), result: none };
    case 'remove': {
      const values = present?.kind === 'array' ? present.values : [];
      const kept = values.filter((value) => !operation.elements.some((element) => equalValues(element, value)));
      return { value: { kind: 'array', values: kept }, result: none };
    }
  }
}
