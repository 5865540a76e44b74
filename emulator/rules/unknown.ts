import { compareValues, equalItems, equalValues } from './compare';
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
   */
  constructor(
    readonly source: string,
    private readonly isDocument = false,
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
    if (this.facts.contains.some((item) => equalItems(item, value))) return true;
    return this.fail();
  }

  /** `this == value`: a map is not null, and nothing else is ever guaranteed. */
  equals(value: RulesValue): boolean {
    return this.isMap && value === null ? false : this.fail();
  }

  /** `this != value`, when an exclusion or a range guarantees it. */
  differs(value: RulesValue): boolean {
    if (value instanceof Unknown) return this.fail();
    if (value === null && (this.isMap || this.facts.ranges.length > 0 || this.facts.excluded.length > 0)) return true;
    if (this.facts.excluded.some((item) => equalValues(item, value))) return true;
    for (const range of this.facts.ranges) {
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

function comparable(a: RulesValue, b: RulesValue): boolean {
  const isNumber = (value: RulesValue): boolean => typeof value === 'bigint' || typeof value === 'number';
  if (isNumber(a)) return isNumber(b);
  if (typeof a === 'string') return typeof b === 'string';
  return (
    typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    a.constructor === b.constructor &&
    'nanos' in a
  );
}

function satisfies(order: number, operator: Comparison): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
