import { comparable, compareValues, equalItems } from './compare';
import type { Comparison, RulesValue, Unknown } from './values';

/** Whether the query guarantees that an unknown list contains this value. */
export function isContained(unknown: Unknown, value: RulesValue): boolean {
  return unknown.facts.contains.some((item) => equalItems(item, value));
}

/** `value in unknown`, when an array-contains constraint guarantees it. */
export function containsItem(unknown: Unknown, value: RulesValue): boolean {
  return isContained(unknown, value) || unknown.fail();
}

/** `unknown <operator> value`, when the query's ranges guarantee it. */
export function compareUnknown(unknown: Unknown, operator: Comparison, value: RulesValue): boolean {
  const wantsLess = operator === '<' || operator === '<=';
  for (const range of unknown.facts.ranges) {
    const isUpper = range.operator === '<' || range.operator === '<=';
    if (isUpper !== wantsLess || !comparable(range.value, value)) continue;
    const bound = compareValues(range.value, value);
    const strictEnough = operator.length === 2 || range.operator.length === 1;
    if ((isUpper ? bound < 0 : bound > 0) || (bound === 0 && strictEnough)) return true;
  }
  return unknown.fail();
}
