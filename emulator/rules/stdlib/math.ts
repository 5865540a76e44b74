import { Fault } from '../faults';
import type { RulesValue } from '../values';
import { asNumber, integer, methods, type Method } from './method';

function numeric(run: (value: number, original: RulesValue) => RulesValue): Method<null> {
  return { arity: 1, run: (_, args) => run(asNumber(args[0] ?? null), args[0] ?? null) };
}

/** Integers stay themselves; a float becomes the integer that `round` chooses. */
function rounding(round: (value: number) => number): Method<null> {
  return numeric((value, original) => {
    if (typeof original === 'bigint') return original;
    if (!Number.isFinite(value)) throw new Fault(`${value} has no integer value`);
    return integer(BigInt(round(value)));
  });
}

/** The `math.` functions. Halves round away from zero. */
export const mathNamespace = methods<null>({
  abs: numeric((value, original) => (typeof original === 'bigint' ? integer(original < 0n ? -original : original) : Math.abs(value))),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding((value) => Math.sign(value) * Math.round(Math.abs(value))),
  isInfinite: numeric((value) => value === Infinity || value === -Infinity),
  isNaN: numeric((value) => Number.isNaN(value)),
  sqrt: numeric((value) => Math.sqrt(value)),
  pow: { arity: 2, run: (_, args) => asNumber(args[0] ?? null) ** asNumber(args[1] ?? null) },
});
