/** A value in the table's form: JSON, with tagged objects for what JSON lacks. */
export type Value = null | boolean | number | string | readonly Value[] | Special | { readonly [name: string]: Value };
export type Data = Readonly<Record<string, Value>>;

type Special =
  | { readonly $number: 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  /** A 64-bit integer beyond JavaScript's safe range. */
  | { readonly $integer: string }
  /** A double that is whole: only the wire format distinguishes it from an integer. */
  | { readonly $double: number }
  | { readonly $time: readonly [seconds: number, microseconds: number] }
  /** Hexadecimal. */
  | { readonly $bytes: string }
  /** A path relative to the case's sandbox. */
  | { readonly $reference: string }
  | { readonly $point: readonly [latitude: number, longitude: number] }
  | { readonly $vector: readonly number[] }
  | { readonly $server: 'time' | 'delete' }
  | { readonly $increment: Value }
  | { readonly $union: readonly Value[] }
  | { readonly $remove: readonly Value[] };

export const NAN: Value = { $number: 'NaN' };
export const INFINITY: Value = { $number: 'Infinity' };
export const MINUS_INFINITY: Value = { $number: '-Infinity' };
export const MINUS_ZERO: Value = { $number: '-0' };
export const integer = (text: string): Value => ({ $integer: text });
export const double = (value: number): Value => ({ $double: value });
export const time = (seconds: number, microseconds = 0): Value => ({ $time: [seconds, microseconds] });
export const bytes = (hex: string): Value => ({ $bytes: hex });
export const reference = (path: string): Value => ({ $reference: path });
export const point = (latitude: number, longitude: number): Value => ({ $point: [latitude, longitude] });
export const vector = (...values: number[]): Value => ({ $vector: values });
export const SERVER_TIME: Value = { $server: 'time' };
export const DELETE_FIELD: Value = { $server: 'delete' };
export const increment = (by: Value): Value => ({ $increment: by });
export const union = (...values: Value[]): Value => ({ $union: values });
export const remove = (...values: Value[]): Value => ({ $remove: values });

export function isSpecial(value: Value): value is Special {
  return typeof value === 'object' && value !== null && Object.keys(value)[0]?.startsWith('$') === true;
}

/** The number in a tagged value; null when it isn't a number. */
export function specialNumber(special: Special): number | null {
  if ('$number' in special) return globalThis.Number(special.$number);
  if ('$integer' in special) return globalThis.Number(special.$integer);
  return '$double' in special ? special.$double : null;
}

/** A number in the table's form. Whole doubles and integers are the same, as in JavaScript. */
export function numberValue(number: number): Value {
  if (Number.isFinite(number) && !Object.is(number, -0)) return number;
  return { $number: (Object.is(number, -0) ? '-0' : String(number)) as 'NaN' };
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOfBytes(content: Uint8Array): string {
  return Array.from(content, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
