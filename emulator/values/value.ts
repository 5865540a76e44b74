/**
 * A Firestore value in the engine: one tagged union, immutable by convention. Integers are 64-bit, so they are bigints;
 * doubles preserve -0 and NaN; timestamps store microseconds as nanoseconds.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Timestamp }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** A full resource name: `projects/P/databases/D/documents/a/b`. */
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  /** An embedding. It has no fields: paths can't address its contents, although the protocol encodes it as a map. */
  | { readonly kind: 'vector'; readonly values: readonly number[] }
  | { readonly kind: 'map'; readonly fields: Fields };

/** The fields of a document or of a map value. */
export type Fields = ReadonlyMap<string, Value>;

/** A point in time: whole seconds since 1970 (may be negative) and 0..999,999,999 nanoseconds. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}
