import type { Unknown } from './unknown';

/**
 * A value while rules run. Integers are bigints and floats are numbers, so the two never mix by accident;
 * lists are arrays, maps are Maps; everything else has a class of its own.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesVector
  | RulesMapDiff
  | Unknown;

export type RulesMap = ReadonlyMap<string, RulesValue>;
export type RulesBytes = Uint8Array;

/** Unique values in order of insertion, each under a key that equal values share (see `keyOf`). */
export class RulesSet {
  constructor(readonly items: ReadonlyMap<string, RulesValue>) {}
}

/** A point in time in nanoseconds since 1970. */
export class RulesTimestamp {
  constructor(readonly nanos: bigint) {}
}

/** A signed span of time in nanoseconds. */
export class RulesDuration {
  constructor(readonly nanos: bigint) {}
}

/** Degrees north and east. */
export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A `{name}` or `{name=**}` of a path that has no value yet. */
export class PathVariable {
  constructor(
    readonly name: string,
    readonly isGlob: boolean,
  ) {}
}

/** The segments of a path, and what `bind` has given to its variables. */
export class RulesPath {
  constructor(
    readonly segments: readonly (string | PathVariable)[],
    readonly bound: RulesMap = NOTHING_BOUND,
  ) {}
}

/** An embedding: of no type that `is` knows, and without members or methods; rules can only compare it with another. */
export class RulesVector {
  constructor(readonly elements: readonly number[]) {}
}

/** What `a.diff(b)` compares: `before` is its argument, `after` the map it was called on. */
export class RulesMapDiff {
  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}

const NOTHING_BOUND: RulesMap = new Map();

/** True for a list; narrows where `Array.isArray` would lose the element type. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** True for a map. */
export function isMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}
