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
 * Questions that the constraints answer are answered; every other use is a fault that says what would have to be constrained.
 */
export class Unknown {
  readonly facts: FieldFacts = { contains: [], ranges: [], excluded: [] };
  readonly children = new Map<string, RulesValue>();

  /** @param source how rules write this value: `resource.data.owner`. */
  constructor(readonly source: string) {}

  /** The value of a field within this one, known or not. */
  member(name: string): RulesValue {
    const known = this.children.get(name);
    return known === undefined ? new Unknown(`${this.source}.${name}`) : known;
  }

  /** `value in this`, when an array-contains constraint answers it. */
  hasItem(value: RulesValue): boolean {
    if (this.facts.contains.some((item) => equalItems(item, value))) return true;
    return this.fail();
  }

  /** `this == value`, when a range or an exclusion rules it out. */
  equals(value: RulesValue): boolean {
    if (value instanceof Unknown) return this.fail();
    if (this.facts.excluded.some((item) => equalValues(item, value))) return false;
    for (const range of this.facts.ranges) {
      if (comparable(range.value, value) && !satisfies(compareValues(value, range.value), range.operator)) return false;
    }
    return this.fail();
  }

  /** `this <operator> value`, when the query's ranges answer it. */
  compare(operator: Comparison, value: RulesValue): boolean {
    for (const range of this.facts.ranges) {
      if (!comparable(range.value, value)) continue;
      const bound = compareValues(range.value, value);
      const upper = range.operator === '<' || range.operator === '<=';
      const wantsLess = operator === '<' || operator === '<=';
      if (upper === wantsLess) {
        const strictEnough = operator.length === 2 || range.operator.length === 1;
        if ((upper ? bound < 0 : bound > 0) || (bound === 0 && strictEnough)) return true;
      } else {
        const excludesEqual = operator.length === 1 || range.operator.length === 1;
        if ((upper ? bound < 0 : bound > 0) || (bound === 0 && excludesEqual)) return false;
      }
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
