import type { RulesValue } from '../values';
import { toInteger } from './convert';
import { asNumber, methods, type Method } from './method';

function numeric(run: (value: number, original: RulesValue) => RulesValue): Method<null> {
  return { arity: 1, run: (_, args) => run(asNumber(args[0] ?? null), args[0] ?? null) };
}

/** The absolute value of an integer; the smallest integer has no counterpart and is returned unchanged. */
function magnitude(value: bigint): bigint {
  return BigInt.asIntN(64, value < 0n ? -value : value);
}

/** The `math.` functions. `ceil` and `floor` return a float, `round` the nearest integer, with halves rounded up. */
export const mathNamespace = methods<null>({
  abs: numeric((value, original) => (typeof original === 'bigint' ? magnitude(original) : Math.abs(value))),
  ceil: numeric((value) => Math.ceil(value)),
  floor: numeric((value) => Math.floor(value)),
  round: numeric((value, original) => (typeof original === 'bigint' ? original : toInteger(Math.round(value)))),
  isNaN: numeric((value) => Number.isNaN(value)),
  sqrt: numeric((value) => Math.sqrt(value)),
  pow: { arity: 2, run: (_, args) => asNumber(args[0] ?? null) ** asNumber(args[1] ?? null) },
});
