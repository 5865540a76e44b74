import { describeType } from '../describe';
import { Fault, LimitExceeded } from '../faults';
import { LIMITS } from '../limits';
import { isList, isMap, RulesSet, Unknown, type RulesMap, type RulesValue } from '../values';

/** A method of a type or a function of a namespace: its number of arguments and its implementation. */
export interface Method<Target> {
  readonly arity: number;
  readonly run: (target: Target, args: readonly RulesValue[]) => RulesValue;
}

export type Methods<Target> = ReadonlyMap<string, Method<Target>>;

/** A table of methods by name. */
export function methods<Target>(table: Readonly<Record<string, Method<Target>>>): Methods<Target> {
  return new Map(Object.entries(table));
}

/** A method without arguments. */
export function plain<Target>(run: (target: Target) => RulesValue): Method<Target> {
  return { arity: 0, run };
}

/** A method with one argument. */
export function unary<Target>(run: (target: Target, argument: RulesValue) => RulesValue): Method<Target> {
  return { arity: 1, run: (target, args) => run(target, args[0] ?? null) };
}

/** A method with two arguments. */
export function binary<Target>(
  run: (target: Target, first: RulesValue, second: RulesValue) => RulesValue,
): Method<Target> {
  return { arity: 2, run: (target, args) => run(target, args[0] ?? null, args[1] ?? null) };
}

/** Throws a fault for a value of the wrong type. */
export function wrongType(value: RulesValue, expected: string): never {
  if (value instanceof Unknown) return value.fail();
  throw new Fault(`expected ${expected}, got ${describeType(value)}`);
}

export function asString(value: RulesValue): string {
  return typeof value === 'string' ? value : wrongType(value, 'string');
}

export function asInteger(value: RulesValue): bigint {
  return typeof value === 'bigint' ? value : wrongType(value, 'int');
}

/** An integer or a float as a double. */
export function asNumber(value: RulesValue): number {
  return typeof value === 'bigint' || typeof value === 'number' ? Number(value) : wrongType(value, 'number');
}

export function asList(value: RulesValue): readonly RulesValue[] {
  return isList(value) ? value : wrongType(value, 'list');
}

export function asMap(value: RulesValue): RulesMap {
  return isMap(value) ? value : wrongType(value, 'map');
}

export function asSet(value: RulesValue): RulesSet {
  return value instanceof RulesSet ? value : wrongType(value, 'set');
}

export const MAX_INTEGER = 2n ** 63n - 1n;
export const MIN_INTEGER = -(2n ** 63n);

/** An integer result, which must fit in 64 bits. */
export function integer(value: bigint): bigint {
  if (value > MAX_INTEGER || value < MIN_INTEGER) throw new Fault('the result does not fit in a 64-bit integer');
  return value;
}

/** Throws when a value would have more bytes than an evaluation may hold. */
export function checkSize(bytes: number): void {
  if (bytes > LIMITS.memoryBytes) throw new LimitExceeded('the maximum memory usage has been reached');
}

/** Throws when a string built from these would have more bytes than an evaluation may hold. */
export function checkTextSize(texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  // A UTF-16 unit takes at most three bytes, so few strings need measuring.
  if (length * 3 > LIMITS.memoryBytes) checkSize(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
}
