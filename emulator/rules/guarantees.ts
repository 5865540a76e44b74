import { comparable, compareValues, equalItems } from './compare';
import type { Comparison, RulesValue, Unknown } from './values';

/** `value in unknown`, when an array-contains constraint answers it. */
export function containsItem(unknown: Unknown, value: RulesValue): boolean {
  if (unknown.facts.contains.some((item) => equalItems(item, value))) return true;
  return unknown.fail();
}

/** `unknown <operator> value`, when the query's ranges answer it. */
export function compareUnknown(unknown: Unknown, operator: Comparison, value: RulesValue): boolean {
  for (const range of unknown.facts.ranges) {
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
  return unknown.fail();
}
