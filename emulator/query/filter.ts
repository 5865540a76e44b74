import { formatFieldPath, getAt, NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../documents/document';
import { compareValues, equalValues, typeRank } from '../values/compare';
import type { Value } from '../values/value';

/** `is` and `is-not` match null or NaN, which every other operator skips. */
export type Operator =
  '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any' | 'is' | 'is-not';

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  /** The path's canonical text. */
  readonly field: string;
  readonly op: Operator;
  readonly value: Value;
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

/** Creates a field filter. */
export function fieldFilter(path: FieldPath, op: Operator, value: Value): FieldFilter {
  return { kind: 'field', path, field: formatFieldPath(path), op, value };
}

/** The subject of a filter as it appears in the service's errors: a field, or the elements of one. */
export function subjectOf({ path, op }: Pick<FieldFilter, 'path' | 'op'>): string {
  return `${path.join('.')}${op.startsWith('array-') ? '[*]' : ''}`;
}

const INEQUALITIES: ReadonlySet<Operator> = new Set(['<', '<=', '>', '>=', '!=', 'not-in', 'is-not']);

/** True for the operators that need an order: `<`, `<=`, `>`, `>=`, `!=`, `not-in` and `is-not`. */
export function isInequality(op: Operator): boolean {
  return INEQUALITIES.has(op);
}

/** All field filters of a filter, in source order. */
export function fieldFilters(filter: Filter | null): readonly FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** A document's value at a path; its name counts as a reference at `__name__`. */
export function valueAt(document: StoredDocument, path: FieldPath, database: DatabaseName): Value | undefined {
  if (path[0] === NAME_FIELD) return { kind: 'reference', value: resourceName(database, document.path) };
  return getAt(document.fields, path);
}

/** True for NaN, which is in no range and equals nothing, not even itself. */
export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}

function isNullOrNaN(value: Value): boolean {
  return value.kind === 'null' || isNaNValue(value);
}

function elementsOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

function equals(actual: Value, wanted: Value): boolean {
  return !isNullOrNaN(wanted) && equalValues(actual, wanted);
}

function contains(list: readonly Value[], wanted: Value): boolean {
  return list.some((item) => equals(item, wanted));
}

function compares(actual: Value, op: '<' | '<=' | '>=' | '>', bound: Value): boolean {
  if (isNullOrNaN(actual) || isNullOrNaN(bound) || typeRank(actual) !== typeRank(bound)) return false;
  const order = compareValues(actual, bound);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

function matchesField(actual: Value | undefined, { op, value }: FieldFilter): boolean {
  if (actual === undefined) return false;
  switch (op) {
    case 'is':
      return equalValues(actual, value);
    case 'is-not':
      return actual.kind !== 'null' && !equalValues(actual, value);
    case '==':
      return equals(actual, value);
    case '!=':
      return actual.kind !== 'null' && value.kind !== 'null' && !equals(actual, value);
    case 'in':
      return elementsOf(value).some((item) => equals(actual, item));
    case 'not-in':
      return actual.kind !== 'null' && !elementsOf(value).some((item) => item.kind === 'null' || equals(actual, item));
    case 'array-contains':
      return contains(elementsOf(actual), value);
    case 'array-contains-any':
      return elementsOf(value).some((item) => contains(elementsOf(actual), item));
    default:
      return compares(actual, op, value);
  }
}

/** The filter that matches no document. */
const NEVER: Filter = { kind: 'or', filters: [] };

/** Whether a comparison with null or NaN can never match. */
function isImpossible({ op, value }: FieldFilter): boolean {
  switch (op) {
    case 'is':
    case 'is-not':
      return false;
    case '!=':
      return value.kind === 'null';
    case 'not-in':
      return elementsOf(value).length > 0 && elementsOf(value).every((item) => item.kind === 'null');
    case 'in':
    case 'array-contains-any':
      return elementsOf(value).every(isNullOrNaN);
    default:
      return isNullOrNaN(value);
  }
}

/** The same filter without the alternatives that can never match: those require no order. */
export function possible(filter: Filter): Filter {
  if (filter.kind === 'field') return isImpossible(filter) ? NEVER : filter;
  const parts = filter.filters.map(possible);
  if (filter.kind === 'and') return { kind: 'and', filters: parts };
  const alternatives = parts.filter((part) => part !== NEVER);
  return alternatives.length === 0 ? NEVER : { kind: 'or', filters: alternatives };
}

/** True when a filter can never match because of its comparison values. */
export function isNever(filter: Filter): boolean {
  if (filter.kind === 'field') return false;
  return filter.kind === 'and' ? filter.filters.some(isNever) : filter.filters.every(isNever);
}

/** Whether a document matches a filter. A missing field never matches; comparisons only match within one type. */
export function matches(document: StoredDocument, filter: Filter | null, database: DatabaseName): boolean {
  if (filter === null) return true;
  if (filter.kind === 'field') return matchesField(valueAt(document, filter.path, database), filter);
  return filter.kind === 'and'
    ? filter.filters.every((part) => matches(document, part, database))
    : filter.filters.some((part) => matches(document, part, database));
}
