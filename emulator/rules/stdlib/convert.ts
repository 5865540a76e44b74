import { Fault } from '../faults';
import { decodeSegment } from '../segment';
import { PathVariable } from '../pathVariable';
import { RulesPath, type RulesValue } from '../values';
import { asString, integer, MAX_INTEGER, MIN_INTEGER, wrongType } from './method';

/** `string(x)`: converts booleans, integers, floats, null, strings and paths. */
export function toText(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof RulesPath)
    return value.segments.map((segment) => `/${typeof segment === 'string' ? segment : ''}`).join('');
  return wrongType(value, 'bool, int, float, null, string or path');
}

/** A float is always recognizable: `2.0`, and from ten million or below a thousandth `1.0E7`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const size = Math.abs(value);
  if (size === 0) return `${sign}0.0`;
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(size) ? `${sign}${size}.0` : `${sign}${size}`;
  const [digits = '', exponent = ''] = size.toExponential().split('e');
  return `${sign}${digits.includes('.') ? digits : `${digits}.0`}E${Number(exponent)}`;
}

/** `int(x)`: an integer, a truncated float (clamped to 64 bits; NaN is 0), or the digits of a string. */
export function toInteger(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 0n;
    if (value >= 2 ** 63) return MAX_INTEGER;
    return value <= -(2 ** 63) ? MIN_INTEGER : BigInt(Math.trunc(value));
  }
  if (typeof value !== 'string') return wrongType(value, 'int, float or string');
  if (!/^[+-]?[0-9]+$/.test(value)) throw new Fault(`'${value}' is not an integer`);
  return integer(BigInt(value.replace('+', '')));
}

const FLOAT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFdD]?$/;
const NAMED_FLOAT = /^[+-]?(?:NaN|Infinity)$/;

/** `float(x)`: a float, an integer, or a string in float notation, with optional surrounding spaces. */
export function toFloat(value: RulesValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value !== 'string') return wrongType(value, 'float, int or string');
  const text = value.trim();
  if (NAMED_FLOAT.test(text)) return text.endsWith('NaN') ? NaN : Number(text);
  if (!FLOAT.test(text)) throw new Fault(`'${value}' is not a number`);
  return Number(text.replace(/[fFdD]$/, ''));
}

const VARIABLE = /^\{\s*([A-Za-z_$][A-Za-z0-9_$]*)\s*(?:=(\*\*?))?\s*\}$/;

/**
 * `path(x)`: parses a path, with or without the leading slash. Segments `{name}` and `{name=**}` are variables for
 * `bind`.
 */
export function toPath(value: RulesValue): RulesPath {
  const text = asString(value);
  const names = new Set<string>();
  const segments = text
    .replace(/^\//, '')
    .split('/')
    .map((segment) => {
      if (segment.trim() === '') throw new Fault(`the path '${text}' has an empty segment`);
      const decoded = decodeSegment(segment);
      if (decoded === null) throw new Fault(`'${segment}' has a % without two hexadecimal digits`);
      if (!segment.startsWith('{')) return decoded.trim();
      const [, name = '', star] = VARIABLE.exec(segment) ?? [];
      if (name === '') throw new Fault(`'${segment}' is not a variable of a path`);
      if (names.has(name)) throw new Fault(`the path '${text}' has the variable ${name} twice`);
      names.add(name);
      return new PathVariable(name, star === '**');
    });
  return new RulesPath(segments);
}
