import { invalid } from '../errors';
import { NAME_FIELD } from '../paths/fieldPath';
import type { FieldPath } from '../paths/fieldPath';
import { databaseName, parseDocumentName, sameDatabase } from '../paths/resourceName';
import type { DatabaseName } from '../paths/resourceName';
import { decodeOperand } from '../values/json';
import { valueSize } from '../values/size';
import type { Value } from '../values/value';
import { fieldFilter, isNaNValue, subjectOf } from './filter';
import type { Filter, Operator } from './filter';
import { enumName, fieldReference, list, object } from './wire';
import type { Json } from './wire';

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

const NAN: Value = { kind: 'double', value: NaN };
const NULL: Value = { kind: 'null' };

const UNARY: Readonly<Record<string, readonly [Operator, Value]>> = {
  IS_NAN: ['is', NAN],
  IS_NULL: ['is', NULL],
  IS_NOT_NAN: ['is-not', NAN],
  IS_NOT_NULL: ['is-not', NULL],
};

/** The protocol's enums, in the order of their numbers. */
const FIELD_OPERATORS = ['', ...Object.keys(OPERATORS)];
const UNARY_OPERATORS = ['', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const COMPOSITE_OPERATORS = ['', 'AND', 'OR'];

/** Maximum number of values for a list operator (documented limits). */
const MAX_LIST: Partial<Record<Operator, number>> = { in: 30, 'array-contains-any': 30, 'not-in': 10 };

/** Maximum size of a comparison value: the service's indexes truncate larger ones. */
const MAX_OPERAND_BYTES = 1500;

/** Parses a filter; null when it's absent or empty. References that it compares with must be in this database. */
export function decodeFilter(json: unknown, database: DatabaseName): Filter | null {
  if (json === undefined || json === null) return null;
  const wire = object(json, 'Filter');
  if (wire.fieldFilter) return decodeFieldFilter(object(wire.fieldFilter, 'fieldFilter'), database);
  if (wire.unaryFilter) return decodeUnaryFilter(object(wire.unaryFilter, 'unaryFilter'));
  if (wire.compositeFilter) return decodeCompositeFilter(object(wire.compositeFilter, 'compositeFilter'), database);
  throw invalid('Unknown Filter type.');
}

function decodeCompositeFilter(wire: Json, database: DatabaseName): Filter | null {
  const op = enumName(wire.op, COMPOSITE_OPERATORS);
  if (op !== 'AND' && op !== 'OR') throw invalid('Unsupported CompositeFilter operator.');
  const filters = list(wire.filters, 'filters').flatMap((filter) => decodeFilter(filter, database) ?? []);
  if (op === 'AND') return filters.length < 2 ? (filters[0] ?? null) : { kind: 'and', filters };
  if (filters.length === 0) throw invalid('Composite filter must have at least one sub-filter.');
  return { kind: 'or', filters };
}

function decodeUnaryFilter(wire: Json): Filter {
  const meaning = UNARY[enumName(wire.op, UNARY_OPERATORS)];
  if (!meaning) throw invalid('Unknown UnaryFilter operator.');
  const path = fieldReference(wire.field);
  if (path[0] === NAME_FIELD) throw notAKey();
  return fieldFilter(path, ...meaning);
}

function decodeFieldFilter(wire: Json, database: DatabaseName): Filter {
  const name = enumName(wire.op, FIELD_OPERATORS);
  const op = OPERATORS[name];
  if (!op) throw invalid('Unknown FieldFilter operator.');
  const path = fieldReference(wire.field);
  const value = decodeOperand(wire.value);
  const most = MAX_LIST[op];
  if (most !== undefined) checkList(name, value, most);
  const operands = most !== undefined && value.kind === 'array' ? value.values : [value];
  if (path[0] === NAME_FIELD) checkKeys(op, operands, database);
  else checkSizes(path, op, operands);
  return comparison(path, op, value);
}

/**
 * NaN equals nothing, so it excludes nothing: `!=` NaN matches everything that isn't null, and NaN within `not-in` is
 * ignored.
 */
function comparison(path: FieldPath, op: Operator, value: Value): Filter {
  if (op === '!=' && isNaNValue(value)) return fieldFilter(path, 'is-not', NULL);
  if (op === 'not-in' && value.kind === 'array')
    return fieldFilter(path, op, { kind: 'array', values: value.values.filter((item) => !isNaNValue(item)) });
  return fieldFilter(path, op, value);
}

function checkList(operator: string, value: Value, most: number): void {
  if (value.kind !== 'array') throw invalid(`'${operator}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (value.values.length > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
}

function checkSizes(path: FieldPath, op: Operator, operands: readonly Value[]): void {
  if (operands.some((operand) => valueSize(operand) > MAX_OPERAND_BYTES))
    throw invalid(`value for ${subjectOf({ path, op })} is too large to be used in a query`);
}

function checkKeys(op: Operator, operands: readonly Value[], database: DatabaseName): void {
  if (op.startsWith('array-')) throw invalid('the name __key__ is reserved');
  for (const operand of operands) {
    if (operand.kind !== 'reference') throw notAKey();
    const named = parseDocumentName(operand.value);
    if (!sameDatabase(named, database))
      throw invalid(
        `The request was for database '${databaseName(database)}' but was attempting to access database '${databaseName(named)}'`,
      );
  }
}

function notAKey(): Error {
  return invalid('__key__ filter value must be a Key');
}
