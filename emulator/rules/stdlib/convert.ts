import { Fault } from '../faults';
import { RulesPath, type RulesValue } from '../values';
import { asString, integer, wrongType } from './method';

/** `string(x)`: booleans, integers, floats and null have a text; a float always shows that it is one (`2.0`). */
export function toText(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1e7 ? value.toFixed(1) : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return wrongType(value, 'bool, int, float, null or string');
}

/** `int(x)`: an integer, a float without its fraction, or the digits of a string. */
export function toInteger(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Fault(`${value} has no integer value`);
    return integer(BigInt(Math.trunc(value)));
  }
  if (typeof value !== 'string') return wrongType(value, 'int, float or string');
  if (!/^[+-]?[0-9]+$/.test(value)) throw new Fault(`'${value}' is not an integer`);
  return integer(BigInt(value.replace('+', '')));
}

/** `float(x)`: a float, an integer, or the decimal notation of a string. */
export function toFloat(value: RulesValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value !== 'string') return wrongType(value, 'float, int or string');
  if (!/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(value)) throw new Fault(`'${value}' is not a number`);
  return Number(value);
}

/** `bool(x)`: a boolean, or a string that names one. */
export function toBoolean(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  const text = asString(value).toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Fault(`'${text}' is not a boolean`);
}

/** `path(x)`: a path from its text, with or without the leading slash. */
export function toPath(value: RulesValue): RulesPath {
  if (value instanceof RulesPath) return value;
  return new RulesPath(asString(value).split('/').filter((segment) => segment !== ''));
}
