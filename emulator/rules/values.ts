import { NotGuaranteed } from './faults';
import type { PathVariable } from './pathVariable';

/**
 * A value while rules run. Integers are bigints and floats are numbers, so the two never mix by accident;
 * lists are arrays, maps are Maps; every other type has its class.
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

export type Comparison = '<' | '<=' | '>' | '>=';

/** What a query's where-clause says about one field, short of its value. */
export interface FieldFacts {
  /** Values that the field, a list, is guaranteed to contain. */
  readonly contains: RulesValue[];
  readonly ranges: { readonly operator: Comparison; readonly value: RulesValue }[];
  /** Values that the field is guaranteed not to have. */
  readonly excluded: RulesValue[];
}

/**
 * A value that a list query leaves open: rules are not filters, so what its constraints do not guarantee cannot satisfy a clause.
 * A question that they answer with yes is answered so, as in Google's evaluation (see `guarantees.ts`); any other is a fault that
 * says what would have to be constrained.
 */
export class Unknown {
  readonly facts: FieldFacts = { contains: [], ranges: [], excluded: [] };
  readonly children = new Map<string, RulesValue>();

  /**
   * @param source how rules write this value: `resource.data.owner`.
   * @param isDocument true for all of a document's data, which are a map whatever the query asks for.
   * @param isKeys true for the keys of such a map.
   */
  constructor(
    readonly source: string,
    private readonly isDocument = false,
    readonly isKeys = false,
  ) {}

  /** The value of a field within this one, known or not. */
  member(name: string): RulesValue {
    const known = this.children.get(name);
    return known === undefined ? new Unknown(`${this.source}.${name}`) : known;
  }

  /** True when the value can only be a map: a field within it is constrained. */
  get isMap(): boolean {
    return this.isDocument || this.children.size > 0;
  }

  /** The keys of this, a map: those that the query constrains are among them. */
  keys(): Unknown {
    const keys = new Unknown(`${this.source}.keys()`, false, true);
    keys.facts.contains.push(...this.children.keys());
    return keys;
  }

  /** How many keys this, a map, has: as many as the query constrains, or more. */
  size(): Unknown {
    const size = new Unknown(`${this.source}.size()`);
    size.facts.ranges.push({ operator: '>=', value: BigInt(this.children.size) });
    return size;
  }

  /** `this == value`: a map is not null, and nothing else is ever guaranteed. */
  equals(value: RulesValue): boolean {
    return this.isMap && value === null ? false : this.fail();
  }

  /** Any use of the value that the query's constraints do not answer. */
  fail(): never {
    throw new NotGuaranteed(`the query does not guarantee ${this.source}`);
  }
}

/** True for a list; narrows where `Array.isArray` would lose the element type. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** True for a map. */
export function isMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}
