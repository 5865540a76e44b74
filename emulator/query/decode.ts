import { invalid, StatusError } from '../errors';
import { NAME_FIELD, parseFieldPath } from '../paths/fieldPath';
import { decodeValue } from '../values/json';
import type { Value } from '../values/value';
import { formatFieldPath } from '../paths/fieldPath';
import { fieldFilter, fieldFilters } from './filter';
import type { Filter, Operator } from './filter';
import { completeOrder } from './query';
import type { Cursor, Order, Query } from './query';

type Json = Readonly<Record<string, unknown>>;

const OPERATORS: Readonly<Record<string, Operator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
};

const UNARY: Readonly<Record<string, { op: Operator; nan: boolean }>> = {
  IS_NAN: { op: '==', nan: true },
  IS_NULL: { op: '==', nan: false },
  IS_NOT_NAN: { op: '!=', nan: true },
  IS_NOT_NULL: { op: '!=', nan: false },
};

/** The protocol's enums in the order of their numbers: REST clients may send an enum by its number. */
const FIELD_OPERATORS = ['', ...Object.keys(OPERATORS)];
const UNARY_OPERATORS = ['', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const COMPOSITE_OPERATORS = ['', 'AND', 'OR'];
const DIRECTIONS = ['', 'ASCENDING', 'DESCENDING'];

function enumName(json: unknown, names: readonly string[]): string {
  return typeof json === 'number' ? (names[json] ?? String(json)) : String(json ?? '');
}

const MAX_LIST = { in: 30, 'array-contains-any': 30, 'not-in': 10 } as const;

function object(json: unknown, what: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(`${what} must be an object.`);
  return json as Json;
}

function list(json: unknown, what: string): readonly unknown[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid(`${what} must be a list.`);
  return json;
}

function fieldOf(json: unknown): string {
  return String(object(json, 'field').fieldPath ?? '');
}

/** The operand of a filter. A list of alternatives may hold arrays, though an array in a document may not. */
function decodeOperand(op: Operator, json: unknown): Value {
  const alternatives = (json as { arrayValue?: { values?: unknown } } | null | undefined)?.arrayValue?.values;
  const takesList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  if (!takesList || !Array.isArray(alternatives)) return decodeValue(json);
  return { kind: 'array', values: alternatives.map((item) => decodeValue(item)) };
}

function decodeFieldFilter(json: Json): Filter {
  const op = OPERATORS[enumName(json.op, FIELD_OPERATORS)];
  if (!op) throw invalid(`Unknown filter operator: ${String(json.op)}.`);
  const path = parseFieldPath(fieldOf(json.field));
  const value = decodeOperand(op, json.value);
  if (op === 'in' || op === 'not-in' || op === 'array-contains-any') {
    if (value.kind !== 'array' || value.values.length === 0)
      throw invalid(`'${op.toUpperCase()}' requires an non-empty ArrayValue.`);
    if (value.values.length > MAX_LIST[op])
      throw invalid(`'${op.toUpperCase()}' supports up to ${MAX_LIST[op]} comparison values.`);
  }
  if (path[0] === NAME_FIELD) {
    const names = value.kind === 'array' ? value.values : [value];
    if (!names.every((name) => name.kind === 'reference')) throw invalid('__key__ filter value must be a Key');
  }
  return fieldFilter(path, op, value);
}

function decodeFilter(json: unknown): Filter | null {
  if (json === undefined || json === null) return null;
  const wire = object(json, 'Filter');
  if (wire.fieldFilter) return decodeFieldFilter(object(wire.fieldFilter, 'fieldFilter'));
  if (wire.unaryFilter) {
    const unary = object(wire.unaryFilter, 'unaryFilter');
    const meaning = UNARY[enumName(unary.op, UNARY_OPERATORS)];
    if (!meaning) throw invalid(`Unknown unary operator: ${String(unary.op)}.`);
    const path = parseFieldPath(fieldOf(unary.field));
    return fieldFilter(path, meaning.op, meaning.nan ? { kind: 'double', value: NaN } : { kind: 'null' });
  }
  if (wire.compositeFilter) {
    const composite = object(wire.compositeFilter, 'compositeFilter');
    const op = enumName(composite.op, COMPOSITE_OPERATORS);
    if (op !== 'AND' && op !== 'OR') throw invalid(`Unknown composite operator: ${String(composite.op)}.`);
    const filters = list(composite.filters, 'filters').flatMap((filter) => decodeFilter(filter) ?? []);
    if (filters.length === 0) throw invalid('A composite filter needs at least one filter.');
    return filters.length === 1 ? (filters[0] as Filter) : { kind: op === 'AND' ? 'and' : 'or', filters };
  }
  return null;
}

function decodeOrder(json: unknown): Order {
  const wire = object(json, 'Order');
  const path = parseFieldPath(fieldOf(wire.field));
  return { path, field: formatFieldPath(path), descending: enumName(wire.direction, DIRECTIONS) === 'DESCENDING' };
}

function decodeCursor(json: unknown, orderBy: readonly Order[]): Cursor | null {
  if (json === undefined || json === null) return null;
  const wire = object(json, 'Cursor');
  const values = list(wire.values, 'values').map((value) => decodeValue(value));
  if (values.length > orderBy.length) throw invalid('Cursor has too many values.');
  values.forEach((value, i) => {
    if (orderBy[i]?.field === NAME_FIELD && value.kind !== 'reference')
      throw invalid('A cursor on __name__ must be a reference.');
  });
  return { values, before: wire.before === true };
}

/** An int32 that may come bare (REST, WebChannel) or wrapped in `{value}`. */
function count(json: unknown, what: string): number | null {
  if (json === undefined || json === null) return null;
  const value = typeof json === 'object' ? (json as { value?: unknown }).value : json;
  const number = Number(value ?? 0);
  if (!Number.isInteger(number) || number < 0) throw invalid(`${what} is negative.`);
  return number;
}

function checkCombination(filter: Filter | null): void {
  const ops = fieldFilters(filter).map(({ op }) => op);
  const times = (op: Operator): number => ops.filter((other) => other === op).length;
  if (times('not-in') + times('!=') > 1)
    throw invalid("Only a single 'NOT_IN' or 'NOT_EQUAL' filter allowed per query.");
  if (times('not-in') > 0 && (ops.includes('in') || ops.includes('array-contains-any') || filterHasOr(filter))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
}

/** Most alternatives a query may have once its `or`, `in` and `array-contains-any` are multiplied out (documented limit). */
const MAX_ALTERNATIVES = 30;

/** How many alternatives a filter multiplies out to. */
function alternativesOf(filter: Filter): number {
  if (filter.kind === 'field') {
    const takesList = filter.op === 'in' || filter.op === 'array-contains-any';
    return takesList && filter.value.kind === 'array' ? filter.value.values.length : 1;
  }
  const counts = filter.filters.map(alternativesOf);
  return filter.kind === 'or' ? counts.reduce((a, b) => a + b, 0) : counts.reduce((a, b) => a * b, 1);
}

/** The array operators of one alternative, the one that has most of them: `array-contains` counts for one, `array-contains-any` too. */
function arrayClauses(filter: Filter): number {
  if (filter.kind === 'field') return filter.op === 'array-contains' || filter.op === 'array-contains-any' ? 1 : 0;
  const counts = filter.filters.map(arrayClauses);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((a, b) => a + b, 0);
}

function checkAlternatives(filter: Filter | null): void {
  if (filter === null) return;
  const count = alternativesOf(filter);
  if (count > MAX_ALTERNATIVES)
    throw invalid(
      `A query may have up to ${MAX_ALTERNATIVES} alternatives in its disjunctive normal form, not ${count}.`,
    );
  if (arrayClauses(filter) > 1)
    throw invalid("At most one 'ARRAY_CONTAINS' or 'ARRAY_CONTAINS_ANY' is allowed in each alternative of a query.");
}

function filterHasOr(filter: Filter | null): boolean {
  return filter !== null && filter.kind !== 'field' && (filter.kind === 'or' || filter.filters.some(filterHasOr));
}

/** Reads a structured query below a parent document's relative path; refuses what the service refuses. */
export function decodeQuery(json: unknown, parent: string): Query {
  const wire = object(json, 'structuredQuery');
  if (wire.findNearest) throw new StatusError('UNIMPLEMENTED', 'Vector search is not part of this emulator.');
  const from = list(wire.from, 'from');
  if (from.length > 1) throw invalid('A query reads from at most one collection selector.');
  const selector = from.length === 1 ? object(from[0], 'from') : {};
  const collectionId =
    typeof selector.collectionId === 'string' && selector.collectionId !== '' ? selector.collectionId : null;
  const filter = decodeFilter(wire.where);
  checkCombination(filter);
  checkAlternatives(filter);
  const explicitOrderBy = list(wire.orderBy, 'orderBy').map(decodeOrder);
  const orderBy = completeOrder(explicitOrderBy, filter);
  const select =
    wire.select === undefined || wire.select === null ? null : list(object(wire.select, 'select').fields, 'fields');
  return {
    parent,
    collectionId,
    allDescendants: selector.allDescendants === true || collectionId === null,
    filter,
    explicitOrderBy,
    orderBy,
    startAt: decodeCursor(wire.startAt, orderBy),
    endAt: decodeCursor(wire.endAt, orderBy),
    offset: count(wire.offset, 'offset') ?? 0,
    limit: count(wire.limit, 'limit'),
    select: select === null ? null : select.map((field) => parseFieldPath(fieldOf(field))),
  };
}
