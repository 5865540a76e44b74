import { formatFieldPath, getAt, NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { resourceName } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import type { StoredDocument } from '../store/document';
import { compareValues, equalValues, typeRank } from '../values/compare';
import type { Value } from '../values/value';

export type Operator =
  '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';

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

/** Makes a field filter. */
export function fieldFilter(path: FieldPath, op: Operator, value: Value): FieldFilter {
  return { kind: 'field', path, field: formatFieldPath(path), op, value };
}

/** True for the operators that need an order: `<`, `<=`, `>`, `>=`, `!=` and `not-in`. */
export function isInequality(op: Operator): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=' || op === '!=' || op === 'not-in';
}

/** All field filters of a filter, in the order they stand. */
export function fieldFilters(filter: Filter | null): readonly FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** A document's value at a path; its own name counts as a reference at `__name__`. */
export function valueAt(document: StoredDocument, path: FieldPath, database: DatabaseName): Value | undefined {
  if (path[0] === NAME_FIELD) return { kind: 'reference', value: resourceName(database, document.path) };
  return getAt(document.fields, path);
}

function elementsOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

function contains(list: readonly Value[], value: Value): boolean {
  return list.some((item) => equalValues(item, value));
}

/** Alternatives that can match: null and NaN among them never do, as Firebase's own tests of its SDK against the service hold. */
export function alternativesOf(list: Value): readonly Value[] {
  return elementsOf(list).filter(
    (item) => item.kind !== 'null' && !(item.kind === 'double' && Number.isNaN(item.value)),
  );
}

function compares(actual: Value, op: '<' | '<=' | '>=' | '>', bound: Value): boolean {
  if (typeRank(actual) !== typeRank(bound)) return false;
  const order = compareValues(actual, bound);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

function matchesField(actual: Value | undefined, { op, value }: FieldFilter): boolean {
  if (actual === undefined) return false;
  switch (op) {
    case '==':
      return equalValues(actual, value);
    case '!=':
      return actual.kind !== 'null' && !equalValues(actual, value);
    case 'in':
      return contains(alternativesOf(value), actual);
    case 'not-in':
      return (
        actual.kind !== 'null' &&
        !elementsOf(value).some((item) => item.kind === 'null') &&
        !contains(elementsOf(value), actual)
      );
    case 'array-contains':
      return actual.kind === 'array' && contains(actual.values, value);
    case 'array-contains-any':
      return actual.kind === 'array' && alternativesOf(value).some((item) => contains(actual.values, item));
    default:
      return compares(actual, op, value);
  }
}

/** Whether a document passes a filter. A missing field passes none; comparisons hold only within one type. */
export function matches(document: StoredDocument, filter: Filter | null, database: DatabaseName): boolean {
  if (filter === null) return true;
  if (filter.kind === 'field') return matchesField(valueAt(document, filter.path, database), filter);
  return filter.kind === 'and'
    ? filter.filters.every((part) => matches(document, part, database))
    : filter.filters.some((part) => matches(document, part, database));
}
