import { invalid } from '../errors';
import { parseFieldPath } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';

// What the parts of a structured query are read with.

export type Json = Readonly<Record<string, unknown>>;

/** An object of the protocol; refuses anything else by the name of what it should have been. */
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

/** An enum by its name; REST clients may send its number, which is its place in `names`. */
export function enumName(json: unknown, names: readonly string[]): string {
  return typeof json === 'number' ? (names[json] ?? String(json)) : String(json ?? '');
}

/** The path that a field reference (`{fieldPath}`) names. */
export function fieldReference(json: unknown): FieldPath {
  return parseFieldPath(String(object(json ?? {}, 'field').fieldPath ?? ''));
}

/** An int32 that may come bare (REST, WebChannel) or wrapped in `{value}` (gRPC); null when absent. */
export function int32(json: unknown, what: string): number | null {
  if (json === undefined || json === null) return null;
  const value = typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json;
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  if (typeof value === 'boolean' || number !== (number | 0)) throw invalid(`${what} must be a 32-bit integer.`);
  return number;
}

/** A double that may come bare or wrapped in `{value}`; null when absent. */
export function doubleValue(json: unknown, what: string): number | null {
  if (json === undefined || json === null) return null;
  const value = typeof json === 'object' ? ((json as { value?: unknown }).value ?? 0) : json;
  if (typeof value === 'boolean' || (Number.isNaN(Number(value)) && value !== 'NaN' && typeof value !== 'number'))
    throw invalid(`${what} must be a number.`);
  return Number(value);
}
