import { invalid } from '../errors';
import { parseFieldPath } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';

// Helpers for parsing the parts of a structured query.

export type Json = Readonly<Record<string, unknown>>;

/** Checks that a value is an object of the protocol. Throws otherwise, naming what it should have been. */
export function object(json: unknown, what: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(`${what} must be an object.`);
  return json as Json;
}

/** A repeated field of the protocol; absent means empty. */
export function list(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid(`${what} must be a list.`);
  return json;
}

/** An enum by its name. REST clients may send its number, which is its index in `names`. */
export function enumName(json: unknown, names: readonly string[]): string {
  return typeof json === 'number' ? (names[json] ?? String(json)) : String(json ?? '');
}

/** Parses the path of a field reference (`{fieldPath}`). */
export function fieldReference(json: unknown): FieldPath {
  return parseFieldPath(String(object(json ?? {}, 'field').fieldPath ?? ''));
}

/** Parses an int32, either bare (REST, WebChannel) or wrapped in `{value}` (gRPC); null when absent. */
export function int32(json: unknown, what: string): number | null {
  if (json === undefined || json === null) return null;
  const value = typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json;
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  if (typeof value === 'boolean' || number !== (number | 0)) throw invalid(`${what} must be a 32-bit integer.`);
  return number;
}

/** Parses a double, either bare or wrapped in `{value}`; null when absent. */
export function doubleValue(json: unknown, what: string): number | null {
  if (json === undefined || json === null) return null;
  const value = typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json;
  if (typeof value === 'boolean' || (Number.isNaN(Number(value)) && value !== 'NaN' && typeof value !== 'number'))
    throw invalid(`${what} must be a number.`);
  return Number(value);
}
