import { NotGuaranteed } from './faults';
import type { PathVariable } from './pathVariable';

/**
 * A value during rules evaluation. Integers are bigints and floats are numbers, so the two never mix by accident. Lists
 * are arrays and maps are Maps; every other type has a class.
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

/** Unique values in insertion order, each under a key that equal values share (see `keyOf`). */
export class RulesSet {
  constructor(readonly items: ReadonlyMap<string, RulesValue>) {}
}

/** A point in time, in nanoseconds since 1970. */
export class RulesTimestamp {
  constructor(readonly nanos: bigint) {}
}

/** A signed duration in nanoseconds. */
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

/** The segments of a path, and the values that `bind` has set for its variables. */
export class RulesPath {
  constructor(
    readonly segments: readonly (string | PathVariable)[],
    readonly bound: RulesMap = NOTHING_BOUND,
  ) {}
}

/**
 * An embedding. `is` knows no type for it, and it has no members or methods; rules can only compare it with another.
 */
export class RulesVector {
  constructor(readonly elements: readonly number[]) {}
}

/** The two maps of `a.diff(b)`: `before` is the argument, `after` the map it was called on. */
export class RulesMapDiff {
  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}

const NOTHING_BOUND: RulesMap = new Map();

export type Comparison = '<' | '<=' | '>' | '>=';

/** What a query's where clause guarantees about one field whose value is unknown. */
export interface FieldFacts {
  /** Values that the field, a list, is guaranteed to contain. */
  readonly contains: RulesValue[];
  readonly ranges: { readonly operator: Comparison; readonly value: RulesValue }[];
  /** Values that the field is guaranteed not to have. */
  readonly excluded: RulesValue[];
}

/**
 * A value that a list query leaves unknown. Rules are not filters, so what the query's constraints don't guarantee
 * can't satisfy a clause. What the constraints guarantee to be true is true, as in Google's evaluation (see
 * `guarantees.ts`). Anything else is a fault that names the value to constrain.
 */
export class Unknown {
  readonly facts: FieldFacts = { contains: [], ranges: [], excluded: [] };
  readonly children = new Map<string, RulesValue>();

  /**
   * @param source how rules write this value: `resource.data.owner`.
   * @param isDocument true for the whole data of a document, which is a map whatever the query constrains.
   * @param isKeys true for the keys of such a map.
   */
  constructor(
    readonly source: string,
    private readonly isDocument = false,
    readonly isKeys = false,
  ) {}

  /** The value of a field of this map, known or not. */
  member(name: string): RulesValue {
    const known = this.children.get(name);
    return known === undefined ? new Unknown(`${this.source}.${name}`) : known;
  }

  /** True when the value can only be a map, because a field of it is constrained. */
  get isMap(): boolean {
    return this.isDocument || this.children.size > 0;
  }

  /** The keys of this map: they include those that the query constrains. */
  keys(): Unknown {
    const keys = new Unknown(`${this.source}.keys()`, false, true);
    keys.facts.contains.push(...this.children.keys());
    return keys;
  }

  /** The size of this map: at least the number of keys that the query constrains. */
  size(): Unknown {
    const size = new Unknown(`${this.source}.size()`);
    size.facts.ranges.push({ operator: '>=', value: BigInt(this.children.size) });
    return size;
  }

  /** `this == value`: a map is not null; no other comparison is guaranteed. */
  equals(value: RulesValue): boolean {
    return this.isMap && value === null ? false : this.fail();
  }

  /** Throws for any use of the value that the query's constraints don't cover. */
  fail(): never {
    throw new NotGuaranteed(`the query does not guarantee ${this.source}`);
  }
}

/** True for a list; a type guard that, unlike `Array.isArray`, keeps the element type. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** True for a map. */
export function isMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}
