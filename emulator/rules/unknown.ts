import { compareValues, equalItems } from './compare';
import { NotGuaranteed } from './faults';
import type { RulesValue } from './values';

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
 * A value that a list query leaves open: rules are not filters, so whatever its constraints do not guarantee cannot satisfy a clause.
 * A question that they answer with yes is answered so, as in Google's evaluation; any other is a fault that says what would have to
 * be constrained.
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

  /** `value in this`, when an array-contains constraint guarantees it. */
  hasItem(value: RulesValue): boolean {
    return this.contains(value) || this.fail();
  }

  /** Whether the query guarantees that this, a list, contains a value. */
  contains(value: RulesValue): boolean {
    return this.facts.contains.some((item) => equalItems(item, value));
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

  /** `this != value`, when an exclusion or a range guarantees it. */
  differs(value: RulesValue): boolean {
    if (value instanceof Unknown) return this.fail();
    const { contains, ranges, excluded } = this.facts;
    if (value === null && (this.isMap || contains.length + ranges.length + excluded.length > 0)) return true;
    if (excluded.some((item) => equalItems(item, value))) return true;
    for (const range of ranges) {
      if (comparable(range.value, value) && !satisfies(compareValues(value, range.value), range.operator)) return true;
    }
    return this.fail();
  }

  /** `this <operator> value`, when the query's ranges guarantee it. */
  compare(operator: Comparison, value: RulesValue): boolean {
    const wantsLess = operator === '<' || operator === '<=';
    for (const range of this.facts.ranges) {
      const isUpper = range.operator === '<' || range.operator === '<=';
      if (isUpper !== wantsLess || !comparable(range.value, value)) continue;
      const bound = compareValues(range.value, value);
      const strictEnough = operator.length === 2 || range.operator.length === 1;
      if ((isUpper ? bound < 0 : bound > 0) || (bound === 0 && strictEnough)) return true;
    }
    return this.fail();
  }

  /** Any other use of the value. */
  fail(): never {
    throw new NotGuaranteed(`the query does not guarantee ${this.source}`);
  }
}

/** Whether a range by a bound says something of a value: one by a float says nothing of integers, as in Google's evaluation. */
function comparable(bound: RulesValue, value: RulesValue): boolean {
  if (typeof bound === 'bigint') return typeof value === 'bigint' || typeof value === 'number';
  if (typeof bound === 'number' || typeof bound === 'string') return typeof value === typeof bound;
  return (
    typeof bound === 'object' &&
    typeof value === 'object' &&
    bound !== null &&
    value !== null &&
    bound.constructor === value.constructor &&
    ('nanos' in bound || bound instanceof Uint8Array)
  );
}

function satisfies(order: number, operator: Comparison): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
